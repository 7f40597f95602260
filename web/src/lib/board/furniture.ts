// What is printed beside the map: boxes off the map, tracks, the title, and the frame around everything.
import type { Atlas } from './atlas'
import { px, thick, trace, type Ctx, type PaintContext } from './paintContext'
import { SERIF, isWide } from './fonts'
import { along, boxOf, touch, type Box, type Point } from './geometry'
import { mapName, said } from './labels'
import { clear } from './palette'
import type { Control } from './paint'
import { hatch, tintOf } from './regions'
import { isPlot, trackBox, trackReach } from './tracks'
import { paintAnchor } from './sites'
import { print } from './printing'

const CELL = 0.5

/** The largest free rectangle of the sheet: room for a title. */
export function freeRoom(atlas: Atlas): Box | null {
  const { left, top, right, bottom } = atlas.frame
  const [columns, rows] = [Math.floor((right - left - 1.6) / CELL), Math.floor((bottom - top - 1.6) / CELL)]
  if (columns < 1 || rows < 1) return null
  const full = new Uint8Array(columns * rows)
  const block = (box: Box, margin: number): void => {
    const at = (value: number, from: number): number => Math.floor((value - from - 0.8) / CELL)
    for (let j = Math.max(0, at(box.top - margin, top)); j <= Math.min(rows - 1, at(box.bottom + margin, top)); j++)
      for (
        let i = Math.max(0, at(box.left - margin, left));
        i <= Math.min(columns - 1, at(box.right + margin, left));
        i++
      )
        full[j * columns + i] = 1
  }
  for (const place of atlas.list) block(place.box, 0.25)
  for (const track of atlas.board.tracks) block(trackReach(track), 0.3)
  // Between points the routes are the map.
  if (atlas.list.some(({ space }) => space.kind === 'point'))
    for (const line of atlas.board.lines) for (let n = 0; n <= 40; n++) block(boxOf([along(line.points, n / 40)]), 0.2)
  const high = new Int32Array(columns)
  let best: Box | null = null
  let most = 0
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) high[i] = full[j * columns + i] ? 0 : high[i]! + 1
    for (let i = 0; i < columns; i++) {
      let low = high[i]!
      for (let k = i; k < columns && low > 0; k++) {
        low = Math.min(low, high[k]!)
        const [w, h] = [(k - i + 1) * CELL, low * CELL]
        // A title wants a lying rectangle; what is longer or higher than that is of no more use.
        const worth = Math.min(w, h * 4.5) * Math.min(h, w / 2)
        if (worth <= most) continue
        most = worth
        const [x, y] = [left + 0.8 + i * CELL, top + 0.8 + (j - low + 1) * CELL]
        best = { left: x, top: y, right: x + w, bottom: y + h }
      }
    }
  }
  return best && best.right - best.left >= 4 && best.bottom - best.top >= 1.5 ? best : null
}

/** The size at which a text fits a width, never more than `size`. */
export function fitted(ctx: Ctx, text: string, weight: string, size: number, width: number): number {
  ctx.font = `${weight} 100px ${SERIF}`
  return Math.min(size, (width / Math.max(1, ctx.measureText(text).width)) * 100)
}

function letters(
  context: PaintContext,
  text: string,
  at: Point,
  size: number,
  weight: string,
  align: CanvasTextAlign,
): void {
  const { ctx } = context
  ctx.textAlign = align
  ctx.textBaseline = 'alphabetic'
  print(ctx, text, at, size, weight, SERIF)
}

function panel(context: PaintContext, box: Box, fill: string): void {
  const { ctx, palette } = context
  const [w, h] = [box.right - box.left, box.bottom - box.top]
  ctx.fillStyle = clear(palette.shade, 0.16)
  ctx.fillRect(box.left + 0.06, box.top + 0.08, w, h)
  ctx.fillStyle = fill
  ctx.fillRect(box.left, box.top, w, h)
}

function outline(context: PaintContext, box: Box, inset: number, width: number, colour: string): void {
  const { ctx } = context
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.lineJoin = 'miter'
  ctx.strokeRect(box.left + inset, box.top + inset, box.right - box.left - 2 * inset, box.bottom - box.top - 2 * inset)
}

export function paintBoxes(context: PaintContext, control: Control): void {
  const { ctx, palette, atlas, language } = context
  for (const { space, box, onMap } of atlas.list) {
    if (onMap || !touch(box, context.box)) continue
    panel(context, box, palette.terrain.box)
    const side = control[space.region] ?? -1
    if (side >= 0) {
      ctx.save()
      ctx.beginPath()
      ctx.rect(box.left, box.top, box.right - box.left, box.bottom - box.top)
      ctx.clip()
      const colour = tintOf(context, side)
      ctx.fillStyle = clear(colour, 0.08)
      ctx.fill()
      ctx.lineWidth = 0.3
      ctx.strokeStyle = hatch(context, side, clear(colour, 0.55))
      ctx.stroke()
      ctx.restore()
    }
    outline(context, box, 0, thick(context, 0.06, 1.2), palette.night ? palette.inkSoft : palette.ink)
    outline(context, box, 0.17, thick(context, 0.016, 0.5), clear(palette.ink, 0.5))
    const name = mapName(space.label, language).text || space.name
    const port = space.marks.includes('port')
    const room = box.right - box.left - 0.5 - (port ? 0.55 : 0)
    const text = isWide(name) ? name : name.toUpperCase()
    const size = fitted(ctx, text, '700', 0.36, room)
    ctx.fillStyle = palette.ink
    letters(context, text, [box.left + 0.3, box.top + 0.3 + 0.34 * 0.7], size, '700', 'left')
    if (!port) continue
    ctx.save()
    ctx.translate(box.right - 0.42, box.top + 0.42)
    ctx.scale(0.36, 0.36)
    paintAnchor(context)
    ctx.restore()
  }
}

export function paintTracks(context: PaintContext): void {
  const { ctx, palette, atlas, language } = context
  for (const track of atlas.board.tracks) {
    const reach = trackReach(track)
    if (!touch(reach, context.box)) continue
    if (isPlot(track)) {
      plot(context, reach, said(track.texts[0]!, language))
      continue
    }
    const title = said(track.label, language)
    ctx.fillStyle = palette.ink
    letters(
      context,
      title,
      [track.at[0] + 0.02, track.at[1] - 0.2],
      fitted(ctx, title, '700', 0.44, reach.right - reach.left),
      '700',
      'left',
    )
    panel(context, { ...reach, top: track.at[1] }, palette.terrain.box)
    track.texts.forEach((text, i) => {
      const box = trackBox(track, i)
      if (!touch(box, context.box)) return
      outline(context, box, 0, thick(context, 0.024, 0.8), clear(palette.ink, 0.55))
      const said = mapName(text, language).text
      const size = fitted(ctx, said, '600', 0.3, (box.right - box.left) * 0.9)
      if (size * context.scale < 3.4 * context.ratio) return
      ctx.fillStyle = clear(palette.ink, 0.85)
      letters(context, said, [(box.left + box.right) / 2, box.top + 0.36], size, '600', 'center')
    })
    outline(
      context,
      { ...reach, top: track.at[1] },
      0,
      thick(context, 0.05, 1.1),
      palette.night ? palette.inkSoft : palette.ink,
    )
  }
}

/** A small plate with the name of what may be built. */
function plot(context: PaintContext, box: Box, text: string): void {
  const { ctx, palette } = context
  const [w, h] = [box.right - box.left, box.bottom - box.top]
  ctx.beginPath()
  ctx.roundRect(box.left, box.top, w, h, h * 0.22)
  ctx.fillStyle = clear(palette.halo, 0.88)
  ctx.fill()
  ctx.strokeStyle = clear(palette.plot, 0.9)
  ctx.lineWidth = thick(context, 0.03, 0.8)
  ctx.stroke()
  const size = fitted(ctx, text, '600', h * 0.72, w * 0.84)
  if (size * context.scale < 3.4 * context.ratio) return
  ctx.fillStyle = palette.ink
  letters(context, text, [(box.left + box.right) / 2, (box.top + box.bottom) / 2 + size * 0.35], size, '600', 'center')
}

/** The title of the sheet, in the largest free place. */
export function paintTitle(context: PaintContext, room: Box | null): void {
  const { ctx, palette, atlas, language } = context
  if (!room || !touch(room, context.box)) return
  const { board } = atlas
  const name = mapName(board.title, language)
  const main = isWide(name.text) ? name.text : name.text.toUpperCase()
  const note = said(board.note, language)
  const high = Math.min(4.2, room.bottom - room.top - 0.4)
  const wide = Math.min(room.right - room.left - 0.6, high * 4.2)
  const [x, y] = [(room.left + room.right) / 2, (room.top + room.bottom) / 2]
  const size = fitted(ctx, spaced(main), '700', high * 0.42, wide * 0.86)
  ctx.fillStyle = palette.ink
  letters(context, spaced(main), [x, y - high * 0.02], size, '700', 'center')
  ornament(context, [x, y + high * 0.13], wide * 0.3)
  ctx.fillStyle = palette.inkSoft
  const lines = [name.under && spaced(name.under.toUpperCase()), note].filter((line) => line !== '')
  lines.forEach((line, i) => {
    const fit = fitted(ctx, line, 'italic 500', high * 0.12, wide * 0.86)
    if (fit * context.scale > 4 * context.ratio)
      letters(context, line, [x, y + high * (0.31 + 0.16 * i)], fit, 'italic 500', 'center')
  })
}

/** Letters set apart with thin spaces, as on an engraved title. */
function spaced(text: string): string {
  return [...text].join('\u2009')
}

/** A rule that swells to a lozenge in its middle. */
function ornament(context: PaintContext, [x, y]: Point, half: number): void {
  const { ctx, palette } = context
  const swell = Math.max(0.05, px(context, 1))
  ctx.beginPath()
  trace(
    ctx,
    [
      [x - half, y],
      [x, y - swell * 0.4],
      [x + half, y],
      [x, y + swell * 0.4],
    ],
    true,
  )
  trace(
    ctx,
    [
      [x - swell * 3, y],
      [x, y - swell * 2],
      [x + swell * 3, y],
      [x, y + swell * 2],
    ],
    true,
  )
  ctx.fillStyle = palette.roof
  ctx.fill()
}

/** The frame of the sheet, its paper darker toward the edge. */
export function paintFrame(context: PaintContext): void {
  const { ctx, palette, atlas } = context
  const { frame } = atlas
  outline(
    context,
    frame,
    0.2,
    Math.min(px(context, 5), thick(context, 0.1, 1.4)),
    palette.night ? palette.inkSoft : palette.ink,
  )
  outline(context, frame, 0.36, thick(context, 0.025, 0.6), clear(palette.ink, 0.8))
  const corner = Math.min(px(context, 14), 0.34)
  ctx.fillStyle = palette.roof
  for (const x of [frame.left + 0.36, frame.right - 0.36])
    for (const y of [frame.top + 0.36, frame.bottom - 0.36]) {
      ctx.beginPath()
      trace(
        ctx,
        [
          [x - corner / 2, y],
          [x, y - corner / 2],
          [x + corner / 2, y],
          [x, y + corner / 2],
        ],
        true,
      )
      ctx.fill()
    }
}

/** The paper around the map, darker toward the edge. The map itself is left free. */
export function paintPaper(context: PaintContext, rim: Path2D): void {
  const { ctx, palette, atlas, box } = context
  const { left, top, right, bottom } = atlas.frame
  const around = new Path2D()
  around.rect(box.left, box.top, box.right - box.left, box.bottom - box.top)
  around.addPath(rim)
  ctx.fillStyle = palette.paper
  ctx.fill(around, 'evenodd')
  const deep = Math.min(5, (bottom - top) / 6)
  for (const [x0, y0, x1, y1] of [
    [left, 0, left + deep, 0],
    [right, 0, right - deep, 0],
    [0, top, 0, top + deep],
    [0, bottom, 0, bottom - deep],
  ] as const) {
    const shade = ctx.createLinearGradient(x0, y0, x1, y1)
    shade.addColorStop(0, clear(palette.paperEdge, 0.75))
    shade.addColorStop(1, clear(palette.paperEdge, 0))
    ctx.fillStyle = shade
    ctx.fill(around, 'evenodd')
  }
}
