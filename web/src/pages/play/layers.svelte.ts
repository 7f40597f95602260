// What this person lays over the board: asked of the server with his eyes, anew for each moment that is shown.
import { api as server, Refused } from '../../lib/api/client'
import type { Overlay } from '../../lib/api/types'
import { PATTERNS } from '../../lib/board/overlays'
import type { Overlaid, Layers, Offer } from '../../lib/board/types'
import { settings } from '../../lib/settings.svelte'
import type { Play } from './play.svelte'
import { recall, remember } from './memory'

const POINTED_AFTER = 110

/** An overlay that is switched on: of a piece, or "" of all, and its pattern. */
interface On {
  id: string
  piece: string
  slot: number
}

export class LayerState implements Layers {
  private on: readonly On[] = $state.raw([])
  /** Those of pieces that were switched off in the list: they stay in it until it is closed, and keep their focus. */
  private lingering: readonly On[] = $state.raw([])
  /** By piece, "" for what concerns all: as of the moment in `seen`. */
  private known: ReadonlyMap<string, readonly Overlay[]> = $state.raw(new Map())
  private following = $state(recall('overlay-follow') === 'yes')
  private pointed = $state('')
  private isOpen = false
  private seen = ''
  private asked = new Map<string, Promise<void>>()
  private timer = 0

  constructor(
    private readonly play: Play,
    private readonly api: Pick<typeof server, 'overlays'> = server,
  ) {}

  /** Whether there is anything to lay over this game's board. */
  get any(): boolean {
    return this.play.session.game?.overlays ?? false
  }

  /** The moment, the eyes and the language in which overlays are shown. */
  get moment(): string {
    return [this.play.showing.shown, this.play.session.side, settings.language, this.play.timeline.atNow].join('/')
  }

  get follow(): boolean {
    return this.following
  }
  set follow(to: boolean) {
    this.following = to
    remember('overlay-follow', to ? 'yes' : '')
    void this.refresh()
  }

  /** All that can be switched on and off: what concerns all, and what is on of single pieces. */
  readonly offered: readonly Offer[] = $derived.by(() => {
    const all = this.known.get('') ?? []
    const own = [...this.on, ...this.lingering]
      .filter((one) => one.piece !== '')
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .flatMap(({ id, piece }) => this.find(id, piece) ?? [])
    return [...all, ...own].map(({ id, label, side }) => {
      const on = this.on.find((one) => one.id === id)
      return { id, label, side, on: on !== undefined, slot: on?.slot ?? -1 }
    })
  })

  readonly laid: readonly Overlaid[] = $derived.by(() => {
    const on = this.on.flatMap(({ id, piece, slot }): Overlaid[] => {
      const one = this.find(id, piece)
      return one ? [{ ...one, spaces: [...one.spaces], lines: one.lines.map((line) => [...line]), slot }] : []
    })
    if (!this.following || !this.pointed) return on
    const there = new Set(on.map((one) => one.id))
    const more = (this.known.get(this.pointed) ?? []).filter((one) => !there.has(one.id))
    return [
      ...on,
      ...more.map((one, n) => ({
        ...one,
        spaces: [...one.spaces],
        lines: one.lines.map((line) => [...line]),
        slot: free(on, n),
      })),
    ]
  })

  private find(id: string, piece: string): Overlay | undefined {
    return this.known.get(piece)?.find((one) => one.id === id)
  }

  /** What can be laid over the board of one piece. */
  of(piece: string): Offer[] {
    return (this.known.get(piece) ?? []).map(({ id, label, side }) => {
      const on = this.on.find((one) => one.id === id)
      return { id, label, side, on: on !== undefined, slot: on?.slot ?? -1 }
    })
  }

  // ---------------------------------------------------------------- what a person does

  opened(open: boolean): void {
    this.isOpen = open
    this.lingering = []
    if (open) void this.refresh()
  }

  /** Switch on or off; `piece`: whose it is, where it is switched on at the piece itself. */
  toggle(id: string, piece = ''): void {
    const listed = [...this.on, ...this.lingering].find((one) => one.id === id)
    const before = this.on.find((one) => one.id === id)
    this.lingering = this.lingering.filter((one) => one.id !== id)
    if (before && this.isOpen) this.lingering = [...this.lingering, before]
    this.on = before
      ? this.on.filter((one) => one.id !== id)
      : [...this.on, { id, piece: piece || (listed?.piece ?? ''), slot: free(this.on, 0) }]
    void this.refresh()
  }

  /** A piece is pointed at; "": none. */
  point(piece: string): void {
    if (piece === this.pointed) return
    window.clearTimeout(this.timer)
    this.pointed = piece
    if (piece && this.following) this.timer = window.setTimeout(() => void this.ask(piece), POINTED_AFTER)
  }

  // ---------------------------------------------------------------- what the server knows

  /** Ask for all that is to be seen at this moment. What was there before stays until the answer comes. */
  async refresh(): Promise<void> {
    if (!this.any) return
    const wanted = new Set(this.on.map((one) => one.piece))
    if (this.isOpen) wanted.add('')
    if (this.following && this.pointed) wanted.add(this.pointed)
    await Promise.all([...wanted].map((piece) => this.ask(piece)))
  }

  /** What there is of a piece, or of all. */
  ask(piece: string): Promise<void> {
    if (!this.any) return Promise.resolve()
    const moment = this.moment
    if (moment !== this.seen) {
      this.seen = moment
      this.asked = new Map()
    }
    const before = this.asked.get(piece)
    if (before) return before
    const asking = this.fetch(piece, moment)
    this.asked.set(piece, asking)
    return asking
  }

  private async fetch(piece: string, moment: string): Promise<void> {
    const { play } = this
    const n = play.timeline.atNow ? undefined : play.showing.shown
    try {
      const { overlays } = await this.api.overlays(play.id, play.session.side, settings.language, piece, n)
      if (moment === this.seen) this.known = new Map([...this.known, [piece, overlays]])
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      play.session.notice = { kind: 'bad', id: error.status ? '' : 'play-away', said: error.message }
    }
  }
}

/** The n-th pattern that is not in use. */
function free(on: readonly { slot: number }[], n: number): number {
  const taken = new Set(on.map((one) => one.slot))
  for (let slot = 0; ; slot++) {
    if (taken.has(slot)) continue
    if (n-- === 0) return taken.size < PATTERNS.length ? slot : slot % PATTERNS.length
  }
}
