// A page in a test: components in jsdom, with a server that answers what the test says.
import { flushSync, mount, unmount, type Component } from 'svelte'
import { vi } from 'vitest'
import { beginnings, boards, catalogues, tableBooks } from '../src/lib/games.svelte'
import { glossaries } from '../src/lib/glossary.svelte'
import { rulebooks } from '../src/lib/rules.svelte'
import { palettes } from '../src/pages/editor/editorState.svelte'
import type { Access, Catalogue, Clause, GameModel, MatchModel, Rules } from '../src/lib/api/types'

class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A new visit, with what jsdom lacks: sizes, dialogs that open, pictures that are drawn, sight that scrolls. */
export function furnish(): void {
  for (const cache of [catalogues, boards, beginnings, tableBooks, rulebooks, glossaries, palettes]) cache.clear()
  vi.stubGlobal('ResizeObserver', NoResizes)
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  }
  HTMLCanvasElement.prototype.getContext = () => null
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  Element.prototype.scrollIntoView = () => undefined
  window.scrollTo = () => undefined
}

export interface Asked {
  method: string
  path: string
  body: unknown
}
/** An answer: a body, or with a status a refusal. */
export type Answer = { status?: number; body: unknown }
export type Answers = (asked: Asked) => Answer | undefined

/** A server that notes what it is asked. What the test does not answer is an error of the test. */
export function serve(answers: Answers): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const one: Asked = {
      method: init.method ?? 'GET',
      path: address,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    asked.push(one)
    const answer = answers(one) ?? (one.path.endsWith('/glossary') ? { body: { game: 'toy', terms: [] } } : undefined)
    if (!answer) throw new Error(`the test has no answer to ${one.method} ${one.path}`)
    const { status = 200, body } = answer
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }))
  })
  vi.stubGlobal('XMLHttpRequest', uploads(asked, answers))
  return asked
}

/** How uploads are asked: with the same answers, at once. */
function uploads(asked: Asked[], answers: Answers): unknown {
  return class {
    upload = {}
    status = 0
    statusText = ''
    responseText = ''
    onload: () => void = () => undefined
    private method = ''
    private path = ''
    open(method: string, path: string): void {
      this.method = method
      this.path = path
    }
    setRequestHeader(): void {}
    abort(): void {}
    send(body: Blob): void {
      void body.text().then((text) => {
        const one: Asked = { method: this.method, path: this.path, body: JSON.parse(text) }
        asked.push(one)
        const answer = answers(one)
        if (!answer) throw new Error(`the test has no answer to ${one.method} ${one.path}`)
        this.status = answer.status ?? 200
        this.responseText = JSON.stringify(answer.body)
        this.onload()
      })
    }
  }
}

export interface Shown {
  text: () => string
  find: <T extends HTMLElement = HTMLElement>(selector: string) => T
  all: <T extends HTMLElement = HTMLElement>(selector: string) => T[]
  /** The button or link with this text or name. */
  button: (name: string) => HTMLElement
  close: () => void
}

export function show<P extends Record<string, unknown>>(component: Component<P>, props: P): Shown {
  const target = document.createElement('div')
  document.body.append(target)
  const made = mount(component, { target, props })
  flushSync()
  const all = <T extends HTMLElement = HTMLElement>(selector: string): T[] => [...target.querySelectorAll<T>(selector)]
  return {
    text: () => target.textContent.replace(/\s+/g, ' '),
    all,
    find: (selector) => {
      const found = all(selector)[0]
      if (!found) throw new Error(`nothing like ${selector} on the page`)
      return found as never
    },
    button: (name) => {
      const label = (one: HTMLElement): string =>
        one.getAttribute('aria-label') ?? one.textContent.replace(/\s+/g, ' ').trim()
      const found = all('button, a').find((one) => label(one) === name)
      if (!found) throw new Error(`no button ${name} on the page`)
      return found
    },
    close: () => {
      void unmount(made)
      target.remove()
    },
  }
}

/** Let answers arrive and the page draw itself. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 6; i++) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    flushSync()
  }
}

/** Type into a field, as a person does. */
export function type(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
}

export function press(target: EventTarget, key: string, more: KeyboardEventInit = {}): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  flushSync()
}

const style = (letter: string): GameModel['sides'][number]['style'] => ({
  label: { en: letter, ja: letter },
  colour: '#000000',
  ink: '#ffffff',
  letter,
  shape: 'square',
})

export const GAME: GameModel = {
  name: 'toy',
  title: 'Toy War',
  text: 'A war of toys.',
  rules: '1',
  data: 'x',
  die: [1, 6],
  presets: [{ name: 'foggy', title: 'Foggy', text: 'As it should be.', options: ['fog'] }],
  advises: true,
  looks_ahead: false,
  levels: [],
  lessons: [],
  puzzles: [],
  first_game: false,
  cards: false,
  overlays: false,
  pictured: '',
  sides: [
    { name: 'red', title: 'Red', style: style('R') },
    { name: 'blue', title: 'Blue', style: style('B') },
  ],
  scenarios: [
    {
      name: 's1',
      title: 'The Attic',
      text: 'Short.',
      own_board: false,
      peoples: [],
      letters: [],
      measured: null,
      difficulty: null,
    },
    {
      name: 's2',
      title: 'The Cellar',
      text: 'Long.',
      own_board: true,
      peoples: [],
      letters: [],
      measured: null,
      difficulty: null,
    },
  ],
  options: [
    { name: 'fog', title: 'Fog', clause: '9.1', text: 'One sees less.', needs: [], bars: [] },
    { name: 'night', title: 'Night', clause: '9.2', text: 'One sees nothing.', needs: ['fog'], bars: [] },
  ],
  clauses: 3,
}
export const CATALOGUE: Catalogue = {
  version: '1.2',
  games: [GAME],
  bots: [
    { name: 'clever', title: 'Clever', text: 'Thinks.', needs_advice: true, looks_ahead: false, for_programs: false },
    { name: 'wild', title: 'Wild', text: 'Does not.', needs_advice: false, looks_ahead: false, for_programs: false },
  ],
}
export const BOARD = {
  title: { en: 'Toy' },
  frame: [0, 0, 3, 3],
  spaces: [],
  sides: [],
  lines: [],
  outlines: [],
  labels: [],
  regions: [],
  tracks: [],
  layout: null,
  note: {},
  words: {},
}

/** What stands there at the beginning: nobody. */
export const BEGINNING = { problems: [], scene: { pieces: [] }, sheets: [], text: '', position: {} }

/** Who somebody is who has a match to himself. */
export function alone(seats: Record<string, string>, over = false): Access {
  const places = Object.fromEntries(
    Object.entries(seats).map(([side, who]) => [side, who === 'human' ? 'here' : 'bot']),
  )
  const people = Object.values(seats).filter((who) => who === 'human').length
  const sealed = !over && people > 0 && people < Object.keys(seats).length
  return { role: 'owner', places: places as Access['places'], sealed, names: {} }
}

export function match(id: string, more: Partial<MatchModel> = {}): MatchModel {
  return {
    id,
    name: `Game ${id}`,
    game: 'toy',
    scenario: 's1',
    scenario_title: 'The Attic',
    options: [],
    seats: { red: 'human', blue: 'clever' },
    dice: 'seeded',
    seed: '1',
    n: 4,
    turn: 2,
    moment: 'turn 2, March',
    over: false,
    decides: 'red',
    winner: null,
    updated: new Date().toISOString(),
    broken: '',
    lesson: '',
    puzzle: '',
    access: alone(more.seats ?? { red: 'human', blue: 'clever' }, more.over),
    said_dice: false,
    asked: '',
    hints: true,
    left: null,
    counts: '',
    late: 0,
    ended: '',
    ...more,
  }
}

export function clause(id: string, more: Partial<Clause> = {}): Clause {
  return {
    id,
    kind: 'effect',
    title: { en: `Title ${id}`, ja: `題 ${id}` },
    text: { en: `Text of ${id}.`, ja: `${id}の文。` },
    refs: [],
    optional: false,
    provenance: 'source',
    missing: {},
    ...more,
  }
}
export const RULES: Rules = {
  game: 'toy',
  sections: [
    { id: '1', title: { en: 'Marching', ja: '行軍' } },
    { id: '9', title: { en: 'Weather', ja: '天候' } },
  ],
  clauses: [
    clause('1.1', { refs: ['9.1'], text: { en: 'Toys march as 9.1 says.', ja: '玩具は9.1のとおり行軍する。' } }),
    clause('1.2', { provenance: 'reconstructed', missing: { en: 'the speed', ja: '速さ' } }),
    clause('9.1', { optional: true }),
  ],
}
