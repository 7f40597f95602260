// Asking the server. Every refusal is a Refused with the server's own words.
import { at } from '../base'
import type {
  Analysis,
  Board,
  Briefing,
  InfoCardModel,
  Catalogue,
  ClockControl,
  ClockDeed,
  DealKind,
  DealReply,
  Delay,
  Done,
  EditorPalette,
  Hint,
  Hurried,
  Invitations,
  GlossaryModel,
  Language,
  Legend,
  LessonAct,
  Log,
  Matches,
  Motive,
  MatchModel,
  Lobby,
  NewInvitation,
  Note,
  NewMatch,
  NewNoticeWay,
  Notes,
  NoticeLink,
  Notices,
  Openings,
  Overlays,
  PositionOut,
  PreviewModel,
  Problem,
  Pulse,
  PuzzleLook,
  Puzzles,
  PuzzleSolution,
  Rolls,
  Rules,
  RulesFound,
  Statistics,
  Steps,
  Story,
  Table,
  Tables,
  Talk,
  Teaching,
  Welcome,
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

export type Query = Record<string, string | number | null | undefined>

function address(path: string, query: Query): string {
  const parts = Object.entries(query)
    .filter((pair): pair is [string, string | number] => pair[1] !== null && pair[1] !== undefined && pair[1] !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
  return at(parts.length ? `${path}?${parts.join('&')}` : path)
}

export async function ask<T>(method: string, path: string, query: Query = {}, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(address(path, query), {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw away()
  }
  if (answer.status === 204) return undefined as T
  // a picture comes as it is
  if (answer.ok && answer.headers.get('Content-Type')?.startsWith('image/')) return (await answer.text()) as T
  const data: unknown = await answer.json().catch(() => null)
  if (answer.ok) return data as T
  throw refusal(answer.status, answer.statusText, data)
}

/** The server does not answer. */
function away(): Refused {
  return refusal(0, '', { code: 'away', message: 'The server does not answer.' })
}

/** What the server says why it refuses. */
function refusal(status: number, statusText: string, data: unknown): Refused {
  const problem = data as Partial<Problem> | null
  return new Refused(status, {
    code: problem?.code ?? 'error',
    message: problem?.message ?? `${status} ${statusText}`,
    where: problem?.where ?? '',
    expected: problem?.expected ?? '',
    lines: problem?.lines ?? [],
    keeps: problem?.keeps ?? null,
  })
}

/** How an upload gets on: the share of it that has been sent, 1 while the server reads it. */
export type Sent = (share: number) => void

/** Bring a body in, which may take as long as it takes. Raises Refused; an AbortError when `signal` has ended it. */
function bring<T>(path: string, body: Blob, sent: Sent, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const end = (): void => request.abort()
    const over = (): void => signal.removeEventListener('abort', end)
    request.open('POST', path)
    request.setRequestHeader('Content-Type', 'application/json')
    request.upload.onprogress = (event) => sent(event.total ? event.loaded / event.total : 0)
    request.upload.onload = () => sent(1)
    request.onload = () => {
      over()
      const data = parsed(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(data as T)
      else reject(refusal(request.status, request.statusText, data))
    }
    request.onerror = () => {
      over()
      reject(away())
    }
    request.onabort = () => {
      over()
      reject(new DOMException('the upload was cancelled', 'AbortError'))
    }
    signal.addEventListener('abort', end)
    if (signal.aborted) request.onabort(new ProgressEvent('abort'))
    else request.send(body)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return null
  }
}

const part = encodeURIComponent
const matchPath = (id: string, rest = ''): string => `/api/matches/${part(id)}${rest}`
type Side = string | null

export const api = {
  games: (language: Language) => ask<Catalogue>('GET', '/api/games', { language }),
  /** `scenario`: one that has a board of its own; "": the board of all others. */
  board: (game: string, scenario = '') => ask<Board>('GET', `/api/games/${part(game)}/board`, { scenario }),
  rules: (game: string) => ask<Rules>('GET', `/api/games/${part(game)}/rules`),
  findRules: (game: string, query: string) => ask<RulesFound>('GET', `/api/games/${part(game)}/rules/found`, { query }),
  glossary: (game: string) => ask<GlossaryModel>('GET', `/api/games/${part(game)}/glossary`),
  /** What the symbols of a game stand for. */
  legend: (game: string, language: Language) => ask<Legend>('GET', `/api/games/${part(game)}/legend`, { language }),
  tables: (game: string, language: Language) => ask<Tables>('GET', `/api/games/${part(game)}/tables`, { language }),
  palette: (game: string, scenario: string, language: Language) =>
    ask<EditorPalette>('GET', `/api/games/${part(game)}/palette`, { scenario, language }),
  checkPosition: (position: Record<string, unknown>, language: Language) =>
    ask<PositionOut>('POST', '/api/positions/check', { language }, { position }),

  teaching: (game: string, language: Language) =>
    ask<Teaching>('GET', `/api/games/${part(game)}/teaching`, { language }),
  beginLesson: (game: string, lesson: string, language: Language) =>
    ask<MatchModel>('POST', `/api/games/${part(game)}/lessons/${part(lesson)}`, { language }),
  beginFirstGame: (game: string, language: Language) =>
    ask<MatchModel>('POST', `/api/games/${part(game)}/first-game`, { language }),
  puzzles: (game: string, language: Language) => ask<Puzzles>('GET', `/api/games/${part(game)}/puzzles`, { language }),
  putPuzzle: (game: string, puzzle: string, language: Language) =>
    ask<MatchModel>('POST', `/api/games/${part(game)}/puzzles/${part(puzzle)}`, { language }),
  /** `wanted`: which of them, and in which order; see `Wanted` of the list. */
  matches: (language: Language, wanted: Query = {}, offset = 0, limit?: number) =>
    ask<Matches>('GET', '/api/matches', { language, ...wanted, offset: offset || null, limit }),
  /** What one's own play comes to, in the matches that are wanted. */
  statistics: (language: Language, wanted: Query) =>
    ask<Statistics>('GET', '/api/library/statistics', { language, ...wanted }),
  /** How the matches that are wanted began; a game and a scenario must be. */
  openings: (language: Language, wanted: Query & { game: string; scenario: string }) =>
    ask<Openings>('GET', '/api/library/openings', { language, ...wanted }),
  begin: (match: Partial<NewMatch> & { game: string }, language: Language) =>
    ask<MatchModel>('POST', '/api/matches', { language }, match),
  /** `packed`: the body `{ record, name, repair }`, or that compressed with gzip. */
  upload: (packed: Blob, language: Language, sent: Sent, signal: AbortSignal) =>
    bring<MatchModel>(address('/api/matches/upload', { language }), packed, sent, signal),
  match: (id: string, language: Language) => ask<MatchModel>('GET', matchPath(id), { language }),
  change: (id: string, change: { name?: string; seats?: Record<string, string> }, language: Language) =>
    ask<MatchModel>('PATCH', matchPath(id), { language }, change),
  remove: (id: string) => ask<undefined>('DELETE', matchPath(id)),

  table: (id: string, side: Side, language: Language, n?: number) =>
    ask<Table>('GET', matchPath(id, '/table'), { side, language, n }),
  choose: (
    id: string,
    n: number,
    choice: string,
    side: Side,
    language: Language,
    then: readonly string[] = [],
    always: '' | 'turn' | 'game' = '',
  ) =>
    ask<Done>(
      'POST',
      matchPath(id, '/choose'),
      { language },
      { n, choice, side, ...(then.length ? { then } : {}), ...(always ? { always } : {}) },
    ),
  /** Whether the server answers for a side whatever has but one answer. */
  answerOnly: (id: string, side: string, on: boolean, language: Language) =>
    ask<Table>('PUT', matchPath(id, '/answers/only'), { language }, { side, on }),
  /** Be asked again what was answered in advance. */
  takeAnswerBack: (id: string, answer: string, side: Side, language: Language) =>
    ask<Table>('DELETE', matchPath(id, `/answers/${encodeURIComponent(answer)}`), { side, language }),
  aside: (id: string, n: number, aside: string, side: string, language: Language) =>
    ask<Done>('POST', matchPath(id, '/aside'), { language }, { n, aside, side }),
  undo: (id: string, n: number, side: Side, language: Language) =>
    ask<Done>('POST', matchPath(id, '/undo'), { language }, { n, side }),
  surrender: (id: string, n: number, side: string, language: Language) =>
    ask<Table>('POST', matchPath(id, '/surrender'), { language }, { n, side }),
  /** Propose something to the other person; `swap`: of a rematch, whether each takes the seat of the other. */
  propose: (
    id: string,
    n: number,
    side: string,
    kind: DealKind,
    more: { swap?: boolean; delay?: Delay },
    language: Language,
  ) => ask<Table>('POST', matchPath(id, '/deals'), { language }, { n, side, kind, ...more }),
  endLate: (id: string, language: Language) => ask<undefined>('DELETE', matchPath(id, '/late'), { language }),
  reply: (id: string, deal: string, side: string, reply: DealReply, language: Language) =>
    ask<Table>('POST', matchPath(id, '/deals/reply'), { language }, { id: deal, side, reply }),
  /** The clock that a match is to have, before the other person sits down; null for none. */
  setClock: (id: string, clock: ClockControl | null, language: Language) =>
    ask<Table>('PUT', matchPath(id, '/clock'), { language }, { clock }),
  useClock: (id: string, side: string, act: ClockDeed, language: Language) =>
    ask<Table>('POST', matchPath(id, '/clock/act'), { language }, { side, act }),
  dice: (id: string, n: number, faces: number[], side: Side, language: Language) =>
    ask<Done>('POST', matchPath(id, '/dice'), { language }, { n, faces, side }),
  /** What a match opens with; null where its game has nothing to say. */
  briefing: (id: string, side: Side, language: Language) =>
    ask<Briefing | null>('GET', matchPath(id, '/briefing'), { side, language }),
  lesson: (id: string, n: number, act: LessonAct, side: Side, language: Language) =>
    ask<Done>('POST', matchPath(id, '/lesson'), { language }, { n, act, side }),
  /** Ask a puzzle again. */
  puzzleAgain: (id: string, n: number, side: Side, language: Language) =>
    ask<Done>('POST', matchPath(id, '/puzzle'), { language }, { n, side }),
  /** What an answer that is not the best would lead to; it may take some seconds. */
  puzzleLook: (id: string, choice: string, side: Side, language: Language) =>
    ask<PuzzleLook>('GET', matchPath(id, '/puzzle/look'), { choice, side, language }),
  puzzleSolution: (id: string, side: Side, language: Language) =>
    ask<PuzzleSolution>('GET', matchPath(id, '/puzzle/solution'), { side, language }),
  log: (id: string, side: Side, since: number, language: Language) =>
    ask<Log>('GET', matchPath(id, '/log'), { side, since, language }),
  story: (id: string, side: Side, language: Language) => ask<Story>('GET', matchPath(id, '/story'), { side, language }),
  steps: (id: string, side: Side, first: number, limit: number, language: Language) =>
    ask<Steps>('GET', matchPath(id, '/steps'), { side, first, limit, language }),
  why: (id: string, side: Side, choice: string, language: Language) =>
    ask<Whys>('GET', matchPath(id, '/why'), { side, choice, language }),
  whyTarget: (id: string, side: Side, kind: string, target: string, language: Language) =>
    ask<Whys>('GET', matchPath(id, '/why'), { side, kind, target, language }),
  preview: (id: string, side: Side, choice: string, language: Language) =>
    ask<PreviewModel>('GET', matchPath(id, '/preview'), { side, choice, language }),
  /** What a counter (`piece`) or a place (`space`) is; `n`: after an earlier entry. */
  card: (id: string, side: Side, language: Language, of: { piece: string } | { space: number }, n?: number) =>
    ask<InfoCardModel>('GET', matchPath(id, '/card'), { side, language, ...of, n }),
  /** `piece`: of that one alone; `n`: after an earlier entry. */
  overlays: (id: string, side: Side, language: Language, piece = '', n?: number) =>
    ask<Overlays>('GET', matchPath(id, '/overlays'), { side, language, piece, n }),

  /** The bot that thinks at the moment `n` is to move at once. */
  hurry: (id: string, n: number, language: Language) =>
    ask<Hurried>('POST', matchPath(id, '/hurry'), { language }, { n }),
  /** What a bot would do now in the place of a side; it may take some seconds. */
  hint: (id: string, side: Side, language: Language) => ask<Hint>('GET', matchPath(id, '/hint'), { side, language }),
  invitations: (id: string) => ask<Invitations>('GET', matchPath(id, '/invitations')),
  /** `side`: the seat that a link is for; null for spectators. */
  /** A link; `open`: its seat is offered to everybody of the server too; `rated`: whoever sits down agrees to that. */
  invite: (id: string, side: Side, language: Language, open = false, rated = false) =>
    ask<NewInvitation>('POST', matchPath(id, '/invitations'), { language }, { side, open, rated }),
  lobby: (language: Language) => ask<Lobby>('GET', '/api/lobby', { language }),
  /** Sit down in a seat that is offered to everybody, with a share in the dice. */
  takeOffer: (offer: string, share: string, language: Language) =>
    ask<MatchModel>('POST', `/api/lobby/${part(offer)}`, { language }, { share }),
  withdraw: (id: string, invitation: string, language: Language) =>
    ask<undefined>('DELETE', matchPath(id, `/invitations/${part(invitation)}`), { language }),
  welcome: (token: string, language: Language) => ask<Welcome>('GET', `/api/invitations/${part(token)}`, { language }),
  /** `share`: this browser's part in the dice. */
  join: (token: string, share: string, language: Language) =>
    ask<MatchModel>('POST', `/api/invitations/${part(token)}`, { language }, { share }),
  /** How one is told when it is one's turn: to oneself alone. */
  notices: (id: string, language: Language) => ask<Notices>('GET', matchPath(id, '/notices'), { language }),
  addWay: (id: string, way: NewNoticeWay, language: Language) =>
    ask<Notices>('POST', matchPath(id, '/notices/ways'), { language }, way),
  /** Whether one is told of this match. */
  hush: (id: string, quiet: boolean, language: Language) =>
    ask<Notices>('PUT', matchPath(id, '/notices'), { language }, { quiet }),
  endWay: (way: string, language: Language) => ask<undefined>('DELETE', `/api/notices/${part(way)}`, { language }),
  noticeLink: (token: string, language: Language) =>
    ask<NoticeLink>('GET', `/api/notices/links/${part(token)}`, { language }),
  followNoticeLink: (token: string, language: Language) =>
    ask<NoticeLink>('POST', `/api/notices/links/${part(token)}`, { language }),
  /** The dice of a match: their promise, who has a share in them, how they fell. */
  rolls: (id: string, side: Side, language: Language) => ask<Rolls>('GET', matchPath(id, '/rolls'), { side, language }),
  share: (id: string, side: string, share: string, language: Language) =>
    ask<Rolls>('POST', matchPath(id, '/share'), { language }, { side, share }),

  /** Why a bot made the choice of an entry; it may take some seconds. */
  motive: (id: string, n: number, side: Side, language: Language) =>
    ask<Motive>('GET', matchPath(id, '/motive'), { n, side, language }),
  /** How far the analysis has come that one may see with the eyes of a side. */
  analysis: (id: string, side: Side, language: Language) =>
    ask<Analysis>('GET', matchPath(id, '/analysis'), { side, language }),
  /** Begin it, go on with it, or break it off. */
  analyse: (id: string, side: Side, stop: boolean, language: Language) =>
    ask<Analysis>('POST', matchPath(id, '/analysis'), { language }, { side, stop }),

  /** What was said after the line `after`. */
  talk: (id: string, after: number, language: Language) =>
    ask<Talk>('GET', matchPath(id, '/talk'), { language, after: after || null }),
  say: (id: string, text: string, after: number, language: Language) =>
    ask<Talk>('POST', matchPath(id, '/talk'), { language }, { text, after }),
  /** Report what another one has said to whoever runs the server. */
  report: (id: string, line: number, language: Language) =>
    ask<undefined>('POST', matchPath(id, `/talk/${line}/report`), { language }),
  note: (id: string, language: Language) => ask<Note>('GET', matchPath(id, '/note'), { language }),
  writeNote: (id: string, text: string, language: Language) =>
    ask<Note>('PUT', matchPath(id, '/note'), { language }, { text }),

  /** What one has noted of a match: comments to its moments. */
  notes: (id: string, language: Language) => ask<Notes>('GET', matchPath(id, '/notes'), { language }),
  /** Write this to a moment; "" takes away what stands there. */
  comment: (id: string, n: number, text: string, language: Language) =>
    ask<Notes>('PUT', matchPath(id, '/notes'), { language }, { n, text }),
  /** Begin a match that goes on from a moment of this one, with other dice, all its sides played here. */
  tryLine: (id: string, n: number, seats: Record<string, string>, language: Language) =>
    ask<MatchModel>('POST', matchPath(id, '/lines'), { language }, { n, seats }),
  /** Keep such a match as a variation of the one from which it came. */
  keepLine: (id: string, name: string, language: Language) =>
    ask<Notes>('POST', matchPath(id, '/keep'), { language }, { name }),
  openVariation: (id: string, variation: string, language: Language) =>
    ask<MatchModel>('POST', matchPath(id, `/variations/${part(variation)}`), { language }),
  deleteVariation: (id: string, variation: string, language: Language) =>
    ask<Notes>('DELETE', matchPath(id, `/variations/${part(variation)}`), { language }),

  recordUrl: (id: string) => at(matchPath(id, '/record')),
  /** The game as a page to read and to give away, as a side may know it; `note`: with one's own notes. */
  pageUrl: (id: string, side: Side, language: Language, note = false) =>
    address(matchPath(id, '/page.html'), { side, language, note: note ? 'true' : null }),
  positionUrl: (id: string) => at(matchPath(id, '/position')),
  svgUrl: (id: string, side: Side, language: Language, n: number) =>
    address(matchPath(id, '/board.svg'), { side, language, n }),
  /** The same drawing, as a text. */
  picture: (id: string, side: Side, language: Language, n: number) =>
    ask<string>('GET', matchPath(id, '/board.svg'), { side, language, n }),
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
