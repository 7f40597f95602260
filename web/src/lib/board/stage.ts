// What the person sees: the printed map, and upon it counters, markers, lights and arrows. Redrawn only when needed.
import type { Language, Marker, Piece, Scene } from '../api/types'
import type { Lit, Overlaid } from './types'
import type { Atlas } from './atlas'
import { sight, type Camera, type Size } from './camera'
import { counterSprites, drawCount, type Counter } from './counters'
import { apart, boxOf, grow, holds, through, touch, type Box, type Point } from './geometry'
import { badgeSprites, drawGlow, drawPlot, drawWay, groupsOf, middleOf, type Group, type Plot } from './highlights'
import { laid, markerSprites, type Laid } from './markers'
import { hostile } from './glyphs'
import { drawOverlays, sheeted, type Sheeted } from './overlays'
import { glide, type Motion } from './motion'
import { plateSprites, platesOf, townsOf, widths, type Plate } from './names'
import { paletteOf, type Palette } from './palette'
import {
  drawCursor,
  drawFlash,
  drawHighlight,
  drawHover,
  drawPieceRings,
  drawStrong,
  drawStrongRings,
  drawTold,
  type Flash,
  type Pen,
} from './rings'
import type { Sheet } from './sheet'
import { drawBudget, Sprites } from './sprites'
import { drawStrongholds, drawWalls, workOf, worksOf, type WorksContext, type Work } from './works'
import { CARDS, COUNTER, cardAt, eachStack, shrunk, spanOf, standing, type Span, type Stack } from './stacks'
import { drawTurn, isTurn, turnSpots } from './turns'

export const EMPTY_SCENE: Scene = { pieces: [], markers: [], control: {}, highlight: [], caption: {}, figures: {} }

/** A piece in the hand: over the board, and over the space where it would be put. */
export interface HeldPiece {
  piece: Piece
  x: number
  y: number
  over: number
}

/** What changes from frame to frame. */
export interface Frame {
  camera: Camera
  size: Size
  ratio: number
  settled: boolean
  flashes: readonly Flash[]
  held: HeldPiece | null
}

type Ctx = CanvasRenderingContext2D

/** Small pictures drawn in one frame at the most, about a millisecond's work for three. */
const PICTURES = 18

export class Stage {
  readonly palette: Palette
  readonly counters: Sprites<Counter>
  private readonly tabs = new Sprites<number>(String, drawCount, 2)
  private readonly flat: Sprites<Marker>
  private readonly badges: ReturnType<typeof badgeSprites>
  /** Whether the scale stands still: then every picture is drawn for its very size. */
  private exact = true
  scene: Scene = EMPTY_SCENE
  stacks = new Map<number, Stack[]>()
  private shown: Stack[] = []
  private markers: Laid[] = []
  private works: Work[] = []
  private groups: Group[] = []
  private strong: Lit | null = null
  /** Bearings to turn to. */
  private turns: readonly Lit[] = []
  private overlays: Sheeted[] = []
  /** The outline of what is chosen now. */
  private chosen: Point[][] = []
  private plot: Plot | null = null
  private way: Point[] = []
  private stops: Point[] = []
  hover: readonly number[] = []
  /** Places that somebody speaks of. */
  told: readonly number[] = []
  cursor = -1
  motion: Motion | null = null
  progress = 0
  private still: Stack[] = []
  /** Whether counters show their names where the scale allows. */
  names = false
  private readonly width = widths()
  private readonly towns: Box[]
  private readonly plates: Sprites<Plate>
  /** The names as they stand at one scale. */
  private named: { k: number; plates: Plate[] } | null = null

  constructor(
    readonly atlas: Atlas,
    readonly language: Language,
    readonly dark: boolean,
    private readonly sheet: Sheet,
  ) {
    this.palette = paletteOf(dark)
    this.counters = counterSprites(atlas.board.sides, language)
    this.flat = markerSprites(atlas.board.sides, language)
    this.badges = badgeSprites(this.palette)
    this.plates = plateSprites(this.palette)
    this.towns = townsOf(atlas)
  }

  setScene(scene: Scene): void {
    this.scene = scene
    this.stacks = standing(this.atlas, scene.pieces)
    this.shown = eachStack(this.stacks)
    this.named = null
    this.works = worksOf(this.atlas, scene, this.language)
    this.markers = laid(
      this.atlas,
      scene.markers.filter((marker) => !workOf(this.atlas, marker, this.language)),
    )
  }

  /** Take a piece off the table into the hand; "": nothing is in the hand. */
  lift(piece: string): void {
    const others = this.scene.pieces.filter((one) => one.id !== piece)
    this.shown = eachStack(piece ? standing(this.atlas, others) : this.stacks)
    this.named = null
  }

  setMotion(motion: Motion | null): void {
    this.motion = motion
    this.progress = 0
    this.still = motion ? eachStack(standing(this.atlas, motion.staying)) : []
  }

  setLit(lit: readonly Lit[], strong: Lit | null): void {
    this.groups = groupsOf(this.atlas, lit)
    this.strong = strong
    this.turns = lit.filter(isTurn)
    const groups = strong ? groupsOf(this.atlas, [strong]) : []
    this.chosen = groups.flatMap((group) => group.rings)
    this.plot = groups[0]?.plots[0] ?? null
  }

  setOverlays(laid: readonly Overlaid[]): void {
    this.overlays = sheeted(this.atlas, laid, this.palette)
  }

  setPath(path: readonly number[]): void {
    this.stops = path.flatMap((space) => {
      const place = this.atlas.places.get(space)
      return place ? [place.centre] : []
    })
    const way = through(this.stops, 8)
    const start = way[0]
    // It begins at the edge of the counters that are to go, and does not hide them.
    const clear = start ? way.findIndex((point) => apart(point, start) > COUNTER * 0.6) : -1
    this.way = clear > 0 ? way.slice(clear) : way
  }

  /** Draw a frame; whether some pictures were put off to the next. */
  draw(ctx: Ctx, frame: Frame): boolean {
    ;[drawBudget.left, drawBudget.owing] = [PICTURES, false]
    const { camera, size, ratio } = frame
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.fillStyle = this.palette.table
    ctx.fillRect(0, 0, Math.ceil(size.width * ratio), Math.ceil(size.height * ratio))
    this.table(ctx, frame)
    this.sheet.draw(ctx, camera, size, ratio, frame.settled)
    this.upon(ctx, frame)
    return drawBudget.owing
  }

  /** The shadow of the sheet on its table, and the blank sheet. */
  private table(ctx: Ctx, { camera, ratio }: Frame): void {
    const { left, top, right, bottom } = this.atlas.frame
    const k = camera.k * ratio
    const [x, y] = [camera.x * ratio + left * k, camera.y * ratio + top * k]
    const [width, height] = [(right - left) * k, (bottom - top) * k]
    ctx.fillStyle = this.palette.shade
    ctx.globalAlpha = 0.09
    for (const by of [14, 9, 4])
      ctx.fillRect(x - (by / 2) * ratio, y - (by / 3) * ratio, width + by * ratio, height + by * ratio)
    ctx.globalAlpha = 1
    ctx.fillStyle = this.palette.paper
    ctx.fillRect(x, y, width, height)
  }

  /** Everything that lies on the printed map. */
  private upon(ctx: Ctx, frame: Frame): void {
    const { camera, size, ratio } = frame
    this.exact = frame.settled
    const scale = camera.k * ratio
    const [x, y] = [Math.round(camera.x * ratio), Math.round(camera.y * ratio)]
    const box = grow(sight(camera, size), 1)
    const fine = 1 / camera.k
    const onMap = (): void => ctx.setTransform(scale, 0, 0, scale, x, y)
    onMap()
    const { palette, atlas } = this
    const context: WorksContext = { ctx, palette, sides: atlas.board.sides, fine }
    drawStrongholds(context, this.works, box)
    drawOverlays(ctx, this.overlays, this.palette, box, fine)
    drawGlow(ctx, this.groups, this.palette, box, fine)
    const pen: Pen = { ctx, atlas: this.atlas, palette: this.palette, fine }
    this.outlines(pen, frame.held)
    drawWalls(context, this.works, box)
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    const at = (px: number, py: number): Point => [px * scale + x, py * scale + y]
    this.markersOn(ctx, box, scale, at, true)
    this.pieces(ctx, box, scale, at)
    this.markersOn(ctx, box, scale, at, false)
    this.namesOn(ctx, box, camera.k, scale, at)
    onMap()
    drawPieceRings(pen, this.shown, this.groups, this.strong?.piece ?? '')
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    this.badgesOn(ctx, box, scale, ratio, at)
    onMap()
    if (!this.motion)
      for (const [one, spot] of turnSpots(this.stacks, this.turns, fine)) {
        const looks = { strong: one.choice === this.strong?.choice, square: one.verb !== this.turns[0]?.verb }
        drawTurn(ctx, spot.at, one.facing ?? 0, looks, this.palette, fine)
      }
    drawWay(ctx, this.way, this.stops, this.palette, fine)
    drawTold(pen, this.told)
    for (const flash of frame.flashes) drawFlash(pen, flash)
    if (frame.held) {
      ctx.setTransform(1, 0, 0, 1, 0, 0)
      const grip = Math.max(COUNTER * scale, 44 * ratio)
      const { piece } = frame.held
      this.card(ctx, piece, spanOf(atlas, piece), [frame.held.x * ratio, frame.held.y * ratio], grip * 1.08)
    }
  }

  private outlines(pen: Pen, held: HeldPiece | null): void {
    const { strong, palette } = this
    drawHighlight(pen, this.scene.highlight)
    drawHover(pen, this.hover)
    if (strong && !strong.piece) {
      if (this.plot) drawPlot(pen.ctx, this.plot, palette, pen.fine * 1.5, palette.litStrong)
      else if (strong.space >= 0) drawStrong(pen, strong.space)
      else drawStrongRings(pen, this.chosen)
    }
    if (held) drawStrong(pen, held.over)
    drawCursor(pen, this.cursor)
  }

  // ---------------------------------------------------------------- counters and markers
  private markersOn(ctx: Ctx, box: Box, scale: number, at: (x: number, y: number) => Point, below: boolean): void {
    for (const { marker, x, y, size } of this.markers) {
      if (below !== (marker.track !== '') || !holds(box, x, y)) continue
      const [px, py] = at(x, y)
      this.flat.put(ctx, marker, px, py, Math.max(size * scale, 7), this.exact)
    }
  }

  private pieces(ctx: Ctx, box: Box, scale: number, at: (x: number, y: number) => Point): void {
    const { motion, progress } = this
    const stacks = motion ? this.still : this.shown
    for (const stack of stacks) if (holds(box, stack.x, stack.y)) this.stack(ctx, stack, scale, at)
    if (!motion) return
    const size = COUNTER * scale
    const fading = (row: readonly Piece[], opacity: number): void => {
      ctx.globalAlpha = Math.min(1, Math.max(0, opacity))
      for (const stack of eachStack(standing(this.atlas, row))) this.stack(ctx, stack, scale, at)
      ctx.globalAlpha = 1
    }
    fading(motion.going, 1 - progress * 1.4)
    fading(motion.coming, progress * 1.4 - 0.2)
    for (const one of motion.gliding) {
      const [x, y] = glide(one, progress)
      // Lifted from the table while it is on its way.
      const lift = 1 + 0.14 * Math.sin(Math.PI * progress)
      this.card(ctx, one.piece, one.long, at(x, y), size * lift, false)
    }
  }

  /** While the scale changes, and while counters are on their way, no names are shown. */
  private namesOn(ctx: Ctx, box: Box, k: number, scale: number, at: (x: number, y: number) => Point): void {
    if (!this.names || this.motion) return
    if (this.named?.k !== k) {
      if (!this.exact) return
      const flat = this.markers.filter(({ marker }) => !marker.track)
      const taken = [...this.towns, ...flat.map(({ x, y, size }) => boxOf([[x, y]], size / 2))]
      this.named = { k, plates: platesOf(this.shown, taken, k, this.language, this.width) }
    }
    for (const plate of this.named.plates) {
      if (!holds(box, plate.x, plate.y)) continue
      const [x, y] = at(plate.x, plate.y)
      this.plates.put(ctx, plate, x, y, plate.high * scale, this.exact)
    }
  }

  private stack(ctx: Ctx, stack: Stack, scale: number, at: (x: number, y: number) => Point): void {
    const shown = Math.min(stack.pieces.length, shrunk(stack.size * scale) ? 2 : CARDS)
    for (let n = shown - 1; n >= 0; n--) {
      const [x, y] = cardAt(stack, n)
      this.card(ctx, stack.pieces[n]!, stack.long, at(x, y), stack.size * scale)
    }
    if (stack.pieces.length < 2) return
    const pixels = stack.size * scale
    if (pixels < 12) return
    const [x, y] = at(...cardAt(stack, 0))
    const high = Math.max(9, Math.min(22, pixels * 0.27))
    const [dx, dy] = tabOf(stack)
    this.tabs.put(ctx, stack.pieces.length, x + dx * scale, y + dy * scale, high, this.exact)
  }

  private card(ctx: Ctx, piece: Piece, long: Span | null, [x, y]: Point, pixels: number, exact = this.exact): void {
    this.counters.put(ctx, { piece, long }, x, y, pixels, exact)
  }

  private badgesOn(ctx: Ctx, box: Box, scale: number, ratio: number, at: (x: number, y: number) => Point): void {
    const css = scale / ratio
    const badge = (glyph: string, x: number, y: number, units: number, strong: boolean, least: number): void => {
      if (!holds(box, x, y)) return
      const pixels = Math.round(Math.min(34 * ratio, Math.max(units * scale, least * ratio)))
      const [px, py] = at(x, y)
      this.badges.put(ctx, { glyph, strong }, px, py, pixels, this.exact)
    }
    const given = new Map<number, number>()
    for (const group of this.groups) {
      if (group.soft) continue
      for (const space of group.spaces) {
        const place = this.atlas.places.get(space)!
        if (!touch(place.box, box)) continue
        const n = given.get(space) ?? 0
        given.set(space, n + 1)
        const strong = this.strong?.space === space && !this.strong.piece
        // From afar the glow says enough, unless there is little of it or it means harm.
        if (css < 27 && !strong && !hostile(group.glyph) && group.spaces.length > 30) continue
        const full = this.stacks.has(space) || place.space.site !== '' || place.space.kind === 'point'
        // Above the counters, to their right: farther out where two sides stand side by side.
        const aside = place.space.kind === 'area' && (this.stacks.get(space)?.length ?? 0) > 1 ? 0.7 : 0.34
        const row = place.space.kind === 'area' && !full
        const [dx, dy] =
          place.space.kind === 'box' ? [0, 0] : row ? [n * 0.38, 0] : full || n ? [aside - n * 0.28, -0.36] : [0, 0]
        badge(group.glyph, place.centre[0] + dx, place.centre[1] + dy, full ? 0.28 : 0.34, strong, 9)
      }
      for (const { id, ring } of group.plots)
        badge(group.glyph, ring[1]![0], ring[1]![1], 0.3, this.strong?.track === id, 11)
      for (const region of group.regions) {
        const middle = middleOf(this.atlas, region)
        if (middle) badge(group.glyph, middle[0], middle[1], 0.5, this.strong?.region === region, 15)
      }
    }
  }

  // ---------------------------------------------------------------- what is where
  /** The box around all that lies on the board, on its map and beside it; null where nothing does. */
  inUse(): Box | null {
    const spaces = [...this.stacks.keys()].flatMap((space) => this.atlas.places.get(space)?.box ?? [])
    const markers = this.markers.map(({ x, y, size }) => boxOf([[x, y]], size / 2))
    const boxes = [...spaces, ...markers]
    return boxes.length ? boxOf(boxes.flatMap(corners)) : null
  }

  /** The box in which a step plays, for the camera. */
  reach(spaces: readonly number[]): Box | null {
    const boxes = spaces.flatMap((space) => this.atlas.places.get(space) ?? [])
    if (!boxes.length) return null
    return boxOf(boxes.flatMap(({ box }) => corners(box)))
  }
}

function corners({ left, top, right, bottom }: Box): Point[] {
  return [
    [left, top],
    [right, bottom],
  ]
}

/** Where the number of a stack is, from the middle of its top card: at the corner that lies lowest to the left. */
function tabOf({ size, long }: Stack): Point {
  const half = size / 2
  if (!long) return [-half, half]
  const [u, v] = [Math.cos(long.turn), Math.sin(long.turn)]
  const corners = [-1, 1].flatMap((a) =>
    [-1, 1].map((b): Point => {
      const [x, y] = [(a * long.length) / 2, b * half]
      return [x * u - y * v, x * v + y * u]
    }),
  )
  return corners.reduce((best, one) => (one[1] - one[0] > best[1] - best[0] ? one : best))
}
