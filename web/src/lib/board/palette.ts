// The colours of the map: by day, warm paper; by night, the same map by lamplight.
import type { Terrain } from '../api/types'

export interface Palette {
  paper: string
  paperEdge: string
  table: string
  ink: string
  inkSoft: string
  halo: string
  land: string
  sea: string
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
  box: string
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
  terrain: Readonly<Partial<Record<Terrain, string>>>
  /** Waters that are not the open sea: laid over it, so that the shallows show through. */
  water: Readonly<Partial<Record<Terrain, string>>>
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

export const DAY: Palette = {
  paper: '#efe4c8',
  paperEdge: '#d9c9a2',
  table: '#b9a888',
  ink: '#33261a',
  inkSoft: '#6a573b',
  halo: '#f6eed8',
  land: '#ece0bd',
  sea: '#a9c6cb',
  bands: ['#aecacd', '#b5cfcf', '#bdd5d1', '#c8dcd4'],
  waterLine: '#7fa6ae',
  shore: '#3c6070',
  grid: '#6d5a38',
  gridSea: '#4d7f8c',
  seaInk: '#2f6172',
  river: '#4d88a3',
  riverEdge: '#e6ecdf',
  road: '#7d3a22',
  roadFill: '#f0d9a8',
  track: '#80603a',
  strait: '#9b2f2c',
  border: '#5b3c4c',
  regionInk: '#5a3f2c',
  number: '#7a531d',
  box: '#e9dcb8',
  site: '#fbf5e2',
  siteInk: '#3a2a1c',
  roof: '#a8432c',
  gold: '#c8952b',
  lit: '#f2a51e',
  litStrong: '#ffcf3d',
  litDark: '#7a3d04',
  litHostile: '#d23a1e',
  litEdge: '#4a2203',
  cursor: '#14508f',
  shade: '#1d160c',
  night: false,
  terrain: {
    rough: '#d9c396',
    rocky: '#cfbf9f',
    mountain: '#cdb489',
    hills: '#dccb9d',
    marsh: '#cfd6a8',
    desert: '#f0dca6',
    woods: '#c3cd98',
    forest: '#b9c68e',
    town: '#dccbb4',
    offmap: '#e6d8b2',
    lake: '#b5cfcf',
    plain: '#e2e0b2',
    raised: '#d9bf88',
    fortified: '#dfb79c',
    city_wall: '#d3c6ab',
  },
  water: { protected_sea: '#6fa89b', harbour: '#6fa89b', major_river: '#6fa9c6', deep_river: '#2f6f96' },
  texture: {
    rough: '#7d5f38',
    roughShade: '#a98855',
    roughLight: '#f7edd0',
    marsh: '#54805f',
    marshWater: '#8fb9bd',
    desert: '#b58d48',
    woods: '#5c7a3d',
    woodsShade: '#7d9a55',
  },
  stone: '#e3d6b8',
  timber: '#b08a57',
  iron: '#6f7276',
  joint: '#33291c',
  slope: '#8a6a38',
  cliff: '#5f4526',
  street: '#b98a70',
  plot: '#7a4a33',
  height: '#a9742f',
  contour: '#8a5a28',
  house: '#fbf3dc',
}

export const NIGHT: Palette = {
  paper: '#231f1a',
  paperEdge: '#14110d',
  table: '#0c0a08',
  ink: '#e9dcc0',
  inkSoft: '#a8977a',
  halo: '#211c15',
  land: '#3d362a',
  sea: '#16242f',
  bands: ['#182936', '#1b2e3b', '#1f3440', '#253c47'],
  waterLine: '#31505f',
  shore: '#86a7ae',
  grid: '#c7b48c',
  gridSea: '#6f98a8',
  seaInk: '#8fb6c4',
  river: '#5f97b0',
  riverEdge: '#231f1a',
  road: '#c98a5c',
  roadFill: '#4a2a1a',
  track: '#a68a5e',
  strait: '#e07a6a',
  border: '#c9a0b4',
  regionInk: '#d9c39a',
  number: '#e8bd78',
  box: '#322c22',
  site: '#efe4c8',
  siteInk: '#1b150d',
  roof: '#c9603f',
  gold: '#e0b04a',
  lit: '#f0a030',
  litStrong: '#ffd257',
  litDark: '#2b1602',
  litHostile: '#e8573a',
  litEdge: '#2b1402',
  cursor: '#7db7f2',
  shade: '#000000',
  night: true,
  terrain: {
    rough: '#4a3f2e',
    rocky: '#474036',
    mountain: '#4d412f',
    hills: '#473e2d',
    marsh: '#36402f',
    desert: '#52412a',
    woods: '#323c27',
    forest: '#2e3824',
    town: '#4a3f35',
    offmap: '#332d23',
    lake: '#1f3440',
    plain: '#383a28',
    raised: '#5b4a2d',
    fortified: '#5a3d33',
    city_wall: '#57503f',
  },
  water: { protected_sea: '#2f6a66', harbour: '#2f6a66', major_river: '#2f6485', deep_river: '#0c2740' },
  texture: {
    rough: '#a38a60',
    roughShade: '#2a2319',
    roughLight: '#6b5a3f',
    marsh: '#7fa585',
    marshWater: '#34596a',
    desert: '#a5834d',
    woods: '#7f9a5c',
    woodsShade: '#4a5c37',
  },
  stone: '#a89a7d',
  timber: '#8a6a42',
  iron: '#8f959b',
  joint: '#14100a',
  slope: '#b3935c',
  cliff: '#cdb185',
  street: '#7d5a4b',
  plot: '#d19a78',
  height: '#f0cd8a',
  contour: '#c39a5c',
  house: '#a89a7d',
}

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

/** Ground colour of a terrain. */
export function groundOf(palette: Palette, terrain: Terrain): string {
  if (terrain === 'sea') return palette.sea
  return palette.terrain[terrain] ?? palette.land
}
