// Choices as a person reads them: those without a target as buttons, many of one kind as a list under one heading.
import type { Choice } from '../../lib/api/types'
import type { Lit } from '../../lib/board/types'

export interface Item {
  choice: Choice
  /** What tells it from its neighbours: the whole text, or what differs from the heading. */
  short: string
}

export interface Group {
  key: string
  /** What all have in common ("March to …"), or where they lie; "" for a group that needs none. */
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
    const whole = { key: verb, heading: '', items: all.map((choice) => ({ choice, short: choice.text })) }
    return all.length <= FEW ? whole : (headed(verb, all, gap) ?? whole)
  })
  // Short lists first: a long one would push them out of sight, and the board shows it better.
  groups.sort((a, b) => Number(a.items.length > MANY) - Number(b.items.length > MANY))
  return { plain, groups }
}

/** What a text says besides, in brackets at its end: what it costs, what it brings. */
const BESIDES = /\s?[(（][^()（）]*[)）]$/u

/** Choices under what they have in common; undefined where that is nothing. */
function headed(verb: string, all: readonly Choice[], gap: string): Group | undefined {
  const besides = all.map((choice) => BESIDES.exec(choice.text)?.[0] ?? '')
  // A language with the verb at the end has it before the brackets.
  const apart = besides.every(Boolean) && all.every((choice, at) => KANA.test(before(choice.text, besides[at]!)))
  const texts = all.map((choice, at) => (apart ? before(choice.text, besides[at]!) : choice.text))
  const [head, tail] = shared(texts)
  if (!head && !tail) return undefined
  const items = all.map((choice, at) => ({
    choice,
    short: texts[at]!.slice(head.length, texts[at]!.length - tail.length) + (apart ? besides[at]! : ''),
  }))
  const blank = head && !KANA.test(head) ? ' ' : ''
  return { key: verb, heading: `${head.trimEnd()}${blank}${gap}${tail}`, items }
}

function before(text: string, ending: string): string {
  return text.slice(0, text.length - ending.length)
}

/** Somewhere that choices lie: a space with its name, and the part of the board to which it belongs. */
export interface Place {
  key: string
  name: string
  within: string
}

/** So many places are a list to look through; more of them are told by the part of the board in which they lie. */
const PLACES = 16

/** More choices than this are folded under their places: the headings alone fill a panel. */
export const FOLDED = 30

/**
 * Choices under the places where they lie, undefined where that orders nothing: all lie in one place. `placeOf`: undefined
 * for a choice that lies nowhere; `elsewhere`: the heading of these. Where places are folded, what can be done in few of
 * them and what is alone in its place stand before them in the open.
 */
export function groupByPlace(
  choices: readonly Choice[],
  placeOf: (choice: Choice) => Place | undefined,
  elsewhere: string,
): Grouped | undefined {
  const plain = choices.filter((choice) => choice.target === '')
  const folded = choices.length > FOLDED
  const often = new Map<string, number>()
  for (const { verb } of choices) often.set(verb, (often.get(verb) ?? 0) + 1)
  const rare = choices.filter(({ target, verb }) => folded && target !== '' && often.get(verb)! <= FEW)
  const aimed = choices
    .filter((choice) => choice.target !== '' && !rare.includes(choice))
    .map((choice) => ({ choice, place: placeOf(choice) }))
  const near = new Map<string, Group>()
  const far = new Map<string, Group>()
  for (const { choice, place } of aimed) {
    const heading = place?.within || place?.name || elsewhere
    add(near, place?.key ?? '', place?.name ?? elsewhere, choice)
    add(far, heading, heading, choice)
  }
  const found = near.size > PLACES ? far : near
  if (found.size < 2) return undefined
  const all = [...found.values()]
  const groups = folded ? all.filter(({ items }) => items.length > 1) : all
  const alone = all.filter((one) => !groups.includes(one)).flatMap(({ items }) => items)
  const bare = [
    { key: 'rare', heading: '', items: rare.map((choice) => ({ choice, short: choice.text })) },
    { key: 'alone', heading: '', items: alone },
  ].filter(({ items }) => items.length)
  // what lies nowhere comes last
  const [somewhere, nowhere] = [groups.filter((one) => one.key !== ''), groups.filter((one) => one.key === '')]
  return { plain, groups: [...bare, ...somewhere, ...nowhere] }
}

function add(groups: Map<string, Group>, key: string, heading: string, choice: Choice): void {
  const known = groups.get(key)
  if (known) known.items.push({ choice, short: choice.text })
  else groups.set(key, { key, heading, items: [{ choice, short: choice.text }] })
}

/** What texts have in common at their beginning and end, cut at the borders of words. */
export function shared(texts: readonly string[]): [string, string] {
  const first = texts[0] ?? ''
  const shortest = Math.min(...texts.map((text) => text.length))
  let head = 0
  while (head < shortest && texts.every((text) => text[head] === first[head])) head++
  while (head > 0 && texts.some((text) => inWord(text, head))) head--
  let tail = 0
  while (tail < shortest && texts.every((text) => text.at(-1 - tail) === first.at(-1 - tail))) tail++
  while (tail > 0 && texts.some((text) => inWord(text, text.length - tail))) tail--
  let before = first.slice(0, head)
  let after = tail ? first.slice(-tail) : ''
  before = before.slice(0, openIn(before))
  after = after.slice(closedIn(after))
  // What stands in front says enough; what follows counts where languages put the verb at the end.
  if (before.trim() && !KANA.test(after)) after = ''
  // A text that is another with something added leaves nothing of itself: then the end is not cut off.
  if (before.length + after.length >= shortest) after = ''
  if (before.length >= shortest) before = ''
  return [before, after]
}

const KANA = /\p{Script=Hiragana}/u
/** Letters and figures that make one word with their neighbours: names mix katakana, kanji and figures. */
const LETTER = /[\p{Script=Latin}\p{N}\p{Script=Han}\p{Script=Katakana}ー・々ヶ]/u

/** Whether a cut at `at` goes through a word, a name or a number. */
function inWord(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false
  const [left, right] = [text[at - 1]!, text[at]!]
  return (LETTER.test(left) && LETTER.test(right)) || (KANA.test(left) && KANA.test(right))
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

/** Choices in the order in which digits name them: what is always there first, then as they are listed. */
export function numbered({ plain, groups }: Grouped): Choice[] {
  return [...plain, ...groups.flatMap((one) => one.items.map((item) => item.choice))]
}

/** What Enter does: the only choice, or the only one that points at nothing. */
export function obvious(choices: readonly Choice[]): Choice | null {
  if (choices.length === 1) return choices[0] ?? null
  const plain = choices.filter((choice) => choice.target === '')
  return plain.length === 1 ? (plain[0] ?? null) : null
}

/** What is lit on the board; more softly what lies farther off. */
export function highlights(choices: readonly Choice[], multiStep: readonly Choice[] = []): Lit[] {
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
  return [...near.map(lit), ...multiStep.map((choice) => ({ ...lit(choice), soft: true }))]
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
