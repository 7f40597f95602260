// Choices as a person reads them: those without a target as buttons, many of one kind as a list under one heading.
import type { Choice } from '../../lib/api/types'
import type { Lit } from '../../lib/board/types'

export interface Item {
  choice: Choice
  /** What tells it from its neighbours: the whole text, or what differs from the heading. */
  short: string
}

export interface Group {
  verb: string
  /** What all have in common ("March to …"); "" for a group that needs none. */
  heading: string
  items: Item[]
}

export interface Grouped {
  /** Choices that point at nothing: finish, pass, yes and no. */
  plain: Choice[]
  groups: Group[]
}

/** So many choices of one verb need no heading. */
const FEW = 3
/** More choices of one verb are a list to search. */
export const MANY = 12

/** `gap`: how a language writes what a heading leaves open. */
export function group(choices: readonly Choice[], gap = '…'): Grouped {
  const plain: Choice[] = []
  const verbs = new Map<string, Choice[]>()
  for (const choice of choices) {
    if (choice.target === '') plain.push(choice)
    else verbs.set(choice.verb, [...(verbs.get(choice.verb) ?? []), choice])
  }
  const groups = [...verbs].map(([verb, all]): Group => {
    if (all.length <= FEW) return { verb, heading: '', items: all.map((choice) => ({ choice, short: choice.text })) }
    const [before, after] = shared(all.map((choice) => choice.text))
    if (!before && !after) return { verb, heading: '', items: all.map((choice) => ({ choice, short: choice.text })) }
    const items = all.map((choice) => ({
      choice,
      short: choice.text.slice(before.length, choice.text.length - after.length),
    }))
    return { verb, heading: `${before.trimEnd()}${before ? ' ' : ''}${gap}${after}`, items }
  })
  // Short lists first: a long one would push them out of sight, and the board shows it better.
  groups.sort((a, b) => Number(a.items.length > MANY) - Number(b.items.length > MANY))
  return { plain, groups }
}

/** What texts have in common at their beginning and end, cut at whole words where there are words. */
export function shared(texts: readonly string[]): [string, string] {
  const first = texts[0] ?? ''
  let before = first.length
  let after = first.length
  for (const text of texts) {
    let n = 0
    while (n < before && text[n] === first[n]) n++
    before = n
    let m = 0
    while (m < after && text[text.length - 1 - m] === first[first.length - 1 - m]) m++
    after = m
  }
  const shortest = Math.min(...texts.map((text) => text.length))
  let head = first.slice(0, before)
  if (texts.some((text) => isWord(text, before))) head = head.slice(0, lastBreak(head))
  let tail = after ? first.slice(first.length - after) : ''
  if (texts.some((text) => isWord(text, text.length - after))) tail = tail.slice(firstBreak(tail))
  head = head.slice(0, openIn(head))
  tail = tail.slice(closedIn(tail))
  // What stands in front says enough; what follows counts where languages put the verb at the end.
  if (head.trim()) tail = ''
  // A text that is another with something added leaves nothing of itself: then the end is not cut off.
  if (head.length + tail.length >= shortest) tail = ''
  if (head.length >= shortest) head = ''
  return [head, tail]
}

const LETTER = /[\p{Script=Latin}\p{N}]/u

/** Whether a cut at `at` goes through a word or a number of a language that writes spaces. */
function isWord(text: string, at: number): boolean {
  return at > 0 && at < text.length && LETTER.test(text[at - 1] ?? '') && LETTER.test(text[at] ?? '')
}

const PAIRS: Readonly<Record<string, string>> = { '(': ')', '\uff08': '\uff09', '[': ']', '「': '」', '『': '』' }
const CLOSERS = new Set(Object.values(PAIRS))

/** Where the first bracket opens that does not close in a text; its length if there is none. */
function openIn(text: string): number {
  const open: number[] = []
  for (let n = 0; n < text.length; n++) {
    if (text[n]! in PAIRS) open.push(n)
    else if (CLOSERS.has(text[n]!)) open.pop()
  }
  return open[0] ?? text.length
}

/** What follows the last bracket that closes in a text without having opened there. */
function closedIn(text: string): number {
  let [depth, after] = [0, 0]
  for (let n = 0; n < text.length; n++) {
    if (text[n]! in PAIRS) depth++
    else if (CLOSERS.has(text[n]!) && depth-- === 0) {
      after = n + 1
      depth = 0
    }
  }
  return after
}

function lastBreak(text: string): number {
  for (let n = text.length; n > 0; n--) if (!LETTER.test(text[n - 1] ?? '')) return n
  return 0
}

function firstBreak(text: string): number {
  for (let n = 0; n < text.length; n++) if (!LETTER.test(text[n] ?? '')) return n
  return text.length
}

/** Choices in the order in which digits name them: what is always there first, then as they are listed. */
export function numbered(choices: readonly Choice[]): Choice[] {
  const { plain, groups } = group(choices)
  return [...plain, ...groups.flatMap((one) => one.items.map((item) => item.choice))]
}

/** What Enter does: the only choice, or the only one that points at nothing. */
export function obvious(choices: readonly Choice[]): Choice | null {
  if (choices.length === 1) return choices[0] ?? null
  const plain = choices.filter((choice) => choice.target === '')
  return plain.length === 1 ? (plain[0] ?? null) : null
}

/** What is lit on the board; more softly what lies farther off. */
export function lights(choices: readonly Choice[], farther: readonly Choice[] = []): Lit[] {
  const lit = ({ id, text, space, piece, region, track, verb, facing }: Choice): Lit => ({
    choice: id,
    text,
    space,
    piece,
    region,
    track,
    verb,
    ...(facing === null ? {} : { facing }),
  })
  const near = choices.filter((choice) => choice.space >= 0 || choice.piece || choice.region || choice.track)
  return [...near.map(lit), ...farther.map((choice) => ({ ...lit(choice), soft: true }))]
}

/** Those whose text holds every word of a search. */
export function sought(items: readonly Item[], query: string): Item[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (!words.length) return [...items]
  return items.filter(({ choice }) => {
    const text = choice.text.toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}
