// Words that are printed on things: in sizes of the map, where a letter is a fraction of a pixel before it is magnified.
import type { Point } from './geometry'
import type { Ctx } from './paintContext'

/** The size in which letters are set. */
const SET = 40

/**
 * Prints a text at a point, as the context aligns it, and tells how wide it is; `most`: how wide it may be.
 * Browsers set letters of a fraction of a pixel badly, one upon another, however much they are magnified: so letters
 * are set large, and the ground is made small.
 */
export function print(
  ctx: Ctx,
  text: string,
  at: Point,
  size: number,
  weight: string,
  family: string,
  most = Infinity,
): number {
  const by = size / SET
  ctx.save()
  ctx.translate(at[0], at[1])
  ctx.scale(by, by)
  ctx.font = `${weight} ${SET}px ${family}`
  const width = ctx.measureText(text).width
  if (width * by > most) ctx.fillText(text, 0, 0, most / by)
  else ctx.fillText(text, 0, 0)
  ctx.restore()
  return Math.min(width * by, most)
}
