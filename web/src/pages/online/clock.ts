// Clocks in words, and counted on here between two answers of the server.
import type { ClockControl, ClockModel } from '../../lib/api/types'
import { settings, t } from '../../lib/settings.svelte'

/** What kinds of clocks there are, and that there need be none. */
export const CLOCK_KINDS = ['none', 'days', 'fischer', 'bank'] as const
export type ClockKind = (typeof CLOCK_KINDS)[number]
export const USUAL: ClockControl = {
  kind: 'days',
  days: 3,
  minutes: 60,
  increment: 30,
  vacation: 14,
  at_zero: 'friend',
}

const DAY = 86400
const HOUR = 3600

/** Seconds as a clock shows them: 5:09, 3:05:09, and from a day on days and hours. */
export function shownTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole >= DAY)
    return t('clock-left-days', { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) })
  const two = (n: number): string => String(n).padStart(2, '0')
  const minutes = Math.floor((whole % HOUR) / 60)
  const rest = two(whole % 60)
  return whole >= HOUR ? `${Math.floor(whole / HOUR)}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** What a side has left, so many seconds after the server has told it: vacation goes first. */
export function leftOf(clock: ClockModel, side: string, since: number): number {
  const left = clock.left[side] ?? 0
  if (clock.running !== side) return left
  const off = clock.away.includes(side) ? (clock.vacation[side] ?? 0) : 0
  return Math.max(0, left - Math.max(0, since - off))
}

/** Whether little is left of what there was: then it is shown with emphasis. */
export function urgent(clock: ClockModel, left: number): boolean {
  const { kind, days, minutes } = clock.control
  return left < (kind === 'days' ? days * DAY : minutes * 60) / 10
}

/** What a clock gives, in a sentence without its stop. */
export function clockWords(control: ClockControl): string {
  const { kind, days, minutes, increment, vacation } = control
  return [
    t(`clock-said-${kind}`, { days, minutes, increment }),
    t('clock-said-vacation', { days: vacation }),
    t(`clock-said-${control.at_zero}`),
  ].join(settings.language === 'ja' ? '、' : '; ')
}
