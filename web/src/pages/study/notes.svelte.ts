// What a person has noted of a match: comments to its moments, and lines that he has tried from there and kept.
import { api, Refused } from '../../lib/api/client'
import type { LogLine, MatchModel, NoteComment, Notes, Variation } from '../../lib/api/types'
import { router } from '../../lib/router.svelte'
import { settings } from '../../lib/settings.svelte'
import { remember } from '../play/memory'
import type { Play } from '../play/play.svelte'

type Server = Pick<typeof api, 'notes' | 'comment' | 'tryLine' | 'keepLine' | 'openVariation' | 'deleteVariation'>

/** By match: the moment that is to be shown when its page opens. */
const wanted = new Map<string, number>()

export class NotesState {
  found: Notes | null = $state.raw(null)
  trouble = $state('')
  busy = $state(false)

  constructor(
    private readonly play: Play,
    private readonly server: Server = api,
  ) {}

  /** Whether there is anything. */
  get any(): boolean {
    const { found } = this
    return found !== null && found.comments.length + found.variations.length > 0
  }
  /** Whether the match is itself a line that is tried. */
  get isLine(): boolean {
    return Boolean(this.found?.line)
  }
  /** The comment to a moment; "" without one. */
  at(n: number): string {
    return this.found?.comments.find((one) => one.n === n && one.stands)?.text ?? ''
  }
  /** The variations, those of a moment first. */
  variations(n: number): Variation[] {
    const all = this.found?.variations ?? []
    return [...all.filter((one) => one.n === n), ...all.filter((one) => one.n !== n)]
  }

  /** What there is, and the moment for whose sake somebody has come. */
  async open(): Promise<void> {
    await this.read()
    const n = wanted.get(this.play.id)
    wanted.delete(this.play.id)
    if (n !== undefined) this.play.timeline.seek(n)
  }
  read(): Promise<boolean> {
    return this.ask(() => this.server.notes(this.play.id, settings.language))
  }
  /** Write this to a moment; "" takes away what stands there. */
  write(n: number, text: string): Promise<boolean> {
    return this.ask(() => this.server.comment(this.play.id, n, text, settings.language))
  }

  /** Play a line from a moment: both sides at this screen, where the seats say nothing else. */
  tryLine(n: number, seats: Record<string, string> = {}): Promise<boolean> {
    return this.begin(() => this.server.tryLine(this.play.id, n, seats, settings.language))
  }
  openVariation(id: string): Promise<boolean> {
    return this.begin(() => this.server.openVariation(this.play.id, id, settings.language))
  }
  deleteVariation(id: string): Promise<boolean> {
    return this.ask(() => this.server.deleteVariation(this.play.id, id, settings.language))
  }
  /** Keep the line that this match is at the game from which it came. */
  keepLine(name: string): Promise<boolean> {
    return this.ask(() => this.server.keepLine(this.play.id, name, settings.language))
  }
  /** Back to the game from which this line came, where it left it. */
  back(): void {
    const line = this.found?.line
    if (!line?.source) return
    wanted.set(line.source, line.n)
    router.go(`/match/${encodeURIComponent(line.source)}`)
  }

  private begin(what: () => Promise<MatchModel>): Promise<boolean> {
    return this.attempt(async () => {
      const line = await what()
      // where two people share the screen, the one is kept from the other's secrets here as there
      const { seat, session } = this.play
      if (seat.trusting || session.now?.over) remember(`trust-${line.id}`, 'yes')
      router.go(`/match/${encodeURIComponent(line.id)}`)
    })
  }
  private ask(what: () => Promise<Notes>): Promise<boolean> {
    return this.attempt(async () => {
      this.found = await what()
    })
  }
  /** Whether the server did as it was asked. */
  private async attempt(work: () => Promise<void>): Promise<boolean> {
    this.busy = true
    try {
      await work()
      this.trouble = ''
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.trouble = error.message
      return false
    } finally {
      this.busy = false
    }
  }
}

/** Which comments stand behind which rows of the log: each behind the last row up to its moment; null before all. */
export function beside(
  rows: readonly LogLine[],
  comments: readonly NoteComment[],
): ReadonlyMap<LogLine | null, NoteComment[]> {
  const found = new Map<LogLine | null, NoteComment[]>()
  for (const comment of comments) {
    if (!comment.stands) continue
    const row = rows.findLast((one) => one.n <= comment.n) ?? null
    found.set(row, [...(found.get(row) ?? []), comment])
  }
  return found
}
