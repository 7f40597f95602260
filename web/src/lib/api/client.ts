// Asking the server. Every refusal is a Refused with the server's own words.
import { at } from '../base'
import type {
  Board,
  Catalogue,
  Done,
  Kit,
  Language,
  Log,
  Matches,
  MatchModel,
  NewMatch,
  Overlays,
  PositionOut,
  PreviewModel,
  Problem,
  Pulse,
  Rules,
  Steps,
  Table,
  Tables,
  Whys,
} from './types'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message)
  }
  get code(): string {
    return this.problem.code
  }
}

/** How long (milliseconds) an answer may take before the server counts as away. */
const PATIENCE = 60_000

type Query = Record<string, string | number | null | undefined>

function address(path: string, query: Query): string {
  const parts = Object.entries(query)
    .filter((pair): pair is [string, string | number] => pair[1] !== null && pair[1] !== undefined && pair[1] !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
  return at(parts.length ? `${path}?${parts.join('&')}` : path)
}

async function ask<T>(method: string, path: string, query: Query = {}, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(address(path, query), {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refused(0, {
      code: 'away',
      message: 'The server does not answer.',
      where: '',
      expected: '',
      lines: [],
      keeps: null,
    })
  }
  if (answer.status === 204) return undefined as T
  const data: unknown = await answer.json().catch(() => null)
  if (answer.ok) return data as T
  const problem = data as Partial<Problem> | null
  throw new Refused(answer.status, {
    code: problem?.code ?? 'error',
    message: problem?.message ?? `${answer.status} ${answer.statusText}`,
    where: problem?.where ?? '',
    expected: problem?.expected ?? '',
    lines: problem?.lines ?? [],
    keeps: problem?.keeps ?? null,
  })
}

const part = encodeURIComponent
const matchPath = (id: string, rest = ''): string => `/api/matches/${part(id)}${rest}`
type Side = string | null

export const api = {
  games: (language: Language) => ask<Catalogue>('GET', '/api/games', { language }),
  /** `scenario`: one that has a board of its own; "": the board of all others. */
  board: (game: string, scenario = '') => ask<Board>('GET', `/api/games/${part(game)}/board`, { scenario }),
  rules: (game: string) => ask<Rules>('GET', `/api/games/${part(game)}/rules`),
  tables: (game: string, language: Language) => ask<Tables>('GET', `/api/games/${part(game)}/tables`, { language }),
  kit: (game: string, scenario: string, language: Language) =>
    ask<Kit>('GET', `/api/games/${part(game)}/kit`, { scenario, language }),
  checkPosition: (position: Record<string, unknown>, language: Language) =>
    ask<PositionOut>('POST', '/api/positions/check', { language }, { position }),

  matches: (language: Language, query = '', offset = 0, limit?: number) =>
    ask<Matches>('GET', '/api/matches', { language, query, offset: offset || null, limit }),
  begin: (match: Partial<NewMatch> & { game: string }, language: Language) =>
    ask<MatchModel>('POST', '/api/matches', { language }, match),
  upload: (record: string, name: string, repair: boolean, language: Language) =>
    ask<MatchModel>('POST', '/api/matches/upload', { language }, { record, name, repair }),
  match: (id: string, language: Language) => ask<MatchModel>('GET', matchPath(id), { language }),
  change: (id: string, change: { name?: string; seats?: Record<string, string> }, language: Language) =>
    ask<MatchModel>('PATCH', matchPath(id), { language }, change),
  remove: (id: string) => ask<undefined>('DELETE', matchPath(id)),

  table: (id: string, side: Side, language: Language, n?: number) =>
    ask<Table>('GET', matchPath(id, '/table'), { side, language, n }),
  choose: (id: string, n: number, choice: string, side: Side, language: Language, then: readonly string[] = []) =>
    ask<Done>('POST', matchPath(id, '/choose'), { language }, { n, choice, side, ...(then.length ? { then } : {}) }),
  aside: (id: string, n: number, aside: string, side: string, language: Language) =>
    ask<Done>('POST', matchPath(id, '/aside'), { language }, { n, aside, side }),
  undo: (id: string, n: number, side: Side, language: Language) =>
    ask<Done>('POST', matchPath(id, '/undo'), { language }, { n, side }),
  dice: (id: string, n: number, faces: number[], side: Side, language: Language) =>
    ask<Done>('POST', matchPath(id, '/dice'), { language }, { n, faces, side }),
  log: (id: string, side: Side, since: number, language: Language) =>
    ask<Log>('GET', matchPath(id, '/log'), { side, since, language }),
  steps: (id: string, side: Side, first: number, limit: number, language: Language) =>
    ask<Steps>('GET', matchPath(id, '/steps'), { side, first, limit, language }),
  why: (id: string, side: Side, choice: string, language: Language) =>
    ask<Whys>('GET', matchPath(id, '/why'), { side, choice, language }),
  whyTarget: (id: string, side: Side, kind: string, target: string, language: Language) =>
    ask<Whys>('GET', matchPath(id, '/why'), { side, kind, target, language }),
  preview: (id: string, side: Side, choice: string, language: Language) =>
    ask<PreviewModel>('GET', matchPath(id, '/preview'), { side, choice, language }),
  /** `piece`: of that one alone; `n`: after an earlier entry. */
  overlays: (id: string, side: Side, language: Language, piece = '', n?: number) =>
    ask<Overlays>('GET', matchPath(id, '/overlays'), { side, language, piece, n }),

  recordUrl: (id: string) => at(matchPath(id, '/record')),
  positionUrl: (id: string) => at(matchPath(id, '/position')),
  svgUrl: (id: string, side: Side, language: Language) => address(matchPath(id, '/board.svg'), { side, language }),
}

/** Listen to a match; comes back by itself after a break. Returns what ends it. */
export function listen(id: string, heard: (pulse: Pulse) => void, linked: (on: boolean) => void): () => void {
  let socket: WebSocket | null = null
  let timer = 0
  let wait = 250
  let closed = false
  const open = (): void => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    socket = new WebSocket(`${scheme}://${location.host}${at(matchPath(id, '/live'))}`)
    socket.onopen = () => {
      wait = 250
      linked(true)
    }
    socket.onmessage = (message: MessageEvent<string>) => heard(JSON.parse(message.data) as Pulse)
    socket.onclose = () => {
      if (closed) return
      linked(false)
      timer = window.setTimeout(open, wait)
      wait = Math.min(wait * 2, 5000)
    }
  }
  open()
  return () => {
    closed = true
    window.clearTimeout(timer)
    socket?.close()
  }
}
