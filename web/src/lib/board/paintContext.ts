// What every painter of the printed map holds in his hand.
import type { Language } from '../api/types'
import type { Atlas } from './atlas'
import { boxOf, type Box, type Point } from './geometry'
import type { Palette } from './palette'

export type Ctx = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

export interface PaintContext {
  ctx: Ctx
  atlas: Atlas
  palette: Palette
  language: Language
  /** The part of the map that is painted now. */
  box: Box
  /** Device pixels a map unit, and device pixels a CSS pixel. */
  scale: number
  ratio: number
}

/** CSS pixels a map unit: how large things look, and so how much detail they take. */
export function detail(context: PaintContext): number {
  return context.scale / context.ratio
}

/** So many CSS pixels, in map units. */
export function px(context: PaintContext, pixels: number): number {
  return pixels / detail(context)
}

/** A line never thinner than a share of a pixel, or it would flicker away when seen from afar. */
export function thick(context: PaintContext, units: number, least = 0.7): number {
  return Math.max(units, px(context, least))
}

/** A path with the box around it, made when it is first needed. */
export interface Piece2D {
  box: Box
  path: Path2D
}

export function pathThrough(points: readonly Point[], closed: boolean): Path2D {
  const path = new Path2D()
  trace(path, points, closed)
  return path
}

export function trace(path: Path2D | Ctx, points: readonly Point[], closed: boolean): void {
  points.forEach(([x, y], i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)))
  if (closed) path.closePath()
}

/** A long line in short pieces, so that each painting touches only those in its box. */
export function chunks(points: readonly Point[], closed: boolean, length = 48): Piece2D[] {
  const line = closed && points.length ? [...points, points[0]!] : points
  const out: Piece2D[] = []
  for (let at = 0; at < line.length - 1; at += length) {
    const part = line.slice(at, at + length + 1)
    out.push({ box: boxOf(part), path: pathThrough(part, false) })
  }
  return out
}

export function canvasOf(width: number, height: number): OffscreenCanvas {
  return new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)))
}
