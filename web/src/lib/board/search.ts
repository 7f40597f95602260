// Finding a place by its name in any language, or by its number.
import type { Language } from '../api/types'
import { numberOf, type Atlas } from './atlas'

export interface Found {
  space: number
  name: string
  number: string
}

/** Small letters without accents; hiragana as katakana; Japanese dots and blanks left out. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u30fb\s'-]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u3041-\u3096]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
}

interface Entry extends Found {
  keys: string[]
}

/** Every place that has a name or a number, and every region by the middle of its land. */
export function entriesOf(atlas: Atlas, language: Language, middle: (region: string) => number): Entry[] {
  const say = (text: Record<string, string>): string => text[language] ?? text['en'] ?? Object.values(text)[0] ?? ''
  const places = atlas.list.map(({ space }): Entry => {
    const name = say(space.label) || say(atlas.regions.get(space.region)?.label ?? {})
    const own = Object.values(space.label)
    return { space: space.id, name, number: name ? numberOf(space) : space.name, keys: [space.name, ...own].map(plain) }
  })
  const notes = atlas.board.labels.flatMap((label): Entry[] => {
    const space = atlas.at(label.at[0], label.at[1])
    if (space < 0) return []
    const place = atlas.places.get(space)
    const number = place ? numberOf(place.space) : ''
    return [{ space, name: say(label.text), number, keys: Object.values(label.text).map(plain) }]
  })
  const regions = atlas.board.regions.flatMap((region): Entry[] => {
    const space = middle(region.id)
    if (space < 0) return []
    return [{ space, name: say(region.label), number: '', keys: Object.values(region.label).map(plain) }]
  })
  return [...places, ...regions, ...notes]
}

/** The best few: what begins so before what only holds it, names before numbers, short before long. */
export function search(entries: readonly Entry[], words: string, most = 8): Found[] {
  const wanted = plain(words)
  if (!wanted) return []
  const hits: { entry: Entry; cost: number }[] = []
  for (const entry of entries) {
    let cost = Infinity
    entry.keys.forEach((key, i) => {
      const at = key.indexOf(wanted)
      if (at < 0) return
      const numbered = i === 0 && key === plain(entry.number)
      cost = Math.min(cost, (at ? 100 : 0) + (key.length - wanted.length) + (numbered ? 30 : 0))
    })
    if (cost < Infinity) hits.push({ entry, cost })
  }
  hits.sort((a, b) => a.cost - b.cost || a.entry.number.localeCompare(b.entry.number))
  const seen = new Set<string>()
  const out: Found[] = []
  for (const { entry } of hits) {
    const { space, name, number } = entry
    if (seen.has(`${space}`)) continue
    seen.add(`${space}`)
    out.push({ space, name, number })
    if (out.length >= most) break
  }
  return out
}
