// A piece on its way from a list to the board, by mouse, pen or finger.

/** Pixels that a press may slip before it is a drag. */
const SLIP = 6

export class Drag {
  piece = $state('')
  active = $state(false)
  x = $state(0)
  y = $state(0)
  private from: [number, number] = [0, 0]

  begin(event: PointerEvent, piece: string): void {
    if (event.button !== 0) return
    this.piece = piece
    this.active = false
    this.from = [event.clientX, event.clientY]
    // A finger holds on to what it touched first: the board would never hear of it.
    const target = event.target as Element
    if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture(event.pointerId)
  }
  move(event: PointerEvent): void {
    if (!this.piece) return
    if (Math.hypot(event.clientX - this.from[0], event.clientY - this.from[1]) > SLIP) this.active = true
    this.x = event.clientX
    this.y = event.clientY
  }
  end(event: PointerEvent, dropped: (piece: string, x: number, y: number) => void): void {
    const [piece, active] = [this.piece, this.active]
    this.cancel()
    if (piece && active) dropped(piece, event.clientX, event.clientY)
  }
  cancel(): void {
    this.piece = ''
    this.active = false
  }
}
