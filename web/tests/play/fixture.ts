// A match on a server that is not there: two sides, a record that grows, and nothing of any game.
import type { api, listen } from '../../src/lib/api/client'
import { Refused } from '../../src/lib/api/client'
import type { BoardHandle, Shown } from '../../src/lib/board/types'
import { Play } from '../../src/pages/play/play.svelte'
import type { Choice, Done, Form, LogLine, Piece, Pulse, Scene, Step, Table, Way } from '../../src/lib/api/types'

import { alone } from '../page'

export const SIDES = ['red', 'blue']

export function choice(id: string, more: Partial<Choice> = {}): Choice {
  const [verb = '', target = ''] = id.split(':')
  return {
    id,
    verb,
    target,
    kind: target ? 'space' : '',
    text: id,
    space: -1,
    piece: '',
    region: '',
    track: '',
    facing: null,
    ...more,
  }
}

export function line(n: number, text = `line ${n}`, more: Partial<LogLine> = {}): LogLine {
  return {
    n,
    kind: 'said',
    text,
    clauses: [],
    spaces: [],
    pieces: [],
    regions: [],
    faces: [],
    roll: '',
    heading: 0,
    weight: 1,
    title: '',
    throw: null,
    answers: [],
    motive: false,
    ...more,
  }
}

export function scene(n: number): Scene {
  return {
    pieces: [
      {
        id: 'p',
        side: 0,
        kind: 'unit',
        space: n,
        label: {},
        symbol: '',
        values: [],
        facing: null,
        tail: -1,
        hidden: false,
        tag: {},
        marks: [],
      },
    ],
    markers: [],
    control: {},
    highlight: [],
    caption: {},
    figures: {},
  }
}

/** Who decides after each entry: `decides[n]`; past its end the last one. */
export class FakeServer {
  n = 0
  over = false
  thinking = false
  progress: number | null = null
  gone = false
  secret = false
  chance = false
  /** Whether dice lie there that no rule has read. */
  pending = false
  spaces: { id: number; name: string }[] = []
  choices: Choice[] = [choice('go:1', { space: 1 }), choice('pass')]
  scenarios = [{ name: 's', own_board: false }]
  ways: Way[] = []
  forms: Form[] = []
  /** Pieces on the board besides the one that moves on. */
  pieces: Piece[] = []
  calls: string[] = []
  heard: ((pulse: Pulse) => void) | null = null
  linked: ((on: boolean) => void) | null = null
  refuse: Refused | null = null
  /** What an answer waits for on its way to the page. */
  slow: ((call: string) => Promise<void> | undefined) | null = null
  lines = (n: number): LogLine[] => [line(n)]
  resumed = 0
  /** What a preview warns of. */
  warning = ''
  /** The name of the question. */
  name = 'Ask'
  rewound = 0
  /** The choices that can be given in advance. */
  answerable: string[] = []
  /** The sides that have been given to people at other places. */
  given: string[] = []

  constructor(
    readonly seats: Record<string, string> = { red: 'human', blue: 'bot' },
    public decides: (n: number) => string = () => 'red',
  ) {}

  table(side: string | null, n = this.n): Table {
    const now = n === this.n
    const decides = this.over ? null : this.decides(n)
    const mine = now && decides !== null && decides === side && this.seats[decides] === 'human'
    return {
      id: 'm',
      scenario: 's',
      n,
      last: this.n,
      rewound: this.rewound,
      resumed: this.resumed,
      resumed_why: this.resumed ? 'other data' : '',
      turn: 1,
      moment: `moment ${n}`,
      over: this.over,
      decides,
      side,
      may_view: SIDES,
      thinking: this.thinking,
      question:
        now && decides !== null && !this.secret
          ? {
              name: this.name,
              side: decides,
              clause: '1.1',
              text: 'What now?',
              choices: mine ? this.choices : [],
              chance: this.chance,
              previews: true,
              note: '',
              spaces: [],
              ways: this.ways,
              forms: this.forms,
              standing: '',
              hints: true,
              answerable: this.answerable,
            }
          : null,
      scene: { ...scene(n), pieces: [...scene(n).pieces, ...this.pieces] },
      sheets: [],
      asides: [],
      standing: [],
      means: [],
      undo: mine && n > 0 ? 'go' : '',
      result: null,
      guide: null,
      puzzle: null,
      seats: this.seats,
      name: 'match',
      said_dice: false,
      deals: { standing: [], ask_undo: '', may: [], next: '', clock: null, contest: null, late: null },
      answers: [],
      only_answers: false,
      pending: now && this.pending,
      access: this.access,
    }
  }

  private get access(): Table['access'] {
    const access = alone(this.seats, this.over)
    const places = { ...access.places }
    for (const side of this.given) places[side] = 'elsewhere'
    return { ...access, places }
  }

  step(n: number): Step {
    return { n, side: 'blue', moment: `moment ${n}`, turn: 1, lines: this.lines(n), scene: scene(n) }
  }

  pulse(n = this.n, more: Partial<Pulse> = {}): void {
    if (n < this.n) this.rewound++
    this.n = n
    this.heard?.({ ...this.told(), ...more })
  }

  told(): Pulse {
    return {
      kind: 'pulse',
      n: this.n,
      rewound: this.rewound,
      over: this.over,
      decides: this.over ? null : this.decides(this.n),
      thinking: this.thinking,
      progress: this.progress,
      gone: this.gone,
      news: 0,
      talk: 0,
      late: false,
      trouble: '',
    }
  }

  get api(): typeof api {
    const answer = async <T>(call: string, give: () => T): Promise<T> => {
      this.calls.push(call)
      await Promise.resolve()
      if (this.refuse) {
        const refused = this.refuse
        this.refuse = null
        throw refused
      }
      const given = give()
      await this.slow?.(call)
      return given
    }
    const done = (by: number, side: string | null): Done => {
      if (by < 0) this.rewound++
      this.n += by
      const lines = Array.from({ length: Math.max(0, by) }, (_, i) => this.lines(this.n - by + 1 + i)).flat()
      return { table: this.table(side), lines, made: Math.max(0, by) }
    }
    const fake = {
      match: () =>
        answer('match', () => ({
          id: 'm',
          name: 'match',
          game: 'g',
          scenario: 's',
          seats: this.seats,
          access: alone(this.seats, this.over),
          decides: this.decides(this.n),
          over: this.over,
        })),
      games: () =>
        answer('games', () => ({
          games: [
            { name: 'g', title: 'G', scenarios: this.scenarios, sides: SIDES.map((name) => ({ name, title: name })) },
          ],
        })),
      board: (_: string, scenario: string) =>
        answer(`board ${scenario}`.trim(), () => ({ spaces: this.spaces, sides: [], regions: [], words: {} })),
      table: (_: string, side: string | null, __: string, n?: number) =>
        answer(`table ${side} ${n ?? ''}`, () => {
          if (side !== null && this.given.includes(side)) throw new Refused(403, problem('not-your-seat'))
          return this.table(side, n)
        }),
      log: (_: string, side: string | null, since: number) =>
        answer(`log ${side} ${since}`, () => ({
          n: this.n,
          lines: Array.from({ length: this.n - Math.max(since, 0) }, (_x, at) =>
            this.lines(Math.max(since, 0) + at + 1),
          ).flat(),
        })),
      steps: (_: string, side: string | null, first: number, limit: number) =>
        answer(`steps ${side} ${first}`, () => ({
          first,
          last: this.n,
          next: 0,
          steps: Array.from({ length: Math.min(limit, this.n - first + 1) }, (_x, at) => this.step(first + at)),
        })),
      choose: (_: string, n: number, id: string, side: string | null, __: string, then: string[] = [], always = '') =>
        answer(['choose', n, id, ...then, ...(always ? [`always ${always}`] : [])].join(' '), () => {
          if (n !== this.n) throw new Refused(409, problem('stale'))
          return done(1 + then.length, side)
        }),
      undo: (_: string, n: number, side: string | null) => answer(`undo ${n}`, () => done(-1, side)),
      aside: (_: string, n: number, id: string, side: string) => answer(`aside ${n} ${id}`, () => done(1, side)),
      preview: (_: string, side: string | null, id: string) =>
        answer(`preview ${side} ${id}`, () => ({
          choice: id,
          preview: { title: id, path: [], terms: [], chances: [], cells: [], warning: this.warning },
        })),
      hurry: (_: string, n: number) => answer(`hurry ${n}`, () => ({ hurried: n === this.n && this.thinking })),
      whyTarget: () => answer('why', () => ({ answers: [] })),
    }
    return fake as unknown as typeof api
  }

  get listen(): typeof listen {
    return (_id, heard, linked) => {
      this.heard = heard
      this.linked = linked
      return () => (this.heard = null)
    }
  }
}

export function problem(code: string) {
  return { code, message: code, where: '', expected: '', lines: [], keeps: null }
}

/** Let everything happen that waits for nothing but its turn. */
export async function settle(): Promise<void> {
  for (let n = 0; n < 40; n++) await Promise.resolve()
}

/** A match as the page follows it, opened and told of the present. */
export async function opened(server: FakeServer): Promise<Play> {
  const play = new Play('m', server.api, server.listen)
  await play.open()
  server.pulse()
  await settle()
  return play
}

/** A board that notes what it is shown, and takes the time that it is given. */
export function staged(play: Play): { shown: Shown[]; ms: number[] } {
  const seen = { shown: [] as Shown[], ms: [] as number[] }
  play.showing.stage = {
    show: (step, ms) => {
      seen.shown.push(step)
      seen.ms.push(ms)
      return new Promise((resolve) => window.setTimeout(resolve, ms))
    },
    find: () => undefined,
    zoomBy: () => undefined,
    fit: () => undefined,
  } as Partial<BoardHandle> as BoardHandle
  return seen
}
