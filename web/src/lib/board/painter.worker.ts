// The painting thread: tiles of the map are painted here, so that the page never waits for them.
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import type { Delivery, Order } from './paint'
import { Painter } from './painter'
import { TILE, tileBox } from './tiles'

interface Thread {
  fonts?: FontFaceSet
  postMessage(message: Delivery, transfer?: Transferable[]): void
  onmessage: ((event: MessageEvent<Order>) => void) | null
}

const thread = self as unknown as Thread
let painter: Painter | null = null

async function letters(): Promise<void> {
  if (!thread.fonts) return
  const face = new FontFace('Source Serif 4', `url(${serif})`, { weight: '200 900' })
  thread.fonts.add(await face.load())
}

/** A font that does not come is no reason to show no map: the system's serif stands in. */
const lettered = letters().catch((problem: unknown) => console.warn('map lettering:', problem))

async function obey(order: Order): Promise<void> {
  await lettered
  if (order.do === 'board') {
    painter = new Painter(
      order.board,
      order.language,
      order.dark,
      order.control,
      order.figures,
      order.same ? (painter ?? undefined) : undefined,
    )
    return
  }
  if (!painter) return
  if (order.do === 'control') {
    painter.setControl(order.control, order.figures)
  } else if (order.do === 'tile') {
    const { scale, column, row } = order.wish
    const picture = picked(
      TILE,
      TILE,
      tileBox(painter.atlas.frame, scale, column, row),
      scale,
      order.ratio,
      true,
      painter,
    )
    thread.postMessage({ done: 'tile', wish: order.wish, picture }, [picture])
  } else {
    const { left, top, right, bottom } = painter.atlas.frame
    const [width, height] = [Math.ceil((right - left) * order.scale), Math.ceil((bottom - top) * order.scale)]
    const picture = picked(width, height, painter.atlas.frame, order.scale, order.ratio, false, painter)
    thread.postMessage({ done: 'sheet', id: order.id, picture }, [picture])
  }
}

function picked(
  width: number,
  height: number,
  box: Parameters<Painter['paint']>[1],
  scale: number,
  ratio: number,
  grain: boolean,
  by: Painter,
): ImageBitmap {
  const canvas = new OffscreenCanvas(width, height)
  const ctx = canvas.getContext('2d', { alpha: false })
  if (!ctx) throw new Error('no drawing context for the map')
  by.paint(ctx, box, scale, ratio, grain)
  return canvas.transferToImageBitmap()
}

/** What cannot be painted is reported, and the next order obeyed. */
async function attempt(order: Order): Promise<void> {
  try {
    await obey(order)
  } catch (problem) {
    const wish = order.do === 'tile' ? order.wish : null
    const sheet = order.do === 'sheet' ? order.id : 0
    thread.postMessage({ done: 'failed', wish, sheet, problem: String(problem) })
  }
}

// Orders are obeyed one after another, in their order.
let turn = Promise.resolve()
thread.onmessage = (event) => {
  turn = turn.then(() => attempt(event.data))
}
