// Tracks beside the map: where each of their boxes is.
import type { Track } from '../api/types'
import type { Box } from './geometry'

/** A box of a track. */
export function trackBox(track: Track, box: number): Box {
  const columns = track.columns || track.texts.length
  const left = track.at[0] + (box % columns) * track.box[0]
  const top = track.at[1] + Math.floor(box / columns) * track.box[1]
  return { left, top, right: left + track.box[0], bottom: top + track.box[1] }
}

/** All of a track with its title. */
export function trackReach(track: Track): Box {
  const last = trackBox(track, Math.max(0, track.texts.length - 1))
  const columns = track.columns || track.texts.length
  const right = track.at[0] + Math.min(columns, track.texts.length) * track.box[0]
  return { left: track.at[0], top: track.at[1] - 0.75, right, bottom: last.bottom }
}
