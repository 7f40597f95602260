// What of a board is seen before anybody moves it, and after.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { atlasOf } from '../../src/lib/board/atlas'
import { NEAR, sight } from '../../src/lib/board/camera'
import type { Sheet } from '../../src/lib/board/sheet'
import { Stage } from '../../src/lib/board/stage'
import { Viewer } from '../../src/lib/board/viewer'
import { furnish } from '../page'
import { piece, sample } from './sample'
import { scene } from '../play/fixture'

const FIELD = { left: 0, top: 0, right: 30, bottom: 30 }
const ARMIES = { left: 8, top: 10, right: 20, bottom: 20 }
let viewer: Viewer

beforeEach(() => {
  viewer = new Viewer(document.createElement('div'), FIELD, {
    free: () => true,
    draw: () => false,
    rested: () => undefined,
  })
  viewer.resize(900, 600, 1)
})
afterEach(() => viewer.close())

const seen = () => sight(viewer.camera, viewer.size)

describe('what is seen first', () => {
  it('is all of the board, if nobody says otherwise', () => {
    expect(viewer.camera).toEqual(viewer.whole())
  })

  it('is what stands there, with a margin, where the rest is empty', () => {
    viewer.begin(ARMIES)
    expect(viewer.camera.k).toBeGreaterThan(viewer.whole().k * 1.5)
    expect(seen().top).toBeLessThan(ARMIES.top - 1)
    expect(seen().bottom).toBeGreaterThan(ARMIES.bottom + 1)
    expect(seen().left).toBeLessThan(ARMIES.left - 1)
    expect(seen().right).toBeGreaterThan(ARMIES.right + 1)
    // whether it was said before or after the window had its size
    const early = viewer.camera
    viewer.resize(450, 300, 1)
    expect(viewer.camera.k).toBeLessThan(early.k)
    expect(seen().bottom).toBeGreaterThan(ARMIES.bottom)
  })

  it('is all of the board where that is hardly farther off', () => {
    viewer.begin({ left: 2, top: 3, right: 28, bottom: 27 })
    expect(viewer.camera).toEqual(viewer.whole())
  })

  it('is no nearer than needed to read a lonely counter, which is in the middle', () => {
    viewer.begin({ left: 14.5, top: 17.5, right: 15.5, bottom: 18.5 })
    expect(viewer.camera.k).toBe(NEAR)
    expect((seen().left + seen().right) / 2).toBeCloseTo(15)
    expect((seen().top + seen().bottom) / 2).toBeCloseTo(18)
  })

  it('grows with what comes into use, and does not shrink again', () => {
    viewer.begin(ARMIES)
    viewer.begin({ left: 18, top: 12, right: 24, bottom: 16 })
    expect(seen().left).toBeLessThan(ARMIES.left - 1)
    expect(seen().bottom).toBeGreaterThan(ARMIES.bottom + 1)
    expect(seen().right).toBeGreaterThan(25)
    const wide = viewer.camera
    // what is brought into sight meanwhile does not count as moved
    viewer.reveal({ left: 0, top: 0, right: 1, bottom: 1 }, 0)
    viewer.begin({ left: 10, top: 10, right: 26, bottom: 16 })
    expect(seen().right).toBeGreaterThan(27)
    expect(viewer.camera).not.toEqual(wide)
    const wider = viewer.camera
    viewer.begin(ARMIES)
    expect(viewer.camera).toEqual(wider)
  })

  it('is left alone once the board has been moved', () => {
    viewer.zoomBy(2, 0)
    const moved = viewer.camera
    viewer.begin(ARMIES)
    expect(viewer.camera).toEqual(moved)
  })

  it('gives way to the whole board, which stays whole', () => {
    viewer.begin(ARMIES)
    viewer.fit(0)
    expect(viewer.camera).toEqual(viewer.whole())
    viewer.resize(700, 500, 1)
    expect(viewer.camera).toEqual(viewer.whole())
    viewer.begin(ARMIES)
    expect(viewer.camera).toEqual(viewer.whole())
  })
})

describe('what lies on the board', () => {
  it('is on the map and beside it, in boxes and on tracks', () => {
    furnish()
    const stage = new Stage(atlasOf(sample()), 'en', false, {} as Sheet)
    const box = (id: number) => stage.atlas.places.get(id)!.box
    expect(stage.inUse()).toBeNull()
    const army = [piece('a', 0), piece('b', 10), piece('d', -1)]
    stage.setScene({ ...scene(0), pieces: army })
    expect(stage.inUse()).toEqual({ ...box(0), right: box(10).right, bottom: box(10).bottom })
    stage.setScene({ ...scene(0), pieces: [...army, piece('c', 40)] })
    expect(stage.inUse()?.top).toBe(box(40).top)
    const marker = { kind: 'turn', space: 1, side: -1, label: {}, track: 'turns', to: -1 }
    stage.setScene({ ...scene(0), pieces: army, markers: [marker] })
    expect(stage.inUse()?.bottom).toBeGreaterThan(box(10).bottom + 1)
  })
})
