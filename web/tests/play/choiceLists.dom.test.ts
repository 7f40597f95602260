// How many choices are laid out: by kind or by place, narrowed by words, folded under their headings.
import { beforeEach, describe, expect, it } from 'vitest'
import { groupByPlace, type Place } from '../../src/pages/play/grouping'
import { PlayUiState } from '../../src/pages/play/playUiState.svelte'
import type { Choice } from '../../src/lib/api/types'
import { piece } from '../board/sample'
import { choice, FakeServer, opened } from './fixture'

const at = (space: number, verb: string): Choice =>
  choice(`${verb}:${space}`, { text: `${verb} in ${space}`, space, kind: 'space' })
const placeOf = ({ space }: Choice): Place | undefined =>
  space < 0 ? undefined : { key: String(space), name: `town ${space}`, within: space < 100 ? 'north' : 'south' }

beforeEach(() => localStorage.clear())

describe('choices by place', () => {
  it('stand under the place where they lie, what lies nowhere last', () => {
    const list = [choice('done'), choice('hire:x'), at(3, 'fort'), at(4, 'fort'), at(3, 'wall')]
    const found = groupByPlace(list, placeOf, 'Elsewhere')
    expect(found?.plain.map((one) => one.id)).toEqual(['done'])
    expect(found?.groups.map((one) => [one.heading, one.items.map((item) => item.choice.id)])).toEqual([
      ['town 3', ['fort:3', 'wall:3']],
      ['town 4', ['fort:4']],
      ['Elsewhere', ['hire:x']],
    ])
  })

  it('go by parts of the board where there are many places', () => {
    const list = Array.from({ length: 40 }, (_, n) => at(90 + n, 'go'))
    expect(groupByPlace(list, placeOf, '')?.groups.map((one) => [one.heading, one.items.length])).toEqual([
      ['north', 10],
      ['south', 30],
    ])
  })

  it('have before the folds what is rare, and what is alone in its place', () => {
    const towns = Array.from({ length: 16 }, (_, n) => [at(n, 'go'), at(n, 'halt')])
      .flat()
      .slice(0, -1)
    const list = [...towns, at(3, 'embark')]
    const heads = groupByPlace(list, placeOf, '')?.groups.map((one) => [one.heading, one.items.length])
    expect(heads?.slice(0, 3)).toEqual([
      ['', 1],
      ['', 1],
      ['town 0', 2],
    ])
    expect(heads).toHaveLength(17)
  })

  it('are not ordered by a single place', () => {
    expect(groupByPlace([at(3, 'fort'), at(3, 'wall')], placeOf, '')).toBeUndefined()
  })
})

async function asked(choices: Choice[]): Promise<{ ui: PlayUiState; server: FakeServer }> {
  const server = new FakeServer()
  server.spaces = Array.from({ length: 60 }, (_, id) => ({ id, name: `space-${id}` }))
  server.choices = choices
  return { ui: new PlayUiState(await opened(server)), server }
}
const works = (towns: number): Choice[] => [
  choice('done'),
  ...Array.from({ length: towns }, (_, n) => [at(n, 'fort'), at(n, 'wall'), at(n, 'base')]).flat(),
]

describe('a long list', () => {
  it('goes by place where several things can be done in one, and as the person wants it ever after', async () => {
    const { ui } = await asked(works(5))
    expect(ui.lists.by).toBe('place')
    expect(ui.lists.shown.groups.map((one) => one.heading)).toContain('space-3')
    ui.lists.by = 'kind'
    expect(ui.lists.shown.groups.map((one) => one.heading)).toEqual(['fort in …', 'wall in …', 'base in …'])
    expect((await asked(works(5))).ui.lists.by).toBe('kind')
  })

  it('goes by kind where each thing has a place of its own', async () => {
    const { ui } = await asked([at(70, 'halt'), ...Array.from({ length: 20 }, (_, n) => at(n, 'go'))])
    expect(ui.lists.by).toBe('kind')
    expect(ui.lists.canTurn).toBe(true)
  })

  it('is folded if it is very long, and digits name what can be seen', async () => {
    const { ui } = await asked(works(12))
    const [first, second] = ui.lists.shown.groups
    expect(ui.lists.isOpen(first!)).toBe(false)
    expect(ui.lists.numbered.map((one) => one.id)).toEqual(['done'])
    ui.lists.turn(second!, true)
    expect(ui.lists.numbered.map((one) => one.id)).toEqual(['done', 'fort:1', 'wall:1', 'base:1'])
    // words open what they find
    ui.lists.query = 'wall 7'
    expect(ui.lists.shown.groups.map((one) => ui.lists.isOpen(one))).toEqual([true])
    expect(ui.lists.found.map((one) => one.id)).toEqual(['wall:7'])
  })

  it('stays as it is while the same question is asked, and no longer', async () => {
    const { ui, server } = await asked(works(12))
    await ui.surely(ui.lists.found[0]!)
    ui.lists.turn(ui.lists.shown.groups[2]!, true)
    ui.lists.query = 'wall'
    await ui.surely(ui.lists.found[0]!)
    expect(ui.lists.query).toBe('wall')
    server.name = 'Another'
    await ui.surely(ui.lists.found[0]!)
    expect(ui.lists.query).toBe('')
    expect(ui.lists.isOpen(ui.lists.shown.groups[2]!)).toBe(false)
  })

  it('does not change between kinds and places while the same question is asked', async () => {
    const { ui, server } = await asked(works(12))
    expect(ui.lists.by).toBe('place')
    const single = [at(50, 'halt'), ...Array.from({ length: 20 }, (_, n) => at(n, 'go'))]
    server.choices = single
    await ui.surely(ui.lists.found[0]!)
    expect(ui.lists.by).toBe('place')
    server.name = 'Another'
    await ui.surely(ui.lists.found[0]!)
    expect(ui.lists.by).toBe('kind')
  })

  it('has who leads before those who follow', async () => {
    const { ui, server } = await asked([])
    expect(ui.lists.shown.groups).toEqual([])
    server.pieces = [piece('foot', 3), piece('general', 3, { symbol: 'leader' })]
    server.choices = [...works(5), choice('march:foot', { space: 3 }), choice('march:general', { space: 3 })]
    const led = new PlayUiState(await opened(server))
    const there = led.lists.shown.groups.find((one) => one.heading === 'space-3')!
    const marching = there.items.map((item) => item.choice.id).filter((id) => id.startsWith('march'))
    expect(marching).toEqual(['march:general', 'march:foot'])
  })

  it('is no longer one where there are few choices', async () => {
    const { ui } = await asked(works(2))
    expect(ui.lists.searchable).toBe(false)
    expect(ui.lists.by).toBe('kind')
  })
})
