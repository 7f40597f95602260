// What the legend shows, drawn by the painters of the board; each an action for a canvas.
import type { Board, Language, Marker, SideStyle } from '../../lib/api/types'
import { drawCount } from '../../lib/board/counters'
import { drawBadge } from '../../lib/board/highlights'
import { drawMarker } from '../../lib/board/markers'
import { paletteOf } from '../../lib/board/palette'
import { cutOut, placeOf, showSample, type SamplePainter, type Wanted } from '../../lib/board/samples'
import { drawStrongholds, drawWalls, type Work } from '../../lib/board/works'

/** CSS pixels of a picture; of a piece of the board, and of a map unit in it. */
export const SIDE = 46
export const WIDE = 92
export const HIGH = 58
const UNIT = 30

type Action<T> = (canvas: HTMLCanvasElement, what: T) => { update: (next: T) => void; destroy?: () => void }

function ratioOf(): number {
  return Math.min(3, window.devicePixelRatio || 1)
}
/** A canvas of some CSS pixels with its origin in the middle and a map unit of `unit` pixels. */
function stage(canvas: HTMLCanvasElement, wide: number, high: number, unit: number): CanvasRenderingContext2D | null {
  const ratio = ratioOf()
  canvas.width = wide * ratio
  canvas.height = high * ratio
  canvas.style.width = `${wide}px`
  canvas.style.height = `${high}px`
  const ctx = canvas.getContext('2d')
  ctx?.setTransform(unit * ratio, 0, 0, unit * ratio, (wide * ratio) / 2, (high * ratio) / 2)
  return ctx
}

function drawn<T>(paint: (canvas: HTMLCanvasElement, what: T) => void): Action<T> {
  return (canvas, what) => {
    paint(canvas, what)
    return { update: (next) => paint(canvas, next) }
  }
}

export interface MarkerPicture {
  marker: Marker
  work: Work | null
  sides: readonly SideStyle[]
  language: Language
  dark: boolean
}

export const markerPicture = drawn<MarkerPicture>((canvas, { marker, work, sides, language, dark }) => {
  const ctx = stage(canvas, work ? WIDE : SIDE, SIDE, work ? UNIT : SIDE * 0.72)
  if (!ctx) return
  if (!work) return drawMarker(ctx, marker, sides, language)
  const context = { ctx, palette: paletteOf(dark), sides, fine: 1 / UNIT }
  drawStrongholds(context, [work], work.box)
  drawWalls(context, [work], work.box)
})

export const actPicture = drawn<{ glyph: string; dark: boolean }>((canvas, { glyph, dark }) => {
  const ctx = stage(canvas, SIDE, SIDE, SIDE * 0.66)
  if (ctx) drawBadge(ctx, glyph, false, paletteOf(dark))
})

export const countPicture = drawn<number>((canvas, count) => {
  const ctx = stage(canvas, SIDE, SIDE, SIDE * 0.42)
  if (ctx) drawCount(ctx, count, SIDE * 0.42)
})

export interface BoardPicture {
  painter: SamplePainter
  board: Board
  sign: Wanted
  language: Language
  dark: boolean
}

/** A piece of the board, which comes from the painting thread. */
export const boardPicture: Action<BoardPicture> = (canvas, first) => {
  let latest = 0
  const paint = async ({ painter, board, sign, language, dark }: BoardPicture): Promise<void> => {
    const mine = ++latest
    const place = placeOf(board, sign)
    if (!place) return
    const ratio = ratioOf()
    const scale = UNIT * ratio
    const piece = cutOut(board, place, WIDE / UNIT, HIGH / UNIT)
    const picture = await painter.paint(piece.board, language, dark, scale, ratio)
    if (!picture) return
    if (mine === latest && stage(canvas, WIDE, HIGH, 1)) {
      canvas.getContext('2d')?.resetTransform()
      showSample(canvas, picture, scale)
    }
    picture.close()
  }
  stage(canvas, WIDE, HIGH, 1)
  void paint(first)
  return { update: (next) => void paint(next), destroy: () => void latest++ }
}
