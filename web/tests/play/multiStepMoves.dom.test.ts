// Ways: where what moves can go on to by several choices, chosen as one.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Board, Question } from '../../src/lib/api/types'
import { atlasOf } from '../../src/lib/board/atlas'
import { groupsOf } from '../../src/lib/board/highlights'
import { litAt } from '../../src/lib/board/pointing'
import Announcer from '../../src/pages/play/Announcer.svelte'
import Choices from '../../src/pages/play/Choices.svelte'
import { PlayUiState } from '../../src/pages/play/playUiState.svelte'
import { multiStepMovesOf, previewOfMove } from '../../src/pages/play/multiStepMoves'
import { highlights } from '../../src/pages/play/grouping'
import { Play } from '../../src/pages/play/play.svelte'
import { sample } from '../board/sample'
import { furnish, settle, show, type Shown } from '../page'
import { choice, FakeServer } from './fixture'

const board: Board = sample()
// Row 1 of the sample: 1110 is space 8, 1111 space 9, 1112 space 10.
const STEPS = [choice('step:1111', { space: 9 }), choice('turn:30', { verb: 'turn' }), choice('stop')]
const WAYS = [
  { space: 10, choices: ['step:1111', 'step:1112'], text: 'To 1112: 2 points' },
  { space: 11, choices: ['turn:30', 'step:1113'], text: 'To 1113: 3 points' },
]
const question = (more: Partial<Question> = {}): Question => ({
  name: 'Move',
  side: 'red',
  clause: '6.1',
  text: 'Where to?',
  choices: STEPS,
  chance: false,
  previews: true,
  spaces: [8],
  ways: WAYS,
  note: '',
  forms: [],
  standing: '',
  hints: false,
  answerable: [],
  ...more,
})

describe('ways', () => {
  it('are things to choose, with the spaces that they pass as far as the choices name them', () => {
    const [first, second] = multiStepMovesOf(question(), board)
    expect(first).toMatchObject({ space: 10, first: 'step:1111', then: ['step:1112'], text: 'To 1112: 2 points' })
    expect(first!.route).toEqual([8, 9, 10])
    expect(second!.route).toEqual([8, 11])
    expect(multiStepMovesOf(question({ spaces: [] }), board)[1]!.route).toEqual([11])
    expect(previewOfMove(first!)).toMatchObject({ title: 'To 1112: 2 points', path: [8, 9, 10], warning: '' })
  })

  it('say where they lead to, if the game does not', () => {
    const [way] = multiStepMovesOf(question({ ways: [{ ...WAYS[0]!, text: '2 points' }] }), board)
    expect(way!.text).toBe('Rome (1112): 2 points')
    expect(multiStepMovesOf(question(), board)[0]!.text).toBe('To 1112: 2 points')
  })

  it('are left out where the space can be chosen at once, or the first choice is not offered', () => {
    expect(
      multiStepMovesOf(question({ ways: [{ space: 9, choices: ['turn:30', 'step:1111'], text: '' }] }), board),
    ).toEqual([])
    expect(multiStepMovesOf(question({ ways: [{ space: 10, choices: ['gone:1'], text: '' }] }), board)).toEqual([])
    expect(multiStepMovesOf(question({ ways: [] }), board)).toEqual([])
    expect(multiStepMovesOf(null, board)).toEqual([])
  })

  it('are lit more softly than what is near, and yield to it', () => {
    const lit = highlights(STEPS, multiStepMovesOf(question(), board))
    expect(lit.map((one) => [one.choice, one.soft ?? false])).toEqual([
      ['step:1111', false],
      ['way/0', true],
      ['way/1', true],
    ])
    const groups = groupsOf(atlasOf(board), lit)
    expect(groups.map((group) => [group.glyph, group.soft, group.spaces])).toEqual([
      ['move', false, [9]],
      ['move', true, [10, 11]],
    ])
    const target = { space: 10, piece: '', region: '', track: '', pieces: [], x: 0, y: 0 }
    expect(litAt(lit, target).map((one) => one.choice)).toEqual(['way/0'])
    const also = [...lit, { ...lit[0]!, choice: 'shoot:1112', space: 10 }]
    expect(litAt(also, target).map((one) => one.choice)).toEqual(['shoot:1112'])
  })
})

describe('a way that is chosen', () => {
  let shown: Shown | undefined
  let server: FakeServer
  let play: Play
  let ui: PlayUiState
  beforeEach(async () => {
    furnish()
    localStorage.clear()
    server = new FakeServer()
    server.spaces = board.spaces
    server.choices = STEPS
    server.ways = WAYS
    play = new Play('m', server.api, server.listen)
    await play.open()
    ui = new PlayUiState(play)
  })
  afterEach(() => {
    shown?.close()
    shown = undefined
    play.close()
  })
  const lit = () => highlights(play.prompt.choices, play.prompt.multiStepMoves)

  it('shows its route and its text while it is pointed at, without asking the server', async () => {
    ui.point('way/0', true)
    await settle()
    expect(ui.preview).toMatchObject({ title: 'To 1112: 2 points', path: [9, 10] })
    expect(server.calls.filter((call) => call.startsWith('preview'))).toEqual([])
  })

  it('sends the first choice with the rest, and counts as one act', async () => {
    const target = { space: 10, piece: '', region: '', track: '', pieces: [], x: 0, y: 0 }
    ui.pick(target, litAt(lit(), target))
    await settle()
    expect(server.calls).toContain('choose 0 step:1111 step:1112')
    expect(play.session.now?.n).toBe(2)
    expect(play.showing.shown).toBe(2)
    expect(play.log.seen.own).toBe(2)
    // What it led to is there already: no step is asked for.
    expect(server.calls.filter((call) => call.startsWith('steps'))).toEqual([])
    expect(play.log.lines.map((line) => line.n)).toEqual([1, 2])
  })

  it('stands in the list of choices for who does not point', async () => {
    shown = show(Choices, { play, ui })
    const button = shown.find('[data-choice="way/0"]')
    expect(button.textContent.trim()).toBe('To 1112: 2 points')
    button.click()
    await settle()
    expect(server.calls).toContain('choose 0 step:1111 step:1112')
  })

  it('is told of to who listens', () => {
    shown = show(Announcer, { play })
    flushSync()
    expect(shown.text()).toContain('2 farther places can be reached.')
  })

  it('is gone with its moment', () => {
    play.timeline.seek(0)
    expect(play.prompt.multiStepMoves).toHaveLength(2)
    play.seat.curtain = 'blue'
    expect(play.prompt.multiStepMoves).toEqual([])
    expect(play.prompt.options).toEqual([])
  })
})
