// What stands open before this person: panels, the choice under the pointer and its preview, and boxes.
import { tick } from 'svelte'
import type { Choice, Preview, Why } from '../../lib/api/types'
import { Refused } from '../../lib/api/client'
import type { Lit, Target } from '../../lib/board/types'
import { router } from '../../lib/router.svelte'
import { elsewhere } from '../../lib/seats'
import { spaceOf } from '../../lib/spaces'
import { HintState } from '../study/hints.svelte'
import { NotesState } from '../study/notes.svelte'
import { ChoiceLists } from './choiceLists.svelte'
import { recall, remember } from './memory'
import type { Play } from './play.svelte'
import { bestCorner, covered, type Corner, type Thing } from './placing'

export const TABS = ['choices', 'log', 'sheets', 'units', 'orders', 'talk', 'analysis', 'notes'] as const
export type Tab = (typeof TABS)[number]
export type Box =
  | 'keys'
  | 'dice'
  | 'result'
  | 'leave'
  | 'invite'
  | 'notices'
  | 'rolls'
  | 'legend'
  | 'surrender'
  | 'agree-draw'
  | 'late'
  | null

/** Something that opened at a point of the board. */
export interface Popover {
  target: Target
  /** Several choices there: which? */
  choices: Choice[]
  /** None there: why not; null while the answer is on its way. */
  whys: Why[] | null
  /** What stands there was asked for, more than what can be done. */
  inspect?: boolean
}

/** What is left out of a preview: nothing; its tables; what its results mean, too. */
export type Cut = 0 | 1 | 2

/** How much more what a choice is about should stay in sight than whatever else could be chosen. */
const MEANT = 8
/** A board so narrow has no room beside the tables of a preview. */
const NARROW = 760
/** The share of the board that a preview may take. */
const LARGE = 0.33
/** A window so wide has room for the log beside board and panel. */
const VERY_WIDE = 1700
const PREVIEW_AFTER = 90
/** A warning that has stood on the screen so long has been seen. */
const SEEN_AFTER = 600

export class PlayUiState {
  tab: Tab = $state('choices')
  panel = $state(recall('panel') !== 'closed')
  /** The clause in the drawer: "" opens the search, null closes it. */
  clause: string | null = $state(null)
  box: Box = $state(null)
  menu = $state(false)
  popover: Popover | null = $state.raw(null)
  /** The choice pointed at, by pointer, focus or finger. */
  strong = $state('')
  preview: Preview | null = $state.raw(null)
  /** Spaces that a guide or a briefing speaks of. */
  told: readonly number[] = $state.raw([])
  /** The briefing lies over the board. */
  briefing = $state(false)
  /** Spaces of a line of the log that is pointed at. */
  flash: readonly number[] = $state.raw([])
  /** Whether the log stands beside the board, where there is room: where there is much, unless a person puts it away. */
  logBeside = $state(recall('log-beside') ? recall('log-beside') === 'on' : window.innerWidth >= VERY_WIDE)
  /** Whether it is marked on the board where the story went on while others played. */
  marks = $state(recall('marks') !== 'off')
  /** Where the preview lies. */
  corner: Corner = $state.raw({ right: false, top: false })
  /** The preview of which only a part is shown, because all of it would cover what it is about, or much of the board. */
  private cut: { preview: Preview | null; by: Cut } = $state.raw({ preview: null, by: 0 })
  /** Whether all of each preview is wanted, however much it covers. */
  details = $state(recall('details') === 'open')
  /** The last pointer was a finger: the first touch shows, the second takes. */
  touch = false
  /** The choices were asked for by a key before they were there. */
  private entering = false
  private tapped = ''
  private timer = 0
  /** When the preview came up. */
  private since = 0

  /** The next match that both agreed on, when the present was last seen, and what the other proposed then. */
  private next: string | undefined
  private asked = ''
  /** Whether the game was over when the present was last seen. */
  private wasOver: boolean | undefined
  /** The element of the board, and that of the open tab. */
  boardElement: HTMLElement | undefined
  tabBody: HTMLElement | undefined

  /** How the choices are laid out. */
  readonly lists: ChoiceLists
  /** What a bot would do here. */
  readonly hints: HintState
  /** What the person has noted of the match. */
  readonly notes: NotesState
  /** The entry of which it is asked why a bot made it; 0 for none. */
  motive = $state(0)

  constructor(private readonly play: Play) {
    this.lists = new ChoiceLists(play)
    this.hints = new HintState(play, this)
    this.notes = new NotesState(play)
    play.moved = () => this.moved()
  }

  /** Another moment is shown: what stood open belonged to its own. When the game has come to its end, the result opens. */
  private moved(): void {
    this.clear()
    this.lists.moved()
    this.hints.moved()
    const over = this.play.session.now?.over
    if (over === undefined) return
    const { atNow } = this.play.timeline
    if (over && this.wasOver === false && atNow) this.box = 'result'
    if (!over || atNow) this.wasOver = over
    this.heed()
  }
  /** What the other person proposes comes into sight; whoever has agreed on another game is led there. */
  private heed(): void {
    const { now } = this.play.session
    if (!now || !this.play.seat.people.length) return
    const { next, standing } = now.deals
    if (next && this.next === '') router.go(`/match/${encodeURIComponent(next)}`)
    this.next = next
    const asked = standing.find((one) => !one.mine && !one.declined)?.id ?? ''
    if (asked && asked !== this.asked) this.panel = true
    this.asked = asked
  }

  togglePanel(): void {
    this.panel = !this.panel
    remember('panel', this.panel ? '' : 'closed')
    this.point('')
  }

  putLog(beside: boolean): void {
    this.logBeside = beside
    remember('log-beside', beside ? 'on' : 'off')
  }
  mark(on: boolean): void {
    this.marks = on
    remember('marks', on ? '' : 'off')
  }

  /** Whether something was said since the talk was last open. */
  get unheard(): boolean {
    return this.open !== 'talk' && this.play.session.talk > this.play.session.heardTalk
  }
  /** Whether somebody at another place plays, or looks on. */
  private get together(): boolean {
    const { now } = this.play.session
    return now !== null && (now.access.role !== 'owner' || elsewhere(now).length > 0)
  }
  /** Whether there is something to read or to write besides the play. */
  private get commented(): boolean {
    return this.notes.any || this.notes.isLine || (this.play.session.now?.over ?? false)
  }
  /** The tabs that there is something for. */
  get tabs(): Tab[] {
    return TABS.filter((tab) => {
      if (tab === 'talk') return this.together
      if (tab === 'orders') return this.play.prompt.ordered || this.together
      if (tab === 'notes') return this.tab === tab || this.tab === 'analysis' || this.commented
      return tab !== 'analysis' || this.tab === tab || (this.play.session.now?.over ?? false)
    })
  }
  /** The tab that is open; one that has gone shows the choices. */
  get open(): Tab {
    return this.tabs.includes(this.tab) ? this.tab : 'choices'
  }

  /** Show all of each preview, or only the gist where the rest is in the way. */
  toggleDetails(): void {
    this.details = !this.details
    this.cut = { preview: null, by: 0 }
    remember('details', this.details ? 'open' : '')
  }

  /** Another tab: what was pointed at lay in the one before. */
  turnTo(tab: Tab): void {
    if (tab === this.tab) return
    this.tab = tab
    this.point('')
  }
  show(tab: Tab): void {
    this.turnTo(tab)
    if (!this.panel) this.togglePanel()
  }

  /** Where a standing order is changed. */
  async showOrder(id: string): Promise<void> {
    this.show('orders')
    await tick()
    document.getElementById(`order-${id}`)?.focus()
  }

  // -- pointing

  /** Point at a choice, or at none: it is lit more strongly, and what it would do is shown. */
  point(choice: string, now = false): void {
    if (choice === this.strong) return
    this.strong = choice
    window.clearTimeout(this.timer)
    if (!choice) {
      this.preview = null
      return
    }
    this.timer = window.setTimeout(() => void this.fetch(choice), now ? 0 : PREVIEW_AFTER)
  }

  private async fetch(choice: string): Promise<void> {
    try {
      const preview = await this.play.prompt.preview(choice)
      if (this.strong !== choice) return
      this.preview = preview
      this.since = performance.now()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (this.strong === choice) this.preview = null // it cannot be made any more: the choice itself will say so
    }
  }

  /** The preview goes to the corner of the board where it covers least of the fight and of what is lit. */
  place(card: HTMLElement): void {
    if (!this.boardElement) return
    const { width, height } = this.boardElement.getBoundingClientRect()
    const meant = [this.strong, ...(this.play.prompt.multiStepMoves.find((one) => one.id === this.strong)?.then ?? [])]
    const things: Thing[] = (this.play.stage?.litOnScreen() ?? []).map(({ choice, ...box }) => ({
      ...box,
      weight: meant.includes(choice) ? MEANT : 1,
    }))
    const about = [...(this.play.session.now?.question?.spaces ?? []), ...(this.preview?.path ?? [])]
    for (const box of this.play.stage?.onScreen(about) ?? []) things.push({ ...box, weight: MEANT })
    const size = { width: card.offsetWidth, height: card.offsetHeight }
    this.corner = bestCorner(size, { width, height }, things, this.corner)
    const hidden = covered(this.corner, size, { width, height }, things)
    const hides = hidden >= MEANT / 4 && width < NARROW
    const large = size.width * size.height > width * height * LARGE
    const by = this.cutOf(this.preview)
    if (!this.details && by < 2 && (hides || large)) this.cut = { preview: this.preview, by: (by + 1) as Cut }
  }

  /** What stood open belongs to a moment that has passed. */
  clear(): void {
    this.point('')
    this.popover = null
    this.tapped = ''
    this.play.prompt.forget()
  }

  /** How much of a preview is left out. */
  cutOf(preview: Preview | null): Cut {
    return this.cut.preview === preview ? this.cut.by : 0
  }

  // -- taking

  /** Make a choice; one that costs dear asks first. */
  async take(choice: Choice): Promise<void> {
    this.popover = null
    if (await this.play.prompt.plain(choice, (preview) => this.hasSeen(preview))) await this.surely(choice)
  }

  /** Whether a preview has stood on the screen long enough. */
  private hasSeen(preview: Preview): boolean {
    return this.preview === preview && performance.now() - this.since >= SEEN_AFTER
  }

  async surely(choice: Choice): Promise<void> {
    const { always } = this.play.prompt
    const keyboard = this.tabBody?.contains(document.activeElement) ?? false
    this.clear()
    await this.play.prompt.choose(choice.id, always)
    // the button that was pressed has gone: whoever came by keyboard stays among the choices
    if (keyboard && document.activeElement === document.body) this.tabBody?.focus({ preventScroll: true })
  }

  // -- the board

  hover(target: Target | null, lit: readonly Lit[]): void {
    if (!this.popover) this.point(exact(target, lit)[0]?.choice ?? '')
  }

  pick(target: Target, lit: readonly Lit[]): void {
    this.popover = null
    const meant = exact(target, lit)
    const choices = this.play.prompt.options.filter((choice) => meant.some((one) => one.choice === choice.id))
    const [only] = choices
    if (only && choices.length === 1) {
      if (this.touch && this.tapped !== only.id) {
        this.tapped = only.id
        this.point(only.id, true)
      } else void this.take(only)
    } else if (choices.length) this.popover = { target, choices, whys: [] }
    else void this.ask(target)
  }

  /** What stands there, whatever could be chosen there. */
  inspect(target: Target): void {
    this.point('')
    this.popover = null
    void this.ask(target, true)
  }

  /** Why nothing can be done there, and what the place is. */
  private async ask(target: Target, inspect = false): Promise<void> {
    const space = spaceOf(this.play.session.board, target.space)
    const asks = this.play.prompt.choices.length > 0 && space !== undefined
    const popover: Popover = { target, choices: [], whys: asks ? null : [], inspect }
    this.popover = popover
    if (!asks) return
    let whys: Why[] = []
    try {
      whys = (await this.play.prompt.why('space', space.name)).answers
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.play.session.notice = { kind: 'bad', id: error.status ? '' : 'play-away', said: error.message }
    }
    if (this.popover === popover) this.popover = { ...popover, whys }
  }

  // -- closing

  /** Escape: the uppermost thing closes. True if there was one. */
  close(): boolean {
    if (this.clause !== null) return false // the rule lies over all, and closes itself
    if (this.popover) this.popover = null
    else if (this.menu) this.menu = false
    else if (this.strong) this.point('')
    else return false
    return true
  }

  /** Into the list of choices by keyboard. */
  async enter(): Promise<void> {
    this.show('choices')
    await tick()
    // choices that are not there yet take the focus when they come
    this.entering = !this.play.tidings.told
    this.tabBody?.querySelector<HTMLElement>('[data-choice]')?.focus()
  }
  /** Whether the panel that is open is about to show choices. */
  get comes(): boolean {
    return this.panel && this.open === 'choices' && !this.play.tidings.told
  }
  /** The choices are there. */
  ready(): void {
    if (this.entering && this.tab === 'choices') void this.enter()
  }
}

/** What is meant by pointing: the piece itself, where that can be chosen, else all that is lit there. */
export function exact(target: Target | null, lit: readonly Lit[]): readonly Lit[] {
  if (!target?.piece) return lit
  const piece = lit.filter((one) => one.piece === target.piece)
  return piece.length ? piece : lit
}
