// Moments as people say them: "5 minutes ago", with the date at hand.
import type { Language } from './api/types'

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86400],
  ['month', 30 * 86400],
  ['week', 7 * 86400],
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

export function ago(iso: string, language: Language, now = Date.now()): string {
  const seconds = (Date.parse(iso) - now) / 1000
  if (Number.isNaN(seconds)) return ''
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length] of STEPS)
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit)
  return format.format(0, 'second')
}

export function date(iso: string, language: Language): string {
  const when = new Date(iso)
  if (Number.isNaN(when.getTime())) return ''
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(when)
}
