import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Ctx } from '../../src/lib/board/paintContext'
import { print } from '../../src/lib/board/printing'

interface Written {
  font: string
  scale: number
  text: string
  most: number | undefined
}

/** A context in which every letter is half as wide as high. */
function context(written: Written[]): Ctx {
  let by = 1
  const ctx = {
    font: '',
    save: () => undefined,
    restore: () => undefined,
    translate: () => undefined,
    scale: (x: number) => (by = x),
    measureText: (text: string) => ({ width: (text.length * parseFloat(/([\d.]+)px/.exec(ctx.font)![1]!)) / 2 }),
    fillText: (text: string, _: number, __: number, most?: number) =>
      written.push({ font: ctx.font, scale: by, text, most }),
  }
  return ctx as unknown as Ctx
}

test('letters of a fraction of a pixel are set large and made small', () => {
  const written: Written[] = []
  expect(print(context(written), '-12', [3, 4], 0.2, '700', 'serif')).toBeCloseTo(0.3)
  expect(written).toHaveLength(1)
  const [{ font, scale, text, most }] = written as [Written]
  expect(text).toBe('-12')
  const px = parseFloat(/([\d.]+)px/.exec(font)![1]!)
  expect(px).toBeGreaterThan(10)
  expect(px * scale).toBeCloseTo(0.2)
  expect(most).toBeUndefined()
})

test('a text that has less room is as wide as its room', () => {
  const written: Written[] = []
  expect(print(context(written), 'Athens', [0, 0], 0.2, '700', 'serif', 0.5)).toBeCloseTo(0.5)
  const [{ scale, most }] = written as [Written]
  expect(most! * scale).toBeCloseTo(0.5)
})

test('nothing on the board sets letters in sizes of the map', () => {
  const folder = 'src/lib/board'
  const setting = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').split('\n'))
    .filter((line) => line.includes('.font = '))
  expect(setting.length).toBeGreaterThan(3)
  expect(setting.filter((line) => /\b0\.\d+px|\{size|Size\}px/.test(line))).toEqual([])
})
