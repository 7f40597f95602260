import { describe, expect, it } from 'vitest'
import { atlasOf, NOWHERE, numberOf, wayBetween } from '../../src/lib/board/atlas'
import { broken, captionsOf, costOf, sheetOf, sheetsOf, wordings } from '../../src/lib/board/captions'
import { weathered } from '../../src/lib/board/coast'
import { cornerKey, holds, touch } from '../../src/lib/board/geometry'
import { bordersOf } from '../../src/lib/board/grid'
import { givenLetters } from '../../src/lib/board/labels'
import { groupsOf, spotsOf } from '../../src/lib/board/highlights'
import { describe as describeSpace, litAt, targetAt, targetOfLit } from '../../src/lib/board/pointing'
import { entriesOf, search } from '../../src/lib/board/search'
import { roomOf, standing } from '../../src/lib/board/stacks'
import { isPlot, trackReach } from '../../src/lib/board/tracks'
import { isRuin, kindOf, workOf, worksOf } from '../../src/lib/board/works'
import { piece } from './sample'
import { EAST, FORT, marker, SEA, WEST, zones } from './zones'

const atlas = atlasOf(zones())
const measure = (text: string): number => text.length * 0.5
const lit = (space: number): Parameters<typeof groupsOf>[1][number] => ({
  choice: `move:${space}`,
  text: '',
  space,
  piece: '',
  region: '',
  track: '',
  verb: 'move',
})

describe('areas', () => {
  it('know the places that lie in them, which are hit before them', () => {
    expect(atlas.places.get(FORT)?.host).toBe(EAST)
    expect(atlas.list.filter((place) => place.host !== NOWHERE)).toHaveLength(1)
    expect(atlas.at(8.1, 1.1)).toBe(FORT)
    expect(atlas.at(7.9, 1.1)).toBe(EAST)
  })

  it('lie in a rectangle, and a place within one touches it', () => {
    expect(atlas.rim).toEqual([
      [
        [0, 0],
        [10, 0],
        [10, 9],
        [0, 9],
      ],
    ])
    expect(atlas.neighbours.get(FORT)).toEqual([EAST])
    expect(wayBetween(atlas, WEST, FORT)).toEqual([WEST, EAST, FORT])
  })

  it('are joined as the board says, if it does', () => {
    const said = atlasOf({ ...zones(), links: [[WEST, SEA]] })
    expect(said.neighbours.get(WEST)).toEqual([SEA])
    expect(said.neighbours.get(FORT)).toEqual([])
  })

  it('have borders where no shore, edge, river or wall is drawn', () => {
    const { land, sea } = bordersOf(atlas)
    expect(land).toHaveLength(1)
    expect(land[0]).toHaveLength(2)
    expect(sea).toEqual([])
    const walled = zones()
    walled.lines = [{ ...walled.lines[0]!, kind: 'wall' }]
    expect(bordersOf(atlasOf(walled)).land).toEqual([])
  })

  it('keep their drawn shores', () => {
    const ring = [
      [0, 6],
      [5, 6],
      [3.3, 4.4],
    ] as const
    const kept = weathered(ring, () => null, new Set([cornerKey(ring[0]), cornerKey(ring[1])]))
    expect(kept.slice(0, 2)).toEqual(ring.slice(0, 2))
    expect(kept[2]).not.toEqual(ring[2])
  })
})

describe('captions', () => {
  it('count what lies in the way', () => {
    const sheet = sheetOf(atlas.places.get(WEST)!, [[{ left: 1, top: 1, right: 2, bottom: 2 }, 1]])
    expect(costOf(sheet, { left: 3, top: 3, right: 4, bottom: 4 })).toBeCloseTo(0)
    expect(costOf(sheet, { left: 1.2, top: 1.2, right: 1.7, bottom: 1.7 })).toBeGreaterThan(20)
    expect(costOf(sheet, { left: -3, top: -3, right: -2, bottom: -2 })).toBeGreaterThan(90)
  })

  it('are written in the area, clear of counters, plates and places', () => {
    const sheets = sheetsOf(atlas)
    expect([...sheets.keys()]).toEqual([WEST, EAST, SEA])
    const { letters, anchors } = captionsOf(atlas, sheets, 'en', measure, 40)
    expect(letters.map((one) => one.text)).toEqual(['T1', 'West field', 'T2', 'East', 'M1', 'Bay'])
    for (const one of letters) {
      const place = atlas.places.get(atlas.at(...one.at))!
      expect(place.space.kind).toBe('area')
      for (const { left, right, top, bottom } of [one.box]) {
        expect(holds(place.box, left, top) && holds(place.box, right, bottom)).toBe(true)
      }
      const [x, y] = place.centre
      expect(touch(one.box, { left: x - 0.3, right: x + 0.3, top: y - 0.3, bottom: y + 0.3 })).toBe(false)
      expect(touch(one.box, atlas.places.get(FORT)!.box)).toBe(false)
      expect(touch(one.box, trackReach(atlas.board.tracks[1]!))).toBe(false)
    }
    expect(anchors).toHaveLength(1)
    expect(anchors[0]!.at[0]).toBeLessThan(letters[4]!.at[0])
  })

  it('name places within areas from near alone, and leave the numbers given elsewhere out', () => {
    const near = captionsOf(atlas, sheetsOf(atlas), 'ja', measure, 90)
    expect(near.letters.map((one) => one.text)).toContain('砦')
    expect(givenLetters(atlas, 'en', measure)).toEqual([])
  })

  it('break names where they may be broken', () => {
    expect(broken('Off the Small Harbour')).toEqual(['Off the', 'Small Harbour'])
    expect(broken('シラクサ・オルテュギア')).toEqual(['シラクサ', 'オルテュギア'])
    expect(broken('リュシメレイア水域')).toEqual(['リュシメレイア', '水域'])
    expect(broken('小港(ラッキオス)')).toEqual(['小港', '(ラッキオス)'])
    expect(broken('Leon')).toEqual(['Leon'])
  })

  it('offer ways to write them, the number alone last of all', () => {
    const ways = wordings('T8', 'South Epipolae', 'area')
    expect(ways[0]!.lines.map((line) => line.map((run) => run.text))).toEqual([['T8', 'South Epipolae']])
    expect(ways.at(-1)!.lines).toEqual([[{ text: 'T8', kind: 'number' }]])
    expect(ways.every((way, i) => i === 0 || way.cost >= ways[i - 1]!.cost)).toBe(true)
    expect(wordings('', 'Catania', 'area').every((way) => way.lines.flat().every((run) => run.text))).toBe(true)
  })
})

describe('works', () => {
  it('are the markers of plates on the map and of places within areas', () => {
    const wall = workOf(atlas, marker('wall', 0, 1, 'A1'), 'en')!
    expect(wall).toMatchObject({ kind: 'wall', ruined: false, side: 1, ring: [], plate: { text: 'A1' } })
    expect(wall.lines).toHaveLength(1)
    const fort = workOf(atlas, marker('fort-destroyed', FORT), 'en')!
    expect(fort).toMatchObject({ kind: 'fort', ruined: true, lines: [], plate: null })
    expect(fort.ring).toHaveLength(4)
    expect(workOf(atlas, marker('turn', 0, -1, 'turns'), 'en')).toBeNull()
    expect(workOf(atlas, marker('fort', EAST), 'en')).toBeNull()
    expect(workOf(atlas, marker('pillaged', FORT), 'en')).toBeNull()
  })

  it('tell a ruin from what stands', () => {
    expect(isRuin(marker('chain-destroyed', 0))).toBe(true)
    expect(kindOf(marker('chain-destroyed', 0))).toBe('chain')
    expect(kindOf(marker('chain', 0))).toBe('chain')
    const scene = {
      pieces: [],
      markers: [marker('wall', 0, 0, 'A1')],
      control: {},
      highlight: [],
      caption: {},
      figures: {},
    }
    expect(worksOf(atlas, scene, 'en')).toHaveLength(1)
  })

  it('stand where a track has one box and no heading', () => {
    expect(atlas.board.tracks.map(isPlot)).toEqual([false, true])
    expect(trackReach(atlas.board.tracks[1]!).top).toBe(2.7)
  })
})

describe('areas in play', () => {
  const stacks = standing(atlas, [piece('a', WEST), piece('b', WEST, { side: 1 }), piece('c', FORT)])

  it('hold two sides side by side, and smaller counters in small places', () => {
    const [one, other] = stacks.get(WEST)!
    expect(one!.size).toBe(other!.size)
    const room = roomOf(atlas.places.get(WEST)!)
    expect(one!.x - one!.size / 2).toBeGreaterThanOrEqual(room.left - 0.01)
    expect(other!.x + other!.size / 2).toBeLessThanOrEqual(room.right + 0.01)
    expect(stacks.get(FORT)![0]!.size).toBeLessThan(1)
  })

  it('let a counter be hit that stands out over the edge', () => {
    const narrow = zones()
    narrow.spaces[WEST] = { ...narrow.spaces[WEST]!, centre: [4.9, 3] }
    const board = atlasOf(narrow)
    const ground = {
      atlas: board,
      stacks: standing(board, [piece('a', WEST)]),
      camera: { k: 100, x: 0, y: 0 },
      left: 0,
      top: 0,
    }
    expect(targetAt(ground, 510, 300)).toMatchObject({ space: WEST, piece: 'a' })
    expect(targetAt(ground, 560, 300)).toMatchObject({ space: EAST, piece: '' })
  })

  it('are lit without the places in them, unless these are lit as well', () => {
    const [alone] = groupsOf(atlas, [lit(EAST)])
    expect([alone!.rings.length, alone!.inner.length]).toEqual([2, 0])
    const [both] = groupsOf(atlas, [lit(EAST), lit(FORT)])
    expect([both!.rings.length, both!.inner.length]).toEqual([1, 1])
    const [fort] = groupsOf(atlas, [lit(FORT)])
    expect([fort!.rings.length, fort!.inner.length]).toEqual([1, 0])
  })

  it('light where something may be built, on its plate alone', () => {
    const wall = { ...lit(-1), choice: 'build:A1', verb: 'build', track: 'A1' }
    const [group] = groupsOf(atlas, [wall])
    expect(group).toMatchObject({ glyph: 'add', spaces: [], plots: [{ id: 'A1' }] })
    expect(group!.plots[0]!.lines).toHaveLength(1)
    expect(spotsOf(atlas, stacks, [wall]).get(wall)?.at[0]).toBeCloseTo(5)
    const ground = { atlas, stacks, camera: { k: 100, x: 0, y: 0 }, left: 0, top: 0 }
    const on = targetAt(ground, 470, 290)!
    expect(on.track).toBe('A1')
    expect(litAt([wall, lit(WEST)], on)).toEqual([wall])
    expect(litAt([lit(WEST)], on)).toEqual([lit(WEST)])
    expect(litAt([wall, lit(WEST)], targetAt(ground, 50, 50)!)).toEqual([lit(WEST)])
    expect(targetOfLit(ground, wall)).toMatchObject({ track: 'A1', x: 500, y: 300 })
  })

  it('are called by their number where it is one', () => {
    expect(atlas.list.map((place) => numberOf(place.space))).toEqual(['T1', 'T2', 'M1', ''])
    const ground = { atlas, stacks, camera: { k: 100, x: 0, y: 0 }, left: 0, top: 0 }
    expect(describeSpace(ground, FORT, 'en')).toContain('Keep')
    expect(describeSpace(ground, FORT, 'en')).not.toContain('keep')
    expect(
      search(
        entriesOf(atlas, 'en', () => -1),
        'keep',
      ),
    ).toMatchObject([{ space: FORT, name: 'Keep', number: '' }])
  })

  it('have buttons in their middle', () => {
    const spot = spotsOf(atlas, stacks, [lit(SEA)])
      .values()
      .next().value!
    expect(spot.at).toEqual([5, 7.5])
    expect(spot.width).toBeLessThan(2)
  })
})
