// How the choices of a question are laid out before this person: by kind or by place, narrowed by words, folded or open.
import { t, settings } from '../../lib/settings.svelte'
import type { Choice, Piece } from '../../lib/api/types'
import { spaceOf } from '../../lib/spaces'
import { pick } from '../../lib/text'
import { FOLDED, group, groupByPlace, MANY, numbered, sought, type Group, type Grouped, type Place } from './grouping'
import { recall, remember } from './memory'
import { placeName, regionName } from './places'
import type { Play } from './play.svelte'

export type By = 'kind' | 'place'

/** So many choices a place, on average, are better told by place than by kind. */
const DENSE = 2

export class ChoiceLists {
  /** What the list is narrowed by. */
  query = $state('')
  private wanted = $state(recall('choices-by'))
  /** Groups that are not as they were at first: open that were folded, folded that were open. */
  private turned: ReadonlySet<string> = $state.raw(new Set())
  private about = ''
  /** How the choices of a question are laid out while it is asked again and again: it does not change under one's hands. */
  private judged: { about: string; by: By } | null = null

  constructor(private readonly play: Play) {}

  /** Another moment: the same question asked again is answered where one was. */
  moved(): void {
    const about = this.asked
    if (about === this.about) return
    this.about = about
    this.query = ''
    this.turned = new Set()
  }

  /** Which question is asked, and whom. */
  private get asked(): string {
    const { question } = this.play.session.now ?? {}
    return question ? `${question.side} ${question.name}` : ''
  }

  private readonly all: Choice[] = $derived.by(() => [...this.play.prompt.listed, ...this.play.prompt.multiStepMoves])
  private readonly pieces: ReadonlyMap<string, Piece> = $derived.by(
    () => new Map((this.play.showing.scene?.pieces ?? []).map((piece) => [piece.id, piece])),
  )
  /** Where a choice lies: in its space, where its piece stands, or in its region. */
  private placeOf(choice: Choice): Place | undefined {
    const { board } = this.play.session
    if (!board) return undefined
    const { language } = settings
    const at = choice.space >= 0 ? choice.space : (this.pieces.get(choice.piece)?.space ?? -1)
    const space = spaceOf(board, at)
    if (space) {
      const within = regionName(board, space.region, language) || pick(board.words[space.terrain], language)
      return { key: String(at), name: placeName(board, at, language), within }
    }
    const name = regionName(board, choice.region, language)
    return name ? { key: choice.region, name, within: name } : undefined
  }
  private readonly byPlace: Grouped | undefined = $derived.by(() =>
    this.searchable
      ? groupByPlace(this.leadersFirst, (choice) => this.placeOf(choice), t('play-lies-nowhere'))
      : undefined,
  )
  /** As on the board, where leaders lie on top: who leads takes others along. */
  private get leadersFirst(): Choice[] {
    const leads = ({ piece, target }: Choice): boolean => this.pieces.get(piece || target)?.symbol === 'leader'
    return [...this.all.filter(leads), ...this.all.filter((choice) => !leads(choice))]
  }
  private readonly byKind: Grouped = $derived.by(() => {
    const { plain, groups } = group(this.play.prompt.listed, t('play-gap'))
    const items = this.play.prompt.multiStepMoves.map((choice) => ({ choice, short: choice.text }))
    return { plain, groups: items.length ? [...groups, { key: 'way', heading: t('play-farther'), items }] : groups }
  })

  /** Whether there are so many that words help. */
  get searchable(): boolean {
    return this.all.filter((choice) => choice.target).length > MANY
  }
  /** Whether places order them at all. */
  get canTurn(): boolean {
    return this.byPlace !== undefined
  }
  /** As the person wants it; else by place where several things can be done in one. */
  get by(): By {
    if (!this.byPlace) return 'kind'
    if (this.wanted === 'kind' || this.wanted === 'place') return this.wanted
    if (this.judged?.about !== this.asked) {
      const places = new Set(this.all.flatMap((choice) => this.placeOf(choice)?.key ?? []))
      this.judged = { about: this.asked, by: this.all.length >= places.size * DENSE ? 'place' : 'kind' }
    }
    return this.judged.by
  }
  set by(by: By) {
    this.wanted = by
    remember('choices-by', by)
  }

  /** The groups as they are shown, with what the words leave of them. */
  readonly shown: Grouped = $derived.by(() => {
    const { plain, groups } = (this.by === 'place' && this.byPlace) || this.byKind
    const left = groups.map((one) => ({ ...one, items: sought(one.items, this.query) }))
    return { plain, groups: left.filter((one) => one.items.length > 0) }
  })
  /** What the words leave. */
  get found(): Choice[] {
    return this.shown.groups.flatMap((one) => one.items.map((item) => item.choice))
  }
  /** Whether the words leave nothing out. */
  get whole(): boolean {
    return !this.query.trim()
  }

  /** Whether groups can be folded: there are many choices, each group with a heading. */
  get foldable(): boolean {
    return this.by === 'place'
  }
  isOpen(one: Group): boolean {
    if (!this.foldable || !this.whole || !one.heading) return true
    return this.turned.has(one.key) !== this.all.length <= FOLDED
  }
  turn(one: Group, open: boolean): void {
    if (open === this.isOpen(one)) return
    const turned = new Set(this.turned)
    if (!turned.delete(one.key)) turned.add(one.key)
    this.turned = turned
  }

  /** What digits name: what can be seen, in its order. */
  get numbered(): Choice[] {
    const { plain, groups } = this.shown
    return numbered({ plain, groups: groups.filter((one) => one.key !== 'way' && this.isOpen(one)) })
  }
}
