// The printed map: everything that lies still, layer by layer, for any part of the board at any scale.
import type { Board, Language } from '../api/types'
import { atlasOf, type Atlas } from './atlas'
import { captionsOf, sheetsOf, type Captions, type Sheet } from './captions'
import { landPath, paintInshore, paintSea, paintShore, shoreOf, type Shore } from './coast'
import { canvasOf, detail, type Ctx, type PaintContext } from './paintContext'
import { freeRoom, paintBoxes, paintFrame, paintPaper, paintTitle, paintTracks } from './furniture'
import { figureLetters, letterBoxes } from './figures'
import { touch, type Box } from './geometry'
import { hexsidesOf, paintHexsides, type Hexsides } from './hexsides'
import { gridOf, paintGrid, paintLandBorders, paintNumbers, paintRim, type Grid } from './grid'
import {
  berthsOf,
  givenLetters,
  isSmall,
  regionLetters,
  runsOf,
  townLetters,
  type Berth,
  type Lettering,
  type Measure,
} from './labels'
import { measureWith, paintLetters } from './lettering'
import { paletteOf, type Palette } from './palette'
import type { Control, Figures } from './paint'
import { paintBorders, paintControl, paintHeld, provincesOf, type Provinces } from './regions'
import { paintRelief, reliefOf, type Relief } from './relief'
import { paintAnchors, paintSites, siteSize } from './sites'
import { paintGrain, paintMarks, paintPatches, patchesOf, type Patch } from './terrain'
import { paintRivers, paintStraits, paintWays, waysOf, type Ways } from './ways'

export class Painter {
  readonly atlas: Atlas
  private readonly palette: Palette
  private readonly shore: Shore
  private readonly patches: Patch[]
  private readonly provinces: Provinces
  private readonly grid: Grid
  private readonly ways: Ways
  private readonly relief: Relief
  private readonly hexsides: Hexsides
  private readonly wide: Lettering[]
  private readonly measure: Measure
  private readonly room: Box | null
  private layer: OffscreenCanvas | null = null
  private readonly berths: (Berth | null)[]
  private readonly runs: (box: Box) => number
  private readonly towns = new Map<number, Lettering[]>()
  private readonly sheets: Map<number, Sheet>
  private readonly captions = new Map<number, Captions>()
  private readonly figuresAtLevel = new Map<number, Lettering[]>()

  constructor(
    board: Board,
    private readonly language: Language,
    dark: boolean,
    private control: Control,
    private figures: Figures,
    before?: Painter,
  ) {
    const same = before?.atlas
    this.palette = paletteOf(dark)
    // Another language or theme leaves the lie of the land as it was.
    const kept = same && before
    this.atlas = same ?? atlasOf(board)
    this.shore = kept ? before.shore : shoreOf(this.atlas)
    this.patches = kept ? before.patches : patchesOf(this.atlas)
    this.provinces = kept ? before.provinces : provincesOf(this.atlas)
    this.grid = kept ? before.grid : gridOf(this.atlas)
    this.ways = kept ? before.ways : waysOf(this.atlas)
    this.relief = kept ? before.relief : reliefOf(this.atlas)
    this.hexsides = kept ? before.hexsides : hexsidesOf(this.atlas)
    this.room = kept ? before.room : freeRoom(this.atlas)
    this.runs = kept ? before.runs : runsOf(this.atlas)
    const ctx = canvasOf(8, 8).getContext('2d') as Ctx
    this.measure = measureWith(ctx)
    this.sheets = kept ? before.sheets : sheetsOf(this.atlas)
    this.berths = kept ? before.berths : berthsOf(this.atlas, this.dry())
    this.wide = [
      ...givenLetters(this.atlas, language, this.measure).filter((one) => one.kind === 'sea' || one.kind === 'region'),
      ...regionLetters(this.atlas, this.berths, language, this.measure),
    ]
  }

  setControl(control: Control, figures: Figures): void {
    this.control = control
    // names keep off where figures are written
    this.captions.clear()
    this.towns.clear()
    this.figuresAtLevel.clear()
    this.figures = figures
  }

  /** Whether there is land at a point: the land is painted small, and its pixels are read. */
  private dry(): (x: number, y: number) => boolean {
    const { left, top, right, bottom } = this.atlas.frame
    const small = 4
    const canvas = canvasOf((right - left) * small, (bottom - top) * small)
    const ctx = canvas.getContext('2d', { willReadFrequently: true })
    if (!ctx) return () => true
    ctx.setTransform(small, 0, 0, small, -left * small, -top * small)
    const path = new Path2D()
    for (const ring of this.shore.rings) path.addPath(ring.path)
    ctx.fill(path, 'evenodd')
    const { data, width } = ctx.getImageData(0, 0, canvas.width, canvas.height)
    return (x, y) => (data[(Math.floor((y - top) * small) * width + Math.floor((x - left) * small)) * 4 + 3] ?? 0) > 127
  }

  /** What a scale calls for, kept until many others have been asked for. */
  private at<Thing>(kept: Map<number, Thing>, context: PaintContext, make: (detail: number) => Thing): Thing {
    const level = Math.round(detail(context) * 100)
    let thing = kept.get(level)
    if (thing === undefined) {
      if (kept.size > 30) kept.clear()
      thing = make(detail(context))
      kept.set(level, thing)
    }
    return thing
  }

  private captionsAt(context: PaintContext): Captions {
    const { atlas, sheets, language, measure } = this
    return this.at(this.captions, context, (detail) => {
      const names = this.namesAt(detail)
      const taken = [...this.figuresAt(context).map((one) => one.box), ...this.lettersOf(names)]
      const named = new Map(names.map((one) => [one.region, one.text]))
      return captionsOf(atlas, sheets, language, measure, detail, taken, named)
    })
  }

  /** The names of provinces that can be read at a scale. */
  private namesAt(detail: number): Lettering[] {
    return this.wide.filter((one) => one.kind === 'region' && !isSmall(one, detail))
  }

  private lettersOf(names: readonly Lettering[]): Box[] {
    return names.flatMap((one) => letterBoxes(one, this.measure))
  }

  private figuresAt(context: PaintContext): Lettering[] {
    const { atlas, wide, figures, measure } = this
    return this.at(this.figuresAtLevel, context, (detail) => figureLetters(atlas, wide, figures, measure, detail))
  }

  private townsAt(context: PaintContext): Lettering[] {
    const { atlas, language, measure, runs } = this
    const taken = [...this.captionsAt(context).letters, ...this.figuresAt(context)].map((one) => one.box)
    return this.at(this.towns, context, (detail) => {
      const behind = this.lettersOf(this.namesAt(detail))
      return townLetters(atlas, language, measure, detail, (space) => siteSize(context, space), taken, runs, behind)
    })
  }

  /**
   * Paint a box of the map. The context comes untransformed; `scale` is in its pixels a map unit. `grain`: of the paper,
   * which makes picture files twice as large.
   */
  paint(ctx: Ctx, box: Box, scale: number, ratio: number, grain = true): void {
    const { atlas, palette, language, control } = this
    const context: PaintContext = { ctx, atlas, palette, language, box, scale, ratio }
    ctx.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale)
    paintSea(context, this.shore)
    this.paintLand(context)
    paintShore(context, this.shore)
    paintGrid(context, this.grid)
    paintPaper(context, this.grid.rim)
    paintRim(context, this.grid)
    paintWays(context, this.ways)
    paintHexsides(context, this.hexsides)
    paintStraits(context, this.ways)
    paintHeld(context, this.provinces, control)
    paintBoxes(context, control)
    paintTracks(context)
    paintTitle(context, this.room)
    if (grain) paintGrain(context, palette.night ? 0.35 : 0.6)
    paintLetters(context, this.wide, control, this.measure)
    paintSites(context)
    paintNumbers(context)
    paintLetters(context, this.townsAt(context), control, this.measure)
    const { letters, anchors } = this.captionsAt(context)
    paintAnchors(context, anchors)
    paintLetters(context, letters, control, this.measure)
    paintLetters(context, this.figuresAt(context), control, this.measure)
    paintFrame(context)
  }

  /** The land is painted by itself and then cut out along the shore: that is quicker than clipping every stroke. */
  private paintLand(context: PaintContext): void {
    const { box, scale, palette } = context
    // Cutting out along no shore at all would leave everything.
    if (!this.shore.rings.some((ring) => touch(ring.box, box))) return
    const [width, height] = [Math.ceil((box.right - box.left) * scale), Math.ceil((box.bottom - box.top) * scale)]
    if (this.layer?.width !== width || this.layer.height !== height) this.layer = canvasOf(width, height)
    const ctx = this.layer.getContext('2d')
    if (!ctx) return
    const land: PaintContext = { ...context, ctx }
    ctx.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale)
    ctx.globalCompositeOperation = 'source-over'
    ctx.fillStyle = palette.terrain.clear
    ctx.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top)
    paintPatches(land, this.patches)
    paintRelief(land, this.relief)
    paintInshore(land, this.shore)
    paintControl(land, this.provinces, this.control)
    paintMarks(land)
    paintRivers(land, this.ways)
    paintBorders(land, this.provinces)
    paintLandBorders(land, this.grid)
    ctx.globalCompositeOperation = 'destination-in'
    ctx.fill(landPath(this.shore, land), 'evenodd')
    context.ctx.drawImage(this.layer, box.left, box.top, width / scale, height / scale)
  }
}
