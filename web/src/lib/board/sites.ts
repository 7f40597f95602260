// Towns by their rank, what else stands in a place, spots where nothing does, and anchors where ships find a port.
import type { Space } from '../api/types'
import { pathOf, PORT, SITES, type Layer } from './symbols'
import { detail, px, thick, type PaintContext } from './paintContext'
import { grow, type Point } from './geometry'

/** An anchor about the origin, in a roundel of radius 0.5. */
export function paintAnchor(context: PaintContext): void {
  context.ctx.lineCap = 'round'
  picture(context, PORT, (layer) => layer.width)
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
    if (space.site || space.kind === 'point') picture(context, SITES[space.site] ?? SITES['']!)
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

/** A picture of the program's in the colours of the map; `width`: of the lines of a layer, where the pen has none yet. */
function picture(context: PaintContext, layers: readonly Layer[], width?: (layer: Layer) => number | undefined): void {
  const { ctx, palette } = context
  const inks: Readonly<Record<string, string>> = {
    site: palette.site,
    siteInk: palette.siteInk,
    roof: palette.roof,
    gold: palette.gold,
    halo: palette.halo,
    seaInk: palette.seaInk,
  }
  for (const layer of layers) {
    if (layer.fill !== 'none') {
      ctx.fillStyle = inks[layer.fill] ?? layer.fill
      ctx.fill(pathOf(layer.path), 'evenodd')
    }
    if (layer.stroke) {
      ctx.strokeStyle = inks[layer.stroke] ?? layer.stroke
      ctx.lineWidth = width?.(layer) ?? ctx.lineWidth
      ctx.stroke(pathOf(layer.path))
    }
  }
}
