import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Gestures } from '../../src/lib/board/gestures'

const moved = { free: vi.fn(() => true), begin: vi.fn(), pan: vi.fn(), zoom: vi.fn(), end: vi.fn() }
let element: HTMLDivElement
let gestures: Gestures

/** A pointer event; jsdom has none of its own. */
function point(kind: string, x: number, y: number, more: Record<string, unknown> = {}): void {
  const event = new MouseEvent(kind, { clientX: x, clientY: y, bubbles: true, cancelable: true, buttons: 1 })
  for (const [key, value] of Object.entries({ pointerId: 1, pointerType: 'mouse', ...more }))
    Object.defineProperty(event, key, { value })
  element.dispatchEvent(event)
}

beforeEach(() => {
  vi.clearAllMocks()
  element = document.createElement('div')
  element.setPointerCapture = vi.fn()
  document.body.append(element)
  gestures = new Gestures(element, moved)
})
afterEach(() => gestures.close())

describe('drags', () => {
  it('begin after a few pixels, and swallow the click at their end', () => {
    const clicked = vi.fn()
    element.addEventListener('click', clicked)
    point('pointerdown', 10, 10)
    point('pointermove', 12, 11)
    expect(moved.pan).not.toHaveBeenCalled()
    point('pointermove', 30, 10)
    expect(gestures.active).toBe(true)
    expect(moved.pan).toHaveBeenCalledWith(20, 0)
    point('pointerup', 30, 10)
    expect(moved.end).toHaveBeenCalledOnce()
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    expect(clicked).not.toHaveBeenCalled()
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    expect(clicked).toHaveBeenCalledOnce()
  })

  it('leave a click alone that did not stir', () => {
    const clicked = vi.fn()
    element.addEventListener('click', clicked)
    point('pointerdown', 10, 10)
    point('pointerup', 11, 10)
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    expect(clicked).toHaveBeenCalledOnce()
  })

  it('end when the button was let go outside', () => {
    point('pointerdown', 10, 10)
    point('pointermove', 40, 10)
    point('pointermove', 60, 10, { buttons: 0 })
    expect(gestures.active).toBe(false)
    expect(moved.pan).toHaveBeenCalledTimes(1)
  })

  it('do not begin where something else is meant', () => {
    moved.free.mockReturnValueOnce(false)
    point('pointerdown', 10, 10)
    point('pointermove', 90, 10)
    expect(moved.pan).not.toHaveBeenCalled()
  })
})

describe('zooming', () => {
  it('follows the wheel at the pointer', () => {
    element.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, clientX: 7, clientY: 8, cancelable: true }))
    const [factor, x, y] = moved.zoom.mock.calls[0]!
    expect(factor).toBeGreaterThan(1)
    expect([x, y]).toEqual([7, 8])
    element.dispatchEvent(new WheelEvent('wheel', { deltaY: 3, deltaMode: 1, cancelable: true }))
    expect(moved.zoom.mock.calls[1]![0]).toBeLessThan(1)
  })

  it('follows two fingers', () => {
    point('pointerdown', 100, 100, { pointerType: 'touch' })
    point('pointerdown', 200, 100, { pointerType: 'touch', pointerId: 2 })
    point('pointermove', 300, 100, { pointerType: 'touch', pointerId: 2 })
    expect(moved.zoom).toHaveBeenCalledWith(2, 200, 100)
    point('pointerup', 300, 100, { pointerType: 'touch', pointerId: 2 })
    expect(gestures.active).toBe(true)
    point('pointerup', 100, 100, { pointerType: 'touch' })
    expect(gestures.active).toBe(false)
  })
})
