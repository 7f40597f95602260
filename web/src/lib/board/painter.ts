// The printed map: everything that lies still, layer by layer, for any part of the board at any scale.
import type { Board, Language } from '../api/types'
import { atlasOf, type Atlas } from './atlas'
import { grow, type Box, type Point } from './geometry'
import { groundOf, paletteOf, type Palette } from './palette'
import type { Control } from './paint'

export class Painter {
  readonly atlas: Atlas
  private palette: Palette

  constructor(
    board: Board,
    private readonly language: Language,
    dark: boolean,
    private control: Control,
  ) {
    this.atlas = atlasOf(board)
    this.palette = paletteOf(dark)
  }

  setControl(control: Control): void {
    this.control = control
  }

  /** Paint a box of the map. The context is untransformed; `scale` is in its pixels a map unit. */
  paint(ctx: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D, box: Box, scale: number): void {
    const { atlas, palette } = this
    const near = atlas.near(grow(box, 1))
    ctx.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale)
    ctx.fillStyle = palette.paper
    ctx.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top)
    const trace = (points: readonly Point[], closed: boolean): void => {
      points.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)))
      if (closed) ctx.closePath()
    }
    for (const { space } of near) {
      ctx.beginPath()
      trace(space.shape, true)
      ctx.fillStyle = groundOf(palette, space.terrain)
      ctx.fill()
      const side = this.control[space.region] ?? -1
      if (side >= 0) {
        ctx.globalAlpha = 0.15
        ctx.fillStyle = atlas.board.sides[side]?.colour ?? palette.ink
        ctx.fill()
        ctx.globalAlpha = 1
      }
      ctx.strokeStyle = palette.grid
      ctx.globalAlpha = 0.3
      ctx.lineWidth = 0.02
      ctx.stroke()
      ctx.globalAlpha = 1
    }
    ctx.lineWidth = 0.05
    for (const outline of atlas.board.outlines) {
      ctx.beginPath()
      for (const ring of outline.rings) trace(ring, true)
      ctx.strokeStyle = palette.shore
      ctx.stroke()
    }
    for (const line of atlas.board.lines) {
      ctx.beginPath()
      trace(line.points, false)
      ctx.strokeStyle = line.kind === 'river' ? palette.river : palette.road
      ctx.stroke()
    }
    ctx.fillStyle = palette.ink
    ctx.font = '0.3px serif'
    ctx.textAlign = 'center'
    for (const { space } of near)
      if (space.site) ctx.fillText(space.label[this.language] ?? space.name, space.centre[0], space.centre[1] + 0.45)
  }
}
