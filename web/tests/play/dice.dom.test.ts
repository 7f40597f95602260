// Dice of six and of ten sides, wherever they are shown.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import AskedDice from '../../src/pages/play/AskedDice.svelte'
import { PlayUiState } from '../../src/pages/play/playUiState.svelte'
import { asksDie, D6, faceOf, facesOf, rolling, untold } from '../../src/pages/play/dice'
import Die from '../../src/pages/play/Die.svelte'
import { perform } from '../../src/pages/play/performKey'
import { actOf } from '../../src/pages/play/keys'
import LogRow from '../../src/pages/play/LogRow.svelte'
import { Play } from '../../src/pages/play/play.svelte'
import SayDice from '../../src/pages/play/SayDice.svelte'
import { furnish, show, type Shown } from '../page'
import { choice, FakeServer, line } from './fixture'

const TEN = [0, 9] as const
let shown: Shown | undefined
beforeEach(furnish)
afterEach(() => {
  shown?.close()
  shown = undefined
})

describe('a die', () => {
  it('of six sides shows pips', () => {
    shown = show(Die, { face: 5 })
    expect(shown.all('circle')).toHaveLength(5)
    expect(shown.all('text')).toHaveLength(0)
  })

  it('of ten sides shows a numeral in its own shape, nought too, large and small', () => {
    for (const [face, size] of [
      [0, 46],
      [6, 46],
      [9, 18],
    ] as const) {
      shown = show(Die, { face, size, die: TEN })
      expect(shown.all('circle, rect')).toHaveLength(0)
      expect(shown.text().trim()).toBe(String(face))
      expect(shown.find('svg').getAttribute('aria-label')).toBe(`Die: ${face}`)
      expect(shown.all('path.side')).toHaveLength(size > 20 ? 1 : 0)
      shown.close()
    }
    shown = undefined
  })

  it('has the faces of its game', () => {
    expect(facesOf(D6)).toEqual([1, 2, 3, 4, 5, 6])
    expect(facesOf(TEN)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
})

describe('dice that are said', () => {
  it('may show any face of the die', () => {
    let said: number[] = []
    shown = show(SayDice, { die: TEN, onsay: (faces: number[]) => (said = faces) })
    const faces = shown.all('.faces button')
    expect(faces).toHaveLength(10)
    faces[0]!.click()
    faces[9]!.click()
    flushSync()
    shown.button('Do it').click()
    expect(said).toEqual([0, 9])
  })

  it('that are asked for are pressed as they lie', () => {
    const choices = facesOf(TEN).map((face) => choice(`face:${face}`))
    expect(asksDie({ chance: true }, choices)).toBe(true)
    expect(asksDie({ chance: false }, choices)).toBe(false)
    expect(faceOf(choices, 0)?.id).toBe('face:0')
    let taken = ''
    shown = show(AskedDice, { choices, die: TEN, busy: false, ontake: (one: { id: string }) => (taken = one.id) })
    shown.all('button')[0]!.click()
    expect(taken).toBe('face:0')
  })

  it('are named by the digit that they show, nought too', async () => {
    const server = new FakeServer()
    server.chance = true
    server.choices = facesOf(TEN).map((face) => choice(`face:${face}`))
    const play = new Play('m', server.api, server.listen)
    await play.open()
    const ui = new PlayUiState(play)
    const press = (key: string) =>
      actOf({ key, altKey: false, ctrlKey: false, metaKey: false, isComposing: false }, 'page')
    for (const key of ['0', '4']) {
      perform(press(key)!, play, ui)
      await new Promise((resolve) => setTimeout(resolve, 0))
      expect(server.calls).toContain(`choose ${server.n - 1} face:${key}`)
    }
    expect(play.session.die).toEqual(D6)
  })
})

describe('dice in the log', () => {
  const words = (text: string, faces: number[]) => {
    const play = new Play('m', new FakeServer().api, new FakeServer().listen)
    shown = show(LogRow, { line: line(1, text, { faces }), play, ui: new PlayUiState(play) })
    return shown.all('svg[role=img]').map((one) => one.getAttribute('aria-label'))
  }

  it('are told by the words, and drawn only where those leave them out', () => {
    expect(words('Macedonians: die for a volley: 1', [1])).toEqual([])
    expect(shown?.text()).toContain('volley: 1')
    shown?.close()
    expect(words('The wall falls in the 14th year.', [4])).toEqual(['Die: 4'])
    expect(untold(line(1, '出目は3、5', { faces: [5, 3, 6] }))).toEqual([6])
  })

  it('roll once, though what they brought names them again', () => {
    const rolled = (n: number, face: number) => line(n, '', { kind: 'rolled', faces: [face], roll: 'battle' })
    const battle = line(1, '', { kind: 'battle', faces: [2] })
    expect(rolling([rolled(1, 2), battle, line(1), rolled(1, 4)])).toEqual([rolled(1, 2), rolled(1, 4)])
    expect(rolling([rolled(1, 3), rolled(1, 3)])).toHaveLength(2)
    expect(rolling([rolled(1, 5), battle])).toHaveLength(2)
    expect(rolling([rolled(0, 2), battle])).toHaveLength(2)
  })
})
