// What a bot would do at the decision that waits: asked for when it is wanted, and gone with its moment.
import { api, Refused } from '../../lib/api/client'
import type { Choice, Hint } from '../../lib/api/types'
import { settings } from '../../lib/settings.svelte'
import type { Play } from '../play/play.svelte'

/** What of the page a hint moves: its list of choices, and what is lit. */
interface Stage {
  show(tab: 'choices'): void
  point(choice: string): void
}

export class HintState {
  open = $state(false)
  /** What was found; null while the bot thinks. */
  found: Hint | null = $state.raw(null)
  /** Why there is none, in the server's words. */
  trouble = $state('')
  /** The question to which the answer belongs. */
  private asked = ''

  constructor(
    private readonly play: Play,
    private readonly ui: Stage,
  ) {}

  /** Whether one can be asked for. */
  get offered(): boolean {
    return (this.play.session.now?.question?.hints ?? false) && this.play.prompt.choices.length > 1
  }

  toggle(): void {
    if (this.open) this.close()
    else if (this.offered) {
      this.open = true
      this.ui.show('choices')
      void this.ask()
    }
  }
  close(): void {
    this.open = false
    this.found = null
    this.asked = ''
    this.ui.point('')
  }

  /** A choice of the hint as it can be made now. */
  choice(id: string): Choice | undefined {
    return this.play.prompt.options.find((choice) => choice.id === id)
  }

  /** What is asked of whom now, and in which words. */
  private get question(): string {
    const { now, side } = this.play.session
    return `${now?.n} ${now?.rewound} ${side} ${settings.language}`
  }

  /** Ask, unless the answer is there or on its way; light what was found on the board. */
  async ask(): Promise<void> {
    const { side } = this.play.session
    const question = this.question
    if (question === this.asked) return
    this.asked = question
    this.found = null
    this.trouble = ''
    try {
      const found = await api.hint(this.play.id, side, settings.language)
      if (this.asked !== question) return
      this.found = found
      this.light(found.lines[0]?.choice)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (this.asked === question) this.trouble = error.message
    }
  }

  /** Light a choice on the board, and bring its place into sight. */
  light(choice: Choice | undefined): void {
    if (!choice) return
    this.ui.point(choice.id)
    if (choice.space >= 0) this.play.find(choice.space)
  }

  /** A table is shown; if it is another one, the hint is gone with its moment. */
  moved(): void {
    if (this.open && (this.question !== this.asked || !this.play.timeline.atNow)) this.close()
  }
}
