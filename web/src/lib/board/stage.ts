// What the person sees: the printed map, and upon it counters, markers, lights and arrows. Redrawn only when needed.
import type { Board, Language, Marker, Piece, Scene } from '../api/types'
import type { Lit } from './types'
import { atlasOf, type Atlas } from './atlas'
import { sight, type Camera, type Size } from './camera'
import { MARGIN, Sprites } from './counters'
import { grow, touch, type Box } from './geometry'
import { glide, type Motion } from './motion'
import { paletteOf, type Palette } from './palette'
import { Sheet } from './sheet'
import { CARDS, cardAt, standing, type Stack } from './stacks'

export class Stage {
  readonly atlas: Atlas
  readonly palette: Palette
  readonly sprites: Sprites
  stacks = new Map<number, Stack[]>()
  private scene: Scene = { pieces: [], markers: [], control: {}, highlight: [], caption: {} }
  lit: readonly Lit[] = []
  strong = ''
  path: readonly number[] = []
  hover = -1
  cursor = -1
  motion: Motion | null = null
  progress = 0

  constructor(
    board: Board,
    readonly language: Language,
    readonly dark: boolean,
    private readonly sheet: Sheet,
    atlas?: Atlas,
  ) {
    this.atlas = atlas ?? atlasOf(board)
    this.palette = paletteOf(dark)
    this.sprites = new Sprites(board.sides, language)
  }

  setScene(scene: Scene): void {
    this.scene = scene
    this.stacks = standing(this.atlas, scene.pieces)
  }

  draw(ctx: CanvasRenderingContext2D, camera: Camera, size: Size, ratio: number, settled: boolean): void {
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.fillStyle = this.palette.table
    ctx.fillRect(0, 0, size.width * ratio, size.height * ratio)
    this.sheet.draw(ctx, camera, size, ratio, settled)
    const scale = camera.k * ratio
    ctx.setTransform(scale, 0, 0, scale, Math.round(camera.x * ratio), Math.round(camera.y * ratio))
    const box = grow(sight(camera, size), 1)
    this.lights(ctx, box)
    this.pieces(ctx, box, scale)
  }

  private lights(ctx: CanvasRenderingContext2D, box: Box): void {
    for (const one of this.lit) {
      const place = this.atlas.places.get(one.space)
      if (!place || !touch(place.box, box)) continue
      ctx.beginPath()
      place.space.shape.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)))
      ctx.closePath()
      ctx.fillStyle = this.palette.lit
      ctx.globalAlpha = one.choice === this.strong ? 0.7 : 0.4
      ctx.fill()
      ctx.globalAlpha = 1
    }
  }

  private pieces(ctx: CanvasRenderingContext2D, box: Box, scale: number): void {
    const { motion } = this
    const stacks = motion ? standing(this.atlas, motion.staying) : this.stacks
    for (const row of stacks.values()) for (const stack of row) this.stack(ctx, stack, scale)
    if (!motion) return
    for (const one of motion.gliding) {
      const [x, y] = glide(one, this.progress)
      this.card(ctx, one.piece, x, y, 0.68, scale)
    }
  }

  private stack(ctx: CanvasRenderingContext2D, stack: Stack, scale: number): void {
    for (let n = Math.min(stack.pieces.length, CARDS) - 1; n >= 0; n--) {
      const [x, y] = cardAt(stack, n)
      this.card(ctx, stack.pieces[n]!, x, y, stack.size, scale)
    }
  }

  private card(ctx: CanvasRenderingContext2D, piece: Piece, x: number, y: number, size: number, scale: number): void {
    const sprite = this.sprites.of(piece, size * scale)
    const whole = size * (1 + 2 * MARGIN)
    ctx.drawImage(sprite, x - whole / 2, y - whole / 2, whole, whole)
  }

  markers(): readonly Marker[] {
    return this.scene.markers
  }
}
