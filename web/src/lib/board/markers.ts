// Markers: what lies on a space or on a track, drawn once for each kind and size.
import type { Language, Marker, SideStyle } from '../api/types'
import { pick } from '../text'
import type { Atlas, Place } from './atlas'
import { styleOf } from './counters'
import { SANS } from './fonts'
import { trackBox } from './tracks'
import { mix } from './palette'
import { Sprites } from './sprites'
import { SHAPES, pathOf } from './symbols'

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

/** Along the lower right of a space, where they look out from under a counter; along the foot of a box. */
function spot(place: Place, n: number): { x: number; y: number } {
  const { box, centre } = place
  if (place.space.kind === 'box') return { x: box.right - 0.4 - n * SIZE * 1.1, y: box.bottom - 0.36 }
  return { x: centre[0] + 0.32 - SIZE * 0.86 * (n % 3), y: centre[1] + 0.32 - SIZE * 0.9 * Math.floor(n / 3) }
}

type Draw = (ctx: CanvasRenderingContext2D) => void

function shape(path: string, fill: string, stroke = '', width = 0.05): Draw {
  return (ctx) => {
    ctx.fillStyle = fill
    ctx.fill(pathOf(path), 'evenodd')
    if (!stroke) return
    ctx.strokeStyle = stroke
    ctx.lineWidth = width
    ctx.stroke(pathOf(path))
  }
}

/** Pictures in a box from -0.5 to 0.5, in their own colours. */
const PICTURES: Readonly<Record<string, readonly Draw[]>> = {
  pillaged: [
    shape(
      'M-.3.46C-.52.2-.32-.02-.24-.28C-.14-.22-.1-.12-.1-.02C.04-.16.06-.34-.04-.52C.32-.34.52.1.3.46Z',
      '#d7451f',
      '#4f1206',
    ),
    shape('M-.14.46C-.28.26-.12.16-.06 0C.12.1.24.28.12.46Z', '#ffcf4a'),
  ],
  colony: [
    shape('M-.46.46V.02L0-.42L.46.02V.46Z', '#fbf6e4', '#2f5d34', 0.08),
    shape('M-.5.06L0-.46L.5.06L.42.12L0-.3L-.42.12Z', '#2f5d34'),
    shape('M-.14.46V.14H.14V.46Z', '#2f5d34'),
  ],
  works: [
    shape(
      'M-.5.46V-.4H.5V.46H.32V.14A.13.13 0 0 0 .07.14V.46H-.07V.14A.13.13 0 0 0-.32.14V.46Z',
      '#d9cdb4',
      '#4d4434',
      0.06,
    ),
    shape('M-.5-.18H.5V-.1H-.5ZM-.34-.34H-.16V-.24H-.34ZM-.08-.34H.1V-.24H-.08ZM.18-.34H.36V-.24H.18Z', '#4d4434'),
  ],
  camp: [shape('M-.5.42L0-.42L.5.42Z', '#efe2bd', '#5b4a22', 0.07), shape('M-.14.42L0 .04L.14.42Z', '#5b4a22')],
  siege: [
    shape('M0-.48A.48.48 0 1 1 0 .48A.48.48 0 1 1 0-.48Z', '#6a6154', '#1d160c', 0.05),
    shape('M-.3.26V-.14H-.18V-.04H-.06V-.14H.06V-.04H.18V-.14H.3V.26Z', '#f6ecd2'),
  ],
}

/** Pictures of markers that are nobody's; a side's own bears its badge. */
const NOBODYS: Readonly<Record<string, readonly Draw[]>> = {
  turn: [
    shape(
      'M-.34-.5H.34V-.36H.26C.24-.14.08-.1.08 0S.24.14.26.36H.34V.5H-.34V.36H-.26C-.24.14-.08.1-.08 0S-.24-.14-.26-.36H-.34Z',
      '#fbf4df',
      '#4d402a',
      0.07,
    ),
    shape(
      'M-.16-.2H.16C.12-.08.02-.06 0 .02C-.02-.06-.12-.08-.16-.2ZM-.2.38C-.16.22 0 .24 0 .14C0 .24.16.22.2.38Z',
      '#b5732a',
    ),
  ],
}

/** Pictures on the badge of a side, in its ink. */
const TOKENS: Readonly<Record<string, string>> = {
  // A laurel wreath.
  advantage:
    'M-.04.5C-.4.44-.56.1-.46-.2C-.42-.34-.34-.44-.22-.5C-.34-.34-.38-.18-.36-.02C-.32.22-.2.36-.04.42ZM.04.5C.4.44.56.1.46-.2C.42-.34.34-.44.22-.5C.34-.34.38-.18.36-.02C.32.22.2.36.04.42Z' +
    'M-.3-.28C-.18-.34-.08-.3-.04-.2C-.16-.16-.26-.18-.3-.28ZM-.34-.02C-.22-.1-.12-.08-.06.02C-.16.08-.28.08-.34-.02ZM-.24.22C-.14.12-.04.12.0.2C-.06.3-.18.32-.24.22Z' +
    'M.3-.28C.18-.34.08-.3.04-.2C.16-.16.26-.18.3-.28ZM.34-.02C.22-.1.12-.08.06.02C.16.08.28.08.34-.02ZM.24.22C.14.12.04.12.0.2C.06.3.18.32.24.22Z',
  // An ear of wheat, and an empty bowl.
  supplied:
    'M-.04.5V-.12H.04V.5ZM0-.54C.13-.4.13-.26 0-.12C-.13-.26-.13-.4 0-.54ZM.06.04C.1-.12.24-.24.42-.26C.42-.06.28.06.06.04ZM-.06.04C-.1-.12-.24-.24-.42-.26C-.42-.06-.28.06-.06.04Z' +
    'M.06.34C.1.18.24.06.42.04C.42.24.28.36.06.34ZM-.06.34C-.1.18-.24.06-.42.04C-.42.24-.28.36-.06.34Z',
  short:
    'M-.5-.06H.5C.48.26.28.46 0 .46S-.48.26-.5-.06ZM-.36.04C-.3.24-.18.34 0 .34S.3.24.36.04ZM-.3-.5L-.2-.54L.3-.22L.24-.14Z',
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
  ctx.font = `700 0.56px ${SANS}`
  ctx.textAlign = 'center'
  ctx.fillText(letter, 0, 0.2, 0.7)
}

function drawMarker(
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
  if (picture) for (const draw of picture) draw(ctx)
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
