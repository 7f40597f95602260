// Ratings in words.
import type { Strength } from '../../lib/api/types'
import { t } from '../../lib/settings.svelte'

/** "1520 ±80", and that it says little yet. */
export function strengthWords(one: Strength): string {
  const words = `${one.rating} ±${one.deviation}`
  return one.provisional ? t('rating-provisional', { rating: words }) : words
}

/** "+12", "−8", "±0". */
export function change(before: Strength, after: Strength): string {
  const by = after.rating - before.rating
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '±0'
}

/** Points of games: 1½ rather than 1.5. */
export function points(n: number): string {
  const whole = Math.floor(n)
  const half = n - whole === 0.5
  if (half) return whole ? `${whole}½` : '½'
  return Number.isInteger(n) ? String(n) : n.toFixed(2)
}
