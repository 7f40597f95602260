// Where the board is looked at from: pixels a map unit, and where the origin of the map falls on the screen.
import type { Box, Point } from './geometry'

/** screen = map * k + (x, y), all in CSS pixels. */
export interface Camera {
  k: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export const CLOSEST = 150
/** Near enough to read what stands on a counter. */
export const NEAR = 46

export function toScreen(camera: Camera, point: Point): [number, number] {
  return [point[0] * camera.k + camera.x, point[1] * camera.k + camera.y]
}

export function toMap(camera: Camera, x: number, y: number): [number, number] {
  return [(x - camera.x) / camera.k, (y - camera.y) / camera.k]
}

/** The part of the map in sight. */
export function sight(camera: Camera, size: Size): Box {
  const [left, top] = toMap(camera, 0, 0)
  const [right, bottom] = toMap(camera, size.width, size.height)
  return { left, top, right, bottom }
}

/** The camera that shows a whole box, with `margin` pixels around it. */
export function fitting(box: Box, size: Size, margin = 0, closest = CLOSEST): Camera {
  const width = Math.max(1e-6, box.right - box.left)
  const height = Math.max(1e-6, box.bottom - box.top)
  const room = Math.min((size.width - 2 * margin) / width, (size.height - 2 * margin) / height)
  const k = Math.min(closest, Math.max(0.5, room))
  return {
    k,
    x: size.width / 2 - (k * (box.left + box.right)) / 2,
    y: size.height / 2 - (k * (box.top + box.bottom)) / 2,
  }
}

/** The same, beside a corner of the window that something else covers, if the box would come to lie under it. */
export function fittingBeside(corner: Size, box: Box, size: Size, margin: number): Camera {
  const plain = fitting(box, size, margin)
  const [left, top] = toScreen(plain, [box.left, box.top])
  if (left >= corner.width || top >= corner.height) return plain
  const beside = fitting(box, { width: size.width - corner.width, height: size.height }, margin)
  return { ...beside, x: beside.x + corner.width }
}

/** Zoomed about a point of the screen, which stays where it is. */
export function zoomed(camera: Camera, k: number, x: number, y: number): Camera {
  const by = k / camera.k
  return { k, x: x - (x - camera.x) * by, y: y - (y - camera.y) * by }
}

export function centredOn(camera: Camera, size: Size, point: Point, k = camera.k): Camera {
  return { k, x: size.width / 2 - point[0] * k, y: size.height / 2 - point[1] * k }
}

/** Held so that the map never leaves the window: it fills it, or lies in its middle. */
export function held(camera: Camera, size: Size, frame: Box, slack: number): Camera {
  const axis = (at: number, low: number, high: number, room: number): number => {
    const near = low * camera.k
    const far = high * camera.k
    if (far - near <= room - 2 * slack) return room / 2 - (near + far) / 2
    return Math.min(slack - near, Math.max(room - slack - far, at))
  }
  return {
    k: camera.k,
    x: axis(camera.x, frame.left, frame.right, size.width),
    y: axis(camera.y, frame.top, frame.bottom, size.height),
  }
}

/** The least move that brings a box into sight with a margin; the same camera if it is there already. */
export function showing(camera: Camera, size: Size, box: Box, margin: number): Camera {
  const tooWide = (box.right - box.left) * camera.k > size.width - 2 * margin
  const tooHigh = (box.bottom - box.top) * camera.k > size.height - 2 * margin
  if (tooWide || tooHigh) return fitting(box, size, margin, camera.k)
  const axis = (low: number, high: number, room: number): number => {
    if (low < margin) return margin - low
    if (high > room - margin) return room - margin - high
    return 0
  }
  const dx = axis(box.left * camera.k + camera.x, box.right * camera.k + camera.x, size.width)
  const dy = axis(box.top * camera.k + camera.y, box.bottom * camera.k + camera.y, size.height)
  return dx || dy ? { k: camera.k, x: camera.x + dx, y: camera.y + dy } : camera
}

/** Between two cameras: zoom runs evenly in its logarithm, so that a flight has the same speed to the eye. */
export function between(a: Camera, b: Camera, t: number): Camera {
  if (t >= 1) return b
  if (Math.abs(a.k - b.k) < 1e-9) return { k: b.k, x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
  const k = a.k * Math.pow(b.k / a.k, t)
  // The point that both cameras show in the same place stays there.
  const share = (k - a.k) / (b.k - a.k)
  return { k, x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}
