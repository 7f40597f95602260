// By how much spectators see everything late.
import type { Delay } from '../../lib/api/types'
import { t } from '../../lib/settings.svelte'

/** What can be chosen: ten minutes, an hour, six, a day, three days, a week. */
export const DELAYS: readonly Delay[] = [600, 3600, 21600, 86400, 259200, 604800]

const STEPS = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** A delay in words: "2 hours". */
export function delayWords(seconds: number): string {
  const [unit, length] = STEPS.find(([, one]) => seconds >= one) ?? STEPS[2]
  return t(`late-${unit}s`, { n: Math.round(seconds / length) })
}
