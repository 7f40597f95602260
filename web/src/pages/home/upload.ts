// What is sent when a record comes in: the text of a file, packed where that is worth it and the browser can.

/** Bytes of the largest file that is taken. */
export const MOST_BYTES = 16_000_000
/** Characters from which a body is compressed. */
const LARGE = 64 * 1024

/** The text of a file, whether it is compressed with gzip or not; it counts by its first bytes. Raises TypeError. */
export async function textOf(file: Blob, most: number): Promise<string | null> {
  const [one, two] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (one !== 0x1f || two !== 0x8b || !('DecompressionStream' in globalThis)) return file.text()
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts).text()
    size += value.length
    if (size > most) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
}

/** The body of an upload: compressed if it is large, and the browser can. */
export async function packed(record: string, name: string, repair: boolean): Promise<Blob> {
  const body = new Blob([JSON.stringify({ record, name, repair })])
  if (record.length < LARGE || !('CompressionStream' in globalThis)) return body
  return new Response(body.stream().pipeThrough(new CompressionStream('gzip'))).blob()
}

/** What people call a record that came in a file of this name. */
export function nameOf(file: string): string {
  return file
    .replace(/\.gz$/i, '')
    .replace(/\.[^.]*$/, '')
    .slice(0, 80)
}
