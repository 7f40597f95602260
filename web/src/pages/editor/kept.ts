// The position that is being edited is kept while the window is open: whoever looks something up in the rules comes back to it.
import type { Position } from './position'

const place = (game: string): string => `polemos-position-${game}`

export function keep(game: string, position: Position): void {
  try {
    sessionStorage.setItem(place(game), JSON.stringify(position))
  } catch {
    // a browser that keeps nothing begins anew
  }
}

/** The position that was left there, if there is one. */
export function kept(game: string): Position | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(place(game)) ?? 'null')
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Position) : undefined
  } catch {
    return undefined
  }
}
