// The analysis of a match: asked for, looked at again while it is made, broken off.
import { api, Refused } from '../../lib/api/client'
import type { Analysis } from '../../lib/api/types'
import { settings } from '../../lib/settings.svelte'
import type { Play } from '../play/play.svelte'

/** Milliseconds from one look at how far it has come to the next. */
const AGAIN = 1200

export class AnalysisState {
  found: Analysis | null = $state.raw(null)
  trouble = $state('')
  private timer = 0
  private asked = 0

  constructor(
    private readonly play: Play,
    private readonly server: Pick<typeof api, 'analysis' | 'analyse'> = api,
  ) {}

  get running(): boolean {
    return this.found?.state === 'running'
  }

  /** How far it has come; again after a while, as long as it is being made. */
  look(): Promise<void> {
    return this.ask((side) => this.server.analysis(this.play.id, side, settings.language))
  }
  begin(): Promise<void> {
    return this.ask((side) => this.server.analyse(this.play.id, side, false, settings.language))
  }
  stop(): Promise<void> {
    return this.ask((side) => this.server.analyse(this.play.id, side, true, settings.language))
  }
  /** Nobody looks any more. */
  close(): void {
    this.asked += 1
    window.clearTimeout(this.timer)
  }

  private async ask(what: (side: string | null) => Promise<Analysis>): Promise<void> {
    window.clearTimeout(this.timer)
    const mine = ++this.asked
    try {
      const found = await what(this.play.session.side)
      if (mine !== this.asked) return
      this.found = found
      this.trouble = ''
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (mine === this.asked) this.trouble = error.message
      return
    }
    if (this.running) this.timer = window.setTimeout(() => void this.look(), AGAIN)
  }
}
