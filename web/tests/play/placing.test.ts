// The card of a preview keeps off what it is about.
import { describe, expect, it } from 'vitest'
import { bestCorner, type Corner, type Thing } from '../../src/pages/play/placing'

const BOARD = { width: 700, height: 600 }
const CARD = { width: 340, height: 250 }
const LOW_LEFT: Corner = { right: false, top: false }
const thing = (x: number, y: number, weight = 1): Thing => ({
  left: x - 15,
  right: x + 15,
  top: y - 15,
  bottom: y + 15,
  weight,
})

describe('a card', () => {
  it('stays where it is while it covers nothing', () => {
    expect(bestCorner(CARD, BOARD, [thing(600, 100)], LOW_LEFT)).toEqual(LOW_LEFT)
    expect(bestCorner(CARD, BOARD, [], { right: true, top: true })).toEqual({ right: true, top: true })
  })

  it('goes to a corner where it covers nothing that is lit', () => {
    const fight = [thing(100, 500), thing(140, 500), thing(600, 500), thing(120, 80)]
    expect(bestCorner(CARD, BOARD, fight, LOW_LEFT)).toEqual({ right: true, top: true })
  })

  it('rather covers what matters little where it must cover something', () => {
    const corners: [number, number][] = [
      [100, 500],
      [600, 500],
      [100, 100],
      [600, 100],
    ]
    const all = corners.map(([x, y], i) => thing(x, y, i === 2 ? 1 : 8))
    expect(bestCorner(CARD, BOARD, all, LOW_LEFT)).toEqual({ right: false, top: true })
  })
})
