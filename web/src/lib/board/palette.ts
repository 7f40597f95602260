// The colours of the map: by day, warm paper; by night, the same map by lamplight.
import looks from '../../../../src/polemos/board/symbols.json'
import type { Terrain } from '../api/types'

export interface Palette {
  paper: string
  paperEdge: string
  table: string
  ink: string
  inkSoft: string
  halo: string
  /** Bands of water from the open sea to the shore, and the line at the outer edge of each. */
  bands: readonly string[]
  waterLine: string
  shore: string
  grid: string
  gridSea: string
  seaInk: string
  river: string
  riverEdge: string
  road: string
  roadFill: string
  track: string
  strait: string
  border: string
  regionInk: string
  number: string
  site: string
  siteInk: string
  roof: string
  gold: string
  lit: string
  litStrong: string
  litDark: string
  litHostile: string
  litEdge: string
  cursor: string
  shade: string
  night: boolean
  /** Grounds and waters. Waters that are not the open sea are laid over it, so that the shallows show through. */
  terrain: Readonly<Record<Terrain, string>>
  texture: Readonly<Record<string, string>>
  /** Masonry, timber and iron of what people build, and its joints. */
  stone: string
  timber: string
  iron: string
  joint: string
  /** Drawn by pen on the ground: the edge of heights, rocks, streets, and where something may be built. */
  slope: string
  cliff: string
  street: string
  plot: string
  /** What high ground is tinted with, step upon step, and the lines between the steps. */
  height: string
  contour: string
  /** Houses of a town that is a patch of ground. */
  house: string
}

export const DAY: Palette = { ...looks.day, night: false }
export const NIGHT: Palette = { ...looks.night, night: true }

export function paletteOf(dark: boolean): Palette {
  return dark ? NIGHT : DAY
}

/** A colour with its opacity. */
export function clear(colour: string, opacity: number): string {
  const [r, g, b] = channels(colour)
  return `rgb(${r} ${g} ${b} / ${opacity})`
}

/** Between two colours. */
export function mix(a: string, b: string, share: number): string {
  const from = channels(a)
  const to = channels(b)
  const [r, g, c] = from.map((value, i) => Math.round(value + (to[i]! - value) * share))
  return `rgb(${r} ${g} ${c})`
}

/** Red, green and blue of #rgb, #rrggbb or rgb(...); black for anything else. */
export function channels(colour: string): [number, number, number] {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour.trim())?.[1]
  if (hex) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
    return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)) as [number, number, number]
  }
  const numbers = colour.match(/\d+(\.\d+)?/g)?.map(Number) ?? []
  return [numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0]
}
