// Reading a zip: what it holds by its directory, and one file of it after the other.

/** Why a zip cannot be read: it is damaged, or of a kind that is not read here (with a password, or very large). */
export class ZipFault extends Error {
  constructor(readonly why: 'damaged' | 'kind') {
    super(why)
  }
}

/** A file in a zip. */
export interface Packed {
  /** Its path in it. */
  name: string
  /** Its bytes; at most `most` are made, and null comes where there are more. Raises ZipFault. */
  read: (most: number) => Promise<Blob | null>
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** Bytes of the end of a zip, and of the longest comment after it. */
const END_BYTES = 22
const COMMENT_BYTES = 65_535
/** Bits of a file: it needs a password. */
const SECRET = 1
const STORED = 0
const DEFLATED = 8
/** What stands for a number that is too large for a plain zip. */
const FULL_16 = 0xffff
const FULL_32 = 0xffffffff

/** Whether a file is a zip, by its first bytes. */
export async function isZip(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return start[0] === 0x50 && start[1] === 0x4b && (start[2] === 3 || start[2] === 5)
}

async function view(file: Blob, from: number, to: number): Promise<DataView> {
  const part = new DataView(await file.slice(from, to).arrayBuffer())
  if (part.byteLength !== to - from) throw new ZipFault('damaged')
  return part
}

/** All files in a zip, without its folders. Raises ZipFault. */
export async function filesIn(zip: Blob): Promise<Packed[]> {
  const tail = await view(zip, Math.max(0, zip.size - END_BYTES - COMMENT_BYTES), zip.size)
  let end = tail.byteLength - END_BYTES
  while (end >= 0 && tail.getUint32(end, true) !== END) end--
  if (end < 0) throw new ZipFault('damaged')
  const count = tail.getUint16(end + 10, true)
  const size = tail.getUint32(end + 12, true)
  const start = tail.getUint32(end + 16, true)
  if (count === FULL_16 || start === FULL_32) throw new ZipFault('kind')
  const list = await view(zip, start, start + size)
  const found: Packed[] = []
  let at = 0
  for (let i = 0; i < count; i++) {
    if (at + 46 > list.byteLength || list.getUint32(at, true) !== CENTRAL) throw new ZipFault('damaged')
    const lengths = [28, 30, 32].map((place) => list.getUint16(at + place, true))
    const [name = 0, extra = 0, comment = 0] = lengths
    if (at + 46 + name > list.byteLength) throw new ZipFault('damaged')
    const path = new TextDecoder().decode(new Uint8Array(list.buffer, at + 46, name))
    const secret = (list.getUint16(at + 8, true) & SECRET) !== 0
    const method = list.getUint16(at + 10, true)
    const packed = list.getUint32(at + 20, true)
    const whole = list.getUint32(at + 24, true)
    const place = list.getUint32(at + 42, true)
    if (!path.endsWith('/'))
      found.push({
        name: path,
        read: (most) => {
          if (secret || packed === FULL_32 || ![STORED, DEFLATED].includes(method)) throw new ZipFault('kind')
          return unpacked(zip, place, packed, whole, method, most)
        },
      })
    at += 46 + name + extra + comment
  }
  return found
}

async function unpacked(
  zip: Blob,
  place: number,
  packed: number,
  whole: number,
  method: number,
  most: number,
): Promise<Blob | null> {
  if (whole > most) return null
  const head = await view(zip, place, place + 30)
  if (head.getUint32(0, true) !== LOCAL) throw new ZipFault('damaged')
  const from = place + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const data = zip.slice(from, from + packed)
  if (data.size !== packed) throw new ZipFault('damaged')
  const found = method === STORED ? data : await inflated(data, whole)
  if (found.size !== whole) throw new ZipFault('damaged')
  return found
}

/** Bytes as they were before they were deflated; never many more than `whole`. */
async function inflated(data: Blob, whole: number): Promise<Blob> {
  const reader = data.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return new Blob(parts)
      size += value.length
      if (size > whole) throw new ZipFault('damaged')
      parts.push(value)
    }
  } catch {
    // what the browser says of the bytes differs, and means the same
    throw new ZipFault('damaged')
  }
}
