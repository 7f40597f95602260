// Markers: what lies on a space or on a track, drawn once for each kind and size.
import type { Language, Marker, SideStyle } from '../api/types'
import { pick } from '../text'
import type { Atlas, Place } from './atlas'
import { styleOf } from './counters'
import { SANS } from './fonts'
import { trackBox } from './tracks'
import { mix } from './palette'
import { Sprites } from './sprites'
import { NOBODYS, PICTURES, SHAPES, TOKENS, pathOf, type Layer } from './symbols'
import { print } from './printing'

export interface Laid {
  marker: Marker
  x: number
  y: number
  size: number
}

const SIZE = 0.36

/** Where every marker of some lies, in map units. Those on spaces or tracks that the board lacks lie nowhere. */
export function laid(atlas: Atlas, markers: readonly Marker[]): Laid[] {
  const count = new Map<string, number>()
  const out: Laid[] = []
  for (const marker of markers) {
    const key = `${marker.track}/${marker.space}`
    const n = count.get(key) ?? 0
    count.set(key, n + 1)
    if (marker.track) {
      const track = atlas.board.tracks.find((one) => one.id === marker.track)
      if (!track || marker.space < 0 || marker.space >= track.texts.length) continue
      const box = trackBox(track, marker.space)
      const size = Math.min(box.right - box.left, box.bottom - box.top) * 0.54
      const x = (box.left + box.right) / 2 + n * size * 0.5
      out.push({ marker, x, y: box.bottom - size * 0.62, size })
    } else {
      const place = atlas.places.get(marker.space)
      if (place) out.push({ marker, ...spot(place, n), size: SIZE })
    }
  }
  return out
}

/** Up the right edge of a space, clear of the name below, and then farther in; along the foot of a box. */
function spot(place: Place, n: number): { x: number; y: number } {
  const { box, centre } = place
  if (place.space.kind === 'box') return { x: box.right - 0.4 - n * SIZE * 1.1, y: box.bottom - 0.36 }
  return { x: centre[0] + 0.36 - SIZE * 0.86 * Math.floor(n / 2), y: centre[1] + 0.2 - SIZE * 0.9 * (n % 2) }
}

function drawLayer(ctx: CanvasRenderingContext2D, { path, fill, stroke, width = 0 }: Layer): void {
  ctx.fillStyle = fill
  ctx.fill(pathOf(path), 'evenodd')
  if (!stroke) return
  ctx.strokeStyle = stroke
  ctx.lineWidth = width
  ctx.stroke(pathOf(path))
}

/** The shape of a side with a letter on it, in a box from -0.5 to 0.5. */
export function badge(ctx: CanvasRenderingContext2D, style: SideStyle, letter: string): void {
  const outline = pathOf(SHAPES[style.shape])
  ctx.fillStyle = style.colour
  ctx.fill(outline)
  ctx.strokeStyle = '#1d160c'
  ctx.lineWidth = 0.06
  ctx.stroke(outline)
  ctx.save()
  ctx.scale(0.82, 0.82)
  ctx.strokeStyle = mix(style.ink, style.colour, 0.35)
  ctx.lineWidth = 0.045
  ctx.stroke(outline)
  ctx.restore()
  ctx.fillStyle = style.ink
  ctx.textAlign = 'center'
  print(ctx, letter, [0, 0.2], 0.56, '700', SANS, 0.7)
}

/** Draw one marker about the origin in a box of side 1. */
export function drawMarker(
  ctx: CanvasRenderingContext2D,
  marker: Marker,
  sides: readonly SideStyle[],
  language: Language,
): void {
  ctx.save()
  ctx.translate(0.03, 0.05)
  ctx.globalAlpha = 0.3
  ctx.fillStyle = '#140d05'
  const style = styleOf(sides, marker.side)
  const owned = marker.side >= 0 && marker.side < sides.length
  const picture = PICTURES[marker.kind] ?? (owned ? undefined : NOBODYS[marker.kind])
  const token = TOKENS[marker.kind]
  if (!picture) ctx.fill(pathOf(SHAPES[owned ? style.shape : 'round']))
  ctx.restore()
  ctx.lineJoin = 'round'
  if (picture) for (const layer of picture) drawLayer(ctx, layer)
  else if (owned) {
    badge(ctx, style, token ? '' : style.letter)
    if (token) {
      ctx.scale(0.66, 0.66)
      ctx.fillStyle = style.ink
      ctx.fill(pathOf(token), 'evenodd')
    }
  } else {
    const letter = (pick(marker.label, language) || marker.kind).slice(0, 1).toUpperCase()
    badge(ctx, { label: {}, colour: '#fbf4df', ink: '#4d402a', letter, shape: 'round' }, letter)
  }
}

/** Markers as pictures, by kind, side and size. */
export function markerSprites(sides: readonly SideStyle[], language: Language): Sprites<Marker> {
  return new Sprites<Marker>(
    (marker) => `${marker.kind}|${marker.side}|${pick(marker.label, language)}`,
    (ctx, marker) => drawMarker(ctx, marker, sides, language),
    1.2,
  )
}
