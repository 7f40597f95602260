import { describe, expect, it } from 'vitest'
import {
  between,
  fitting,
  fittingBeside,
  held,
  showing,
  sight,
  toMap,
  toScreen,
  zoomed,
} from '../../src/lib/board/camera'

const SIZE = { width: 800, height: 600 }
const FRAME = { left: -10, top: -5, right: 30, bottom: 15 }

describe('camera', () => {
  it('goes to the screen and back', () => {
    const camera = { k: 20, x: 13, y: -7 }
    expect(toMap(camera, ...toScreen(camera, [3, 4]))).toEqual([3, 4])
  })

  it('fits a box into the window', () => {
    const camera = fitting(FRAME, SIZE, 10)
    const seen = sight(camera, SIZE)
    expect(seen.left).toBeLessThanOrEqual(FRAME.left)
    expect(seen.right).toBeGreaterThanOrEqual(FRAME.right)
    expect(camera.k).toBeCloseTo(780 / 40)
  })

  it('fits a box beside a covered corner, if it would lie under it', () => {
    const corner = { width: 44, height: 152 }
    const high = { left: 0, top: 0, right: 38, bottom: 29 }
    const beside = fittingBeside(corner, high, SIZE, 4)
    expect(toScreen(beside, [0, 0])[0]).toBeGreaterThanOrEqual(44)
    expect(toScreen(beside, [38, 29])[0]).toBeLessThanOrEqual(800)
    // held to the map, it stays there
    expect(toScreen(held(beside, SIZE, high, 48), [0, 0])[0]).toBeGreaterThanOrEqual(44)
    const narrow = { left: 0, top: 0, right: 10, bottom: 20 }
    expect(fittingBeside(corner, narrow, SIZE, 4)).toEqual(fitting(narrow, SIZE, 4))
    const flat = { left: 0, top: 0, right: 40, bottom: 10 }
    expect(fittingBeside(corner, flat, SIZE, 4)).toEqual(fitting(flat, SIZE, 4))
  })

  it('keeps the point under the pointer when zooming', () => {
    const camera = { k: 20, x: 13, y: -7 }
    const there = toMap(camera, 400, 100)
    expect(toScreen(zoomed(camera, 55, 400, 100), there)).toEqual([expect.closeTo(400), expect.closeTo(100)])
  })

  it('is held to the map', () => {
    const far = held({ k: 40, x: 5000, y: -5000 }, SIZE, FRAME, 24)
    const seen = sight(far, SIZE)
    expect(seen.left).toBeCloseTo(FRAME.left - 24 / 40)
    expect(seen.bottom).toBeCloseTo(FRAME.bottom + 24 / 40)
    const small = held({ k: 5, x: 0, y: 0 }, SIZE, FRAME, 24)
    expect(toScreen(small, [10, 5])).toEqual([400, 300])
  })

  it('moves no more than needed to show a box', () => {
    const camera = { k: 20, x: 0, y: 0 }
    expect(showing(camera, SIZE, { left: 10, top: 10, right: 11, bottom: 11 }, 50)).toBe(camera)
    expect(showing(camera, SIZE, { left: 40, top: 10, right: 41, bottom: 11 }, 50)).toEqual({ k: 20, x: -70, y: 0 })
    const wide = showing(camera, SIZE, { left: 0, top: 0, right: 100, bottom: 10 }, 50)
    expect(wide.k).toBeCloseTo(7)
  })

  it('flies from one place to another', () => {
    const [a, b] = [
      { k: 10, x: 0, y: 0 },
      { k: 40, x: -300, y: -100 },
    ]
    expect(between(a, b, 0)).toEqual(a)
    expect(between(a, b, 1)).toBe(b)
    expect(between(a, b, 0.5).k).toBeCloseTo(20)
    expect(between(a, { k: 10, x: 100, y: 0 }, 0.25)).toEqual({ k: 10, x: 25, y: 0 })
  })
})
