// Towns by their rank, what else stands in a place, spots where nothing does, and anchors where ships find a port.
import type { Space } from '../api/types'
import { pathOf, SITES as PICTURES } from './symbols'
import { detail, px, thick, trace, type PaintContext } from './paintContext'
import { grow, type Point } from './geometry'

/** Draw about the origin, in a box from -0.5 to 0.5 or so. */
type Drawing = (context: PaintContext) => void

function poly(context: PaintContext, points: readonly Point[], fill: string): void {
  const { ctx } = context
  ctx.beginPath()
  trace(ctx, points, true)
  ctx.fillStyle = fill
  ctx.fill()
  ctx.stroke()
}

/** A wall with merlons from x to x, its foot at `low`. */
function wall(from: number, to: number, high: number, low: number, merlons: number): Point[] {
  const points: Point[] = [
    [from, low],
    [from, high],
  ]
  const step = (to - from) / (merlons * 2 - 1)
  for (let i = 0; i < merlons; i++) {
    const x = from + step * 2 * i
    points.push([x, high - 0.08], [x + step, high - 0.08], [x + step, high])
    if (i < merlons - 1) points.push([x + 2 * step, high])
  }
  points.push([to, low])
  return points
}

const city: Drawing = (context) => {
  const { palette } = context
  poly(context, wall(-0.2, 0.2, -0.04, 0.22, 4), palette.site)
  poly(
    context,
    [
      [-0.11, -0.1],
      [-0.11, -0.22],
      [0, -0.36],
      [0.11, -0.22],
      [0.11, -0.1],
    ],
    palette.roof,
  )
  gate(context, 0, 0.22, 0.055, 0.15)
}

const rich: Drawing = (context) => {
  const { palette } = context
  poly(context, wall(-0.32, 0.32, 0.02, 0.27, 5), palette.site)
  for (const x of [-0.26, 0.26]) {
    poly(context, wall(x - 0.075, x + 0.075, -0.16, 0.27, 2), palette.site)
    poly(
      context,
      [
        [x - 0.1, -0.22],
        [x, -0.4],
        [x + 0.1, -0.22],
      ],
      palette.roof,
    )
  }
  poly(
    context,
    [
      [-0.14, -0.05],
      [-0.14, -0.2],
      [0.14, -0.2],
      [0.14, -0.05],
    ],
    palette.site,
  )
  poly(
    context,
    [
      [-0.18, -0.2],
      [0, -0.36],
      [0.18, -0.2],
    ],
    palette.gold,
  )
  gate(context, 0, 0.27, 0.07, 0.19)
}

const capital: Drawing = (context) => {
  const { ctx, palette } = context
  ctx.beginPath()
  for (let i = 0; i < 32; i++) {
    const turn = (i / 32) * Math.PI * 2
    const far = i % 2 ? 0.44 : 0.5
    ctx.lineTo(Math.cos(turn) * far, Math.sin(turn) * far)
  }
  ctx.closePath()
  ctx.fillStyle = palette.gold
  ctx.fill()
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(0, 0, 0.38, 0, 7)
  ctx.fillStyle = palette.roof
  ctx.fill()
  ctx.stroke()
  poly(context, wall(-0.27, 0.27, 0.06, 0.22, 5), palette.site)
  ctx.beginPath()
  ctx.arc(0, -0.03, 0.16, Math.PI, 0)
  ctx.closePath()
  ctx.fillStyle = palette.gold
  ctx.fill()
  ctx.stroke()
  poly(
    context,
    [
      [-0.018, -0.19],
      [-0.018, -0.32],
      [0.018, -0.32],
      [0.018, -0.19],
    ],
    palette.site,
  )
  for (const x of [-0.23, 0.23]) poly(context, wall(x - 0.055, x + 0.055, -0.06, 0.22, 2), palette.site)
  gate(context, 0, 0.22, 0.05, 0.13)
}

function gate(context: PaintContext, x: number, low: number, half: number, high: number): void {
  const { ctx, palette } = context
  ctx.beginPath()
  ctx.moveTo(x - half, low)
  ctx.lineTo(x - half, low - high + half)
  ctx.arc(x, low - high + half, half, Math.PI, 0)
  ctx.lineTo(x + half, low)
  ctx.closePath()
  ctx.fillStyle = palette.siteInk
  ctx.fill()
}

const SITES: Readonly<Record<string, Drawing>> = { city, rich, capital }

/** An anchor about the origin, in a roundel of radius 0.5. */
export function paintAnchor(context: PaintContext): void {
  const { ctx, palette } = context
  ctx.beginPath()
  ctx.arc(0, 0, 0.5, 0, 7)
  ctx.fillStyle = palette.seaInk
  ctx.fill()
  ctx.strokeStyle = palette.halo
  ctx.lineWidth = 0.08
  ctx.stroke()
  ctx.strokeStyle = palette.night ? palette.paper : '#fffaf0'
  ctx.lineWidth = 0.085
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.arc(0, -0.25, 0.075, 0, 7)
  ctx.moveTo(0, -0.17)
  ctx.lineTo(0, 0.33)
  ctx.moveTo(-0.14, -0.06)
  ctx.lineTo(0.14, -0.06)
  ctx.moveTo(-0.29, 0.08)
  ctx.quadraticCurveTo(-0.24, 0.32, 0, 0.33)
  ctx.quadraticCurveTo(0.24, 0.32, 0.29, 0.08)
  ctx.stroke()
}

/** Anchors that stand with the names of areas. */
export function paintAnchors(context: PaintContext, anchors: readonly { at: Point; size: number }[]): void {
  const { ctx } = context
  for (const { at, size } of anchors) {
    ctx.save()
    ctx.translate(...at)
    ctx.scale(size, size)
    paintAnchor(context)
    ctx.restore()
  }
}

/** How large a town's drawing is, in map units: never too small to be seen. */
export function siteSize(context: PaintContext, space: Space): number {
  const least = space.site === 'capital' ? 17 : space.site === 'rich' || space.site === 'fortress' ? 13 : 9
  return Math.min(1.5, Math.max(space.site === 'capital' ? 0.74 : 0.68, px(context, least)))
}

export function paintSites(context: PaintContext): void {
  const { ctx, palette, box, atlas } = context
  for (const { space, onMap } of atlas.near(grow(box, 1))) {
    const port = space.marks.includes('port')
    // The anchor of an area stands before its number.
    if (!onMap || (!space.site && space.kind !== 'point' && (!port || space.kind === 'area'))) continue
    const size = siteSize(context, space)
    ctx.save()
    ctx.translate(space.centre[0], space.centre[1])
    ctx.save()
    ctx.scale(size, size)
    ctx.lineJoin = 'round'
    ctx.strokeStyle = palette.siteInk
    ctx.lineWidth = thick(context, 0.032, 0.6) / size
    const drawing = SITES[space.site]
    if (drawing) drawing(context)
    else if (space.site || space.kind === 'point') picture(context, space.site)
    ctx.restore()
    if (port && space.kind !== 'area' && detail(context) > 15) {
      const anchor = Math.max(0.25, px(context, 7.5))
      ctx.translate(...ANCHOR)
      ctx.scale(anchor, anchor)
      paintAnchor(context)
    }
    ctx.restore()
  }
}

/** Where the anchor stands beside a town. */
export const ANCHOR: [number, number] = [0.33, -0.21]

/** A site as the pictures of the program have it. */
function picture(context: PaintContext, site: string): void {
  const { ctx, palette } = context
  const inks: Readonly<Record<string, string>> = {
    site: palette.site,
    siteInk: palette.siteInk,
    roof: palette.roof,
    gold: palette.gold,
    halo: palette.halo,
    seaInk: palette.seaInk,
  }
  for (const { path, fill, stroke } of PICTURES[site] ?? PICTURES['']!) {
    ctx.fillStyle = inks[fill] ?? fill
    ctx.fill(pathOf(path), 'evenodd')
    if (stroke) {
      ctx.strokeStyle = inks[stroke] ?? stroke
      ctx.stroke(pathOf(path))
    }
  }
}
