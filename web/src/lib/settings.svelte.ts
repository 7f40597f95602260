// What a person has set for this browser: language, light or dark, how fast moves are shown.
import { say } from './text'
import type { Language } from './api/types'

export type Theme = 'light' | 'dark' | 'system'
export type Pace = 'slow' | 'normal' | 'fast' | 'instant'
/** How long it stays on the board what has happened. */
export type Linger = 'read' | 'long' | 'short'
type Args = Parameters<typeof say>[2]

export function read<T extends string>(key: string, allowed: readonly T[], otherwise: T): T {
  try {
    const value = localStorage.getItem(`polemos-${key}`)
    return allowed.includes(value as T) ? (value as T) : otherwise
  } catch {
    return otherwise // a browser that keeps nothing is as good as a new one
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(`polemos-${key}`, value)
  } catch {
    // nothing to do: the setting holds for this visit
  }
}

const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'instant']
const LINGERS: readonly Linger[] = ['read', 'long', 'short']
const LINGER_MS: Record<Linger, number> = { read: Infinity, long: 10_000, short: 4_000 }
const STEP_MS: Record<Pace, number> = { slow: 1600, normal: 700, fast: 250, instant: 0 }

class Settings {
  language: Language = $state(read('language', ['en', 'ja'], navigator.language.startsWith('ja') ? 'ja' : 'en'))
  theme: Theme = $state(read('theme', ['light', 'dark', 'system'], 'system'))
  pace: Pace = $state(read('pace', PACES, 'normal'))
  linger: Linger = $state(read('linger', LINGERS, 'read'))
  /** Whether counters show their names where the scale allows. */
  names = $state(read('names', ['on', 'off'], 'on') === 'on')
  systemDark = $state(false)
  reducedMotion = $state(false)

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.systemDark)
  }
  /** Milliseconds for each step that is shown. */
  get stepMs(): number {
    return STEP_MS[this.pace]
  }
  /** How long what has happened stays on the board, in milliseconds; Infinity until it is read. */
  get lingerMs(): number {
    return LINGER_MS[this.linger]
  }
  setLinger(linger: Linger): void {
    this.linger = linger
    write('linger', linger)
  }
  setNames(on: boolean): void {
    this.names = on
    write('names', on ? 'on' : 'off')
  }
  setLanguage(language: Language): void {
    this.language = language
    write('language', language)
  }
  setTheme(theme: Theme): void {
    this.theme = theme
    write('theme', theme)
  }
  setPace(pace: Pace): void {
    this.pace = pace
    write('pace', pace)
  }
}

export const settings = new Settings()
export const paces = PACES
export const lingers = LINGERS

function follow(query: string, told: (on: boolean) => void): void {
  const media = window.matchMedia?.(query)
  if (!media) return
  told(media.matches)
  media.addEventListener('change', (event) => told(event.matches))
}
follow('(prefers-color-scheme: dark)', (on) => (settings.systemDark = on))
follow('(prefers-reduced-motion: reduce)', (on) => (settings.reducedMotion = on))

/** A message of the page in the language that is set; reactive wherever it is used in a component. */
export function t(id: string, args?: Args): string {
  return say(settings.language, id, args)
}
