// Finding words in texts of both languages, and cutting a text where it is found.
// Width, case, accents and kind of kana do not matter.

import type { Explained } from './terms'

/** A text made comparable, and for each of its characters where it stood in the text. */
export interface Folded {
  text: string
  at: number[]
}

const LATIN_END = 0x250

/** One character, or a kana of half width with the sound mark that follows it. */
const CHARACTER = /[\s\S][\u3099\u309a\uff9e\uff9f]?/gu
const HIRAGANA = /[\u3041-\u3096]/g
const TO_KATAKANA = 0x60

function foldCharacter(character: string): string {
  const wide = character.normalize('NFKC').toLowerCase()
  if ((wide.codePointAt(0) ?? 0) < LATIN_END) return wide.normalize('NFD').replace(/\p{M}/gu, '')
  return wide.replace(HIRAGANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + TO_KATAKANA))
}

export function fold(text: string): Folded {
  let folded = ''
  const at: number[] = []
  let place = 0
  for (const [character] of text.matchAll(CHARACTER)) {
    const one = foldCharacter(character)
    for (let i = 0; i < one.length; i++) at.push(place)
    folded += one
    place += character.length
  }
  at.push(place)
  return { text: folded, at }
}

/** The words that somebody looks for, folded, each once. */
export function words(query: string): string[] {
  return [...new Set(fold(query).text.split(/\s+/u).filter(Boolean))]
}

/** A stretch of a text: plain, a hit of the search, the name of something to go to, or a word that is explained. */
export interface Piece {
  text: string
  hit: boolean
  link: string
  term: string
}

type Span = [from: number, to: number, link: string]

function occurrences(folded: Folded, wanted: string): [number, number][] {
  const found: [number, number][] = []
  for (let i = folded.text.indexOf(wanted); i >= 0; i = folded.text.indexOf(wanted, i + wanted.length))
    if (whole(folded.text, i, i + wanted.length)) found.push([folded.at[i] ?? 0, folded.at[i + wanted.length] ?? 0])
  return found
}

/** Words in Latin letters are marked whole: "win" is no part of "window". Japanese runs on without blanks. */
function whole(text: string, from: number, to: number): boolean {
  const parts = (left: number): boolean => LATIN.test(text[left] ?? '') && LATIN.test(text[left + 1] ?? '')
  return !parts(from - 1) && !parts(to - 1)
}

const LATIN = /[a-z0-9]/
const PART_OF_NAME = /[\p{Alphabetic}\p{Number}.-]/u

/** Where names such as "17.54a" stand by themselves: not inside a longer number or word. */
function named(text: string, names: readonly string[]): Span[] {
  const spans: Span[] = []
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    for (let i = text.indexOf(name); i >= 0; i = text.indexOf(name, i + name.length)) {
      const end = i + name.length
      const before = text[i - 1] ?? ' '
      const after = text.slice(end, end + 2)
      const whole = !isPart(before) && !(isPart(after[0] ?? ' ') && !/^\.(\s|$)/u.test(after))
      if (whole && !spans.some(([from, to]) => i < to && end > from)) spans.push([i, end, name])
    }
  }
  return spans
}

function isPart(character: string): boolean {
  // Japanese runs on without blanks: only Latin letters and digits make a name longer.
  return PART_OF_NAME.test(character) && character.charCodeAt(0) < LATIN_END
}

/**
 * A text cut into pieces: `terms` (folded) marked as hits, `names` where they stand by themselves as links, and elsewhere
 * what is `told` of by a glossary.
 */
export function pieces(
  text: string,
  terms: readonly string[],
  names: readonly string[] = [],
  told: readonly Explained[] = [],
): Piece[] {
  const hit = new Uint8Array(text.length)
  if (terms.length) {
    const folded = fold(text)
    for (const term of terms) for (const [from, to] of occurrences(folded, term)) hit.fill(1, from, to)
  }
  const links: string[] = new Array<string>(text.length).fill('')
  for (const [from, to, link] of named(text, names)) links.fill(link, from, to)
  const words: string[] = new Array<string>(text.length).fill('')
  for (const { from, to, id } of told) {
    if (links.slice(from, to).some(Boolean)) continue
    words.fill(id, from, to)
    hit.fill(Math.max(...hit.subarray(from, to)), from, to) // one word, one button
  }
  const made: Piece[] = []
  for (let i = 0; i < text.length; i++) {
    const last = made.at(-1)
    const isHit = hit[i] === 1
    const link = links[i] ?? ''
    const term = words[i] ?? ''
    if (last && last.hit === isHit && last.link === link && last.term === term) last.text += text[i] ?? ''
    else made.push({ text: text[i] ?? '', hit: isHit, link, term })
  }
  return made
}
