// What a board is drawn with: canvas, camera, printed map and what stands on it, kept together and drawn when needed.
import type { Board, Language, Scene } from '../api/types'
import { settings } from '../settings.svelte'
import { reachOf, type Atlas } from './atlas'
import type { Camera, Size } from './camera'
import type { Hand } from './hand'
import type { Cursor } from './cursor'
import { Player } from './player'
import type { Ground } from './pointing'
import { Sheet } from './sheet'
import { EMPTY_SCENE, Stage } from './stage'
import type { Stack } from './stacks'
import { Viewer } from './viewer'

/** How wide the overview is, in CSS pixels. */
export const OVERVIEW = 190

export class BoardState {
  viewer: Viewer | undefined
  sheet: Sheet | undefined = $state.raw()
  stage: Stage | undefined = $state.raw()
  stacks = $state.raw(new Map<number, Stack[]>())
  /** The camera when it stands still: what lies over the canvas follows it then. */
  camera: Camera = $state.raw({ k: 1, x: 0, y: 0 })
  size: Size = $state.raw({ width: 1, height: 1 })
  /** Whether only a part of the board is in sight. */
  near = $state(false)
  /** Counts the changes of the printed map. */
  printed = $state(0)
  small: ImageBitmap | null = $state.raw(null)
  private element: HTMLElement | undefined
  /** Whether pieces have been put on this board. */
  readonly player: Player

  constructor(private readonly hand: () => Hand) {
    this.player = new Player(
      () => this.stage,
      (scene) => this.put(scene),
      () => this.ask(),
      () => settings.reducedMotion,
    )
  }

  /** Milliseconds for a flight of the camera. */
  get flight(): number {
    return settings.reducedMotion ? 0 : 280
  }

  ask(): void {
    this.viewer?.ask()
  }

  /** Set the board up on a canvas; returns what takes it down again. */
  open(
    element: HTMLElement,
    canvas: HTMLCanvasElement,
    atlas: Atlas,
    cursor: Cursor,
    free: (event: Event) => boolean,
  ): () => void {
    const sheet = new Sheet(atlas.frame, () => this.ask())
    const ctx = canvas.getContext('2d', { alpha: false })
    const draw = (now: number): boolean => {
      const { flashes, busy } = this.player.tick(now)
      const { camera, size, ratio, settled } = viewer
      if (ctx && this.stage) {
        this.stage.cursor = cursor.space
        const owing = this.stage.draw(ctx, { camera, size, ratio, settled, flashes, held: this.hand().held })
        return busy || owing
      }
      return busy
    }
    const rested = (): void => {
      ;({ camera: this.camera, size: this.size } = viewer)
      this.near = viewer.camera.k > viewer.whole().k * 1.12
    }
    const viewer = new Viewer(element, atlas.frame, { free, draw, rested })
    const measure = (): void => {
      const { clientWidth, clientHeight } = element
      // Not laid out yet, or hidden: the next measure will come.
      if (!clientWidth || !clientHeight) return
      const ratio = Math.min(3, window.devicePixelRatio || 1)
      canvas.width = Math.max(1, Math.round(clientWidth * ratio))
      canvas.height = Math.max(1, Math.round(clientHeight * ratio))
      viewer.resize(clientWidth, clientHeight, ratio)
      // A canvas of another size is empty: it must not be seen so.
      draw(performance.now())
      rested()
    }
    ;[this.element, this.viewer, this.sheet] = [element, viewer, sheet]
    measure()
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
    watch?.observe(element)
    return () => {
      watch?.disconnect()
      this.player.drop()
      viewer.close()
      sheet.close()
    }
  }

  /** Another board, language or theme: all is drawn anew, the scene stays. */
  dress(board: Board, atlas: Atlas, language: Language, dark: boolean): void {
    const { sheet, stage } = this
    if (!sheet) return
    const next = new Stage(atlas, language, dark, sheet)
    this.player.drop()
    next.names = settings.names
    next.setScene(stage?.scene ?? EMPTY_SCENE)
    sheet.setBoard(board, language, dark, next.scene.control, next.scene.figures)
    this.stage = next
    this.small = null
    this.printed++
  }

  /** Another scene on the table, at once. */
  put(next: Scene): void {
    const { stage, sheet } = this
    if (!stage) return
    const before = stage.scene
    stage.setScene(next)
    this.stacks = stage.stacks
    const changed = changedRegions(before, next)
    if (changed.length) {
      const reach = changed.flatMap((region) => reachOf(stage.atlas, region) ?? [])
      sheet?.setControl(next.control, next.figures, reach)
      this.printed++
    }
    this.ask()
  }

  /** What is seen first: all that lies on the board. */
  begin(): void {
    const box = this.stage?.inUse()
    if (box) this.viewer?.begin(box)
  }

  /** Have the small picture for the overview painted, after what is seen large. Returns what calls it off. */
  overview(atlas: Atlas): () => void {
    const { sheet } = this
    let off = false
    const later = setTimeout(() => {
      const ratio = Math.min(2, window.devicePixelRatio || 1)
      const scale = (OVERVIEW * ratio) / (atlas.frame.right - atlas.frame.left)
      sheet?.whole(scale, ratio).then(
        (picture) => {
          if (!off) this.small = picture
        },
        (problem: unknown) => {
          // Called off is well; else the overview stays blank, and the thread has said why.
          if (!off) console.error('the overview:', problem)
        },
      )
    }, 250)
    return () => {
      off = true
      clearTimeout(later)
    }
  }

  /** The board as it is under the pointer. */
  ground(atlas: Atlas): Ground {
    const { left, top } = this.element?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return { atlas, stacks: this.stacks, camera: this.viewer?.camera ?? this.camera, left, top }
  }
}

/** The regions that look different in another scene: whose they are, or what is written below their names. */
function changedRegions(before: Scene, after: Scene): string[] {
  const regions = [before, after].flatMap((scene) => [...Object.keys(scene.control), ...Object.keys(scene.figures)])
  return [...new Set(regions)].filter(
    (region) => before.control[region] !== after.control[region] || before.figures[region] !== after.figures[region],
  )
}
