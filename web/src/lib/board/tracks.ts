// Tracks beside the map: where each of their boxes is.
import type { Track } from '../api/types'
import type { Atlas } from './atlas'
import { holds, type Box, type Point } from './geometry'

/** A box of a track. */
export function trackBox(track: Track, box: number): Box {
  const columns = track.columns || track.texts.length
  const left = track.at[0] + (box % columns) * track.box[0]
  const top = track.at[1] + Math.floor(box / columns) * track.box[1]
  return { left, top, right: left + track.box[0], bottom: top + track.box[1] }
}

/** A single box without a title: the place on the map of something that may be built there. */
export function isPlot(track: Track): boolean {
  return track.texts.length === 1 && !Object.keys(track.label).length
}

/** All of a track with its title. */
export function trackReach(track: Track): Box {
  const last = trackBox(track, Math.max(0, track.texts.length - 1))
  const columns = track.columns || track.texts.length
  const right = track.at[0] + Math.min(columns, track.texts.length) * track.box[0]
  return { left: track.at[0], top: track.at[1] - (isPlot(track) ? 0 : 0.75), right, bottom: last.bottom }
}

/** The plot of an id; null where there is none, or the track has more boxes than one. */
export function plotOf(atlas: Atlas, id: string): Track | null {
  return atlas.board.tracks.find((one) => one.id === id && isPlot(one)) ?? null
}

/** The plot under a point of the map. */
export function plotAt(atlas: Atlas, x: number, y: number): Track | null {
  return atlas.board.tracks.find((one) => isPlot(one) && holds(trackReach(one), x, y)) ?? null
}

/** The middle of a plot. */
export function middleOfBox(track: Track): Point {
  const { left, top, right, bottom } = trackReach(track)
  return [(left + right) / 2, (top + bottom) / 2]
}
