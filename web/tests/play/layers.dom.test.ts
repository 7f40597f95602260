// What a person lays over the board: asked for when it is wanted, anew at each moment, with his eyes.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '../../src/lib/api/client'
import type { Overlay } from '../../src/lib/api/types'
import { LayerState } from '../../src/pages/play/layers.svelte'
import { Play } from '../../src/pages/play/play.svelte'
import { FakeServer, problem } from './fixture'

const over = (id: string, spaces: number[], side = 0): Overlay => ({ id, label: id, spaces, side, lines: [] })

let calls: string[]
let answer: (piece: string, n: number | undefined) => Overlay[]
let play: Play
let layers: LayerState
let refuse: Refused | null

async function settle(): Promise<void> {
  for (let n = 0; n < 40; n++) await Promise.resolve()
  flushSync()
}

beforeEach(async () => {
  vi.useFakeTimers()
  localStorage.clear()
  calls = []
  refuse = null
  answer = (piece) => (piece ? [over(`zone.${piece}`, [7])] : [over('zones-0', [1, 2]), over('zones-1', [3], 1)])
  const server = new FakeServer()
  play = new Play('m', server.api, server.listen)
  await play.open()
  await settle()
  play.session.game = { ...play.session.game!, overlays: true }
  layers = new LayerState(play, {
    overlays: async (_, side, language, piece = '', n) => {
      calls.push([side, language, piece, n].join(' '))
      await Promise.resolve()
      if (refuse) throw refuse
      return { n: n ?? 0, piece, overlays: answer(piece, n) }
    },
  })
})
afterEach(() => vi.useRealTimers())

describe('what is laid over the board', () => {
  it('is asked for when the list is opened, and once for each moment', async () => {
    expect(calls).toEqual([])
    layers.opened(true)
    layers.opened(true)
    await settle()
    expect(calls).toEqual(['red en  '])
    expect(layers.offered.map(({ id, on, slot }) => [id, on, slot])).toEqual([
      ['zones-0', false, -1],
      ['zones-1', false, -1],
    ])
    expect(layers.laid).toEqual([])
  })

  it('is switched on and off, each in a pattern of its own', async () => {
    layers.opened(true)
    await settle()
    layers.toggle('zones-0')
    layers.toggle('zones-1')
    expect(layers.laid.map(({ id, slot, spaces }) => [id, slot, spaces])).toEqual([
      ['zones-0', 0, [1, 2]],
      ['zones-1', 1, [3]],
    ])
    layers.toggle('zones-0')
    expect(layers.laid.map(({ id, slot }) => [id, slot])).toEqual([['zones-1', 1]])
    layers.toggle('zones-0')
    expect(layers.laid.map(({ id, slot }) => [id, slot])).toEqual([
      ['zones-1', 1],
      ['zones-0', 0],
    ])
  })

  it('follows the moment that is shown; what was there stays until the answer comes', async () => {
    layers.opened(true)
    await settle()
    layers.toggle('zones-0')
    layers.opened(false)
    answer = () => [over('zones-0', [5])]
    play.showing.shown = 4
    void layers.refresh()
    expect(layers.laid[0]?.spaces).toEqual([1, 2])
    await settle()
    expect(layers.laid[0]?.spaces).toEqual([5])
    expect(calls.at(-1)).toBe('red en  4')
    answer = () => []
    play.showing.shown = 3
    await layers.refresh()
    expect(layers.laid).toEqual([])
  })

  it('can be that of a single piece, which stays in the list as long as it is on', async () => {
    await layers.ask('spear')
    expect(layers.of('spear')).toMatchObject([{ id: 'zone.spear', on: false }])
    layers.toggle('zone.spear', 'spear')
    expect(layers.laid.map(({ id, spaces }) => [id, spaces])).toEqual([['zone.spear', [7]]])
    expect(layers.offered.map(({ id }) => id)).toEqual(['zone.spear'])
    layers.toggle('zone.spear')
    expect(layers.offered).toEqual([])
    expect(layers.of('spear')).toMatchObject([{ on: false }])
  })

  it('stays in an open list although it is switched off, so that it can be switched on again', async () => {
    await layers.ask('spear')
    layers.toggle('zone.spear', 'spear')
    layers.opened(true)
    await settle()
    layers.toggle('zone.spear')
    const rows = () => layers.offered.map(({ id, on }) => [id, on])
    const both = [
      ['zones-0', false],
      ['zones-1', false],
    ]
    expect(rows()).toEqual([...both, ['zone.spear', false]])
    layers.toggle('zone.spear')
    expect(rows()).toEqual([...both, ['zone.spear', true]])
    expect(layers.laid.map(({ id }) => id)).toEqual(['zone.spear'])
    layers.toggle('zone.spear')
    layers.opened(false)
    expect(rows()).toEqual(both)
  })

  it('shows that of the piece that is pointed at, if that is wanted', async () => {
    layers.point('spear')
    await vi.advanceTimersByTimeAsync(500)
    expect(calls).toEqual([])
    layers.follow = true
    await settle()
    expect(layers.laid.map(({ id }) => id)).toEqual(['zone.spear'])
    layers.point('')
    expect(layers.laid).toEqual([])
    layers.point('bow')
    layers.point('spear')
    layers.point('horse')
    await vi.advanceTimersByTimeAsync(500)
    await settle()
    expect(calls).toEqual(['red en spear ', 'red en horse '])
    expect(layers.laid.map(({ id }) => id)).toEqual(['zone.horse'])
    expect(new LayerState(play).follow).toBe(true)
  })

  it('says why there is nothing', async () => {
    refuse = new Refused(409, problem('stale'))
    layers.opened(true)
    await settle()
    expect(play.session.notice).toMatchObject({ kind: 'bad' })
    expect(layers.laid).toEqual([])
  })

  it('is nothing in a game that has none', async () => {
    play.session.game = { ...play.session.game!, overlays: false }
    layers.opened(true)
    await layers.ask('spear')
    expect(calls).toEqual([])
    expect(layers.any).toBe(false)
  })
})
