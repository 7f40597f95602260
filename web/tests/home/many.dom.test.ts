// Blobs and files are Node's: those of jsdom have no streams.
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { deflateRawSync } from 'node:zlib'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api, Refused } from '../../src/lib/api/client'
import { settings } from '../../src/lib/settings.svelte'
import { ManyImports } from '../../src/pages/home/many.svelte'
import { filesIn, isZip, ZipFault } from '../../src/pages/home/zip'
import { furnish, match } from '../page'

const Blob = NodeBlob as unknown as typeof globalThis.Blob
const File = NodeFile as unknown as typeof globalThis.File

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** A zip of these files, deflated; `secret`: as if they needed a password. */
function zip(files: Record<string, string>, secret = false): Blob {
  const parts: Uint8Array[] = []
  const list: Uint8Array[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const [called, data] = [bytes(name), new Uint8Array(deflateRawSync(bytes(text)))]
    const fields = [secret ? 1 : 0, 8, 0, 0, 0, 0, data.length, 0, bytes(text).length, 0, called.length, 0]
    const local = new Uint8Array(new Uint16Array([0x4b50, 0x0403, 20, ...fields]).buffer)
    const central = new Uint16Array([0x4b50, 0x0201, 20, 20, ...fields, 0, 0, 0, 0, 0, at & 0xffff, at >> 16])
    list.push(new Uint8Array(central.buffer), called)
    parts.push(local, called, data)
    at += local.length + called.length + data.length
  }
  const size = list.reduce((sum, one) => sum + one.length, 0)
  const count = Object.keys(files).length
  const end = new Uint16Array([0x4b50, 0x0605, 0, 0, count, count, size, 0, at & 0xffff, at >> 16, 0])
  return new Blob([...parts, ...list, new Uint8Array(end.buffer)] as BlobPart[])
}

beforeEach(() => {
  vi.restoreAllMocks()
  furnish()
  settings.setLanguage('en')
})

describe('a zip', () => {
  it('gives its files, and no folder', async () => {
    const packed = zip({ 'games/': '', 'games/one.jsonl': 'first', 'note.txt': 'x'.repeat(5000) })
    expect(await isZip(packed)).toBe(true)
    expect(await isZip(new Blob(['{"polemos": 1}']))).toBe(false)
    const found = await filesIn(packed)
    expect(found.map((one) => one.name)).toEqual(['games/one.jsonl', 'note.txt'])
    expect(await (await found[0]?.read(100))?.text()).toBe('first')
    expect((await found[1]?.read(5000))?.size).toBe(5000)
    expect(await found[1]?.read(4999)).toBeNull()
  })

  it('is refused where it is damaged, or needs a password', async () => {
    const whole = zip({ 'one.jsonl': 'first' })
    await expect(filesIn(whole.slice(0, whole.size - 10))).rejects.toThrow(ZipFault)
    const [secret] = await filesIn(zip({ 'one.jsonl': 'first' }, true))
    expect(() => secret?.read(100)).toThrow(ZipFault)
    const broken = new Uint8Array(await whole.arrayBuffer())
    broken.fill(0xff, 39, 43)
    const [bad] = await filesIn(new Blob([broken]))
    await expect(bad?.read(100)).rejects.toThrow(ZipFault)
  })
})

describe('many records', () => {
  it('come in one after the other, and of each is told what became of it', async () => {
    const names: string[] = []
    vi.spyOn(api, 'upload').mockImplementation(async (body) => {
      const { record, name } = JSON.parse(await body.text()) as { record: string; name: string }
      names.push(name)
      const problem = { code: 'bad-input', message: 'line 1: no header', where: '', expected: '', lines: [], keeps: 3 }
      if (record === 'bad') throw new Refused(422, problem)
      return match(`m${names.length}`)
    })
    const many = new ManyImports()
    const packed = zip({ 'a/two.jsonl': 'good', 'a/three.jsonl': 'bad', 'readme.txt': 'hello' })
    await many.run([new File(['good'], 'one.jsonl'), new File([packed], 'more.zip'), new File(['good'], 'last.jsonl')])
    expect(many.fates.map((one) => [one.name, one.state, one.match])).toEqual([
      ['one.jsonl', 'in', 'm1'],
      ['a/two.jsonl', 'in', 'm2'],
      ['a/three.jsonl', 'not', ''],
      ['readme.txt', 'left', ''],
      ['last.jsonl', 'in', 'm4'],
    ])
    expect(many.fates[2]?.why).toEqual(['line 1: no header'])
    expect(names).toEqual(['one', 'two', 'three', 'last'])
    expect(many.over).toBe(true)
  })

  it('go on after one that is too large or damaged, and end where the server is away', async () => {
    const away = { code: 'away', message: '', where: '', expected: '', lines: [], keeps: null }
    const upload = vi.spyOn(api, 'upload').mockRejectedValue(new Refused(0, away))
    const many = new ManyImports()
    const large = new File(['x'], 'large.jsonl')
    Object.defineProperty(large, 'size', { value: 20_000_000 })
    const half = zip({ 'x.jsonl': 'x' })
    const files = [
      large,
      new File([half.slice(0, 50)], 'half.zip'),
      new File(['a'], 'a.jsonl'),
      new File(['b'], 'b.jsonl'),
    ]
    await many.run(files)
    expect(many.fates.map((one) => one.state)).toEqual(['not', 'not', 'not', 'not'])
    expect(many.fates[0]?.why[0]).toContain('16 MB')
    expect(many.fates[1]?.why[0]).toContain('damaged')
    expect(many.fates[2]?.why[0]).toContain('does not answer')
    expect(many.fates[3]?.why[0]).toContain('Broken off')
    expect(upload).toHaveBeenCalledTimes(1)
  })
})
