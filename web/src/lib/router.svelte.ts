// Pages by address: what the address bar holds can be bookmarked, shared and gone back to.
import { at, within } from './base'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'play'; id: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'tables'; game: string }
  | { page: 'editor'; game: string }
  | { page: 'join'; token: string }
  | { page: 'notices'; token: string }
  | { page: 'sign-in' }
  | { page: 'me' }
  | { page: 'leaderboard' }
  | { page: 'tournaments' }
  | { page: 'tournament'; id: string }
  | { page: 'lost' }

export function parse(path: string): Route {
  let parts: string[]
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return { page: 'lost' } // a % that begins nothing
  }
  const [first, second = '', third = ''] = parts
  if (!first) return { page: 'home' }
  if (first === 'sign-in') return { page: 'sign-in' }
  if (first === 'me') return { page: 'me' }
  if (first === 'leaderboard') return { page: 'leaderboard' }
  if (first === 'tournaments' && second) return { page: 'tournament', id: second }
  if (first === 'tournaments') return { page: 'tournaments' }
  if (first === 'new' && second) return { page: 'new', game: second }
  if (first === 'match' && second) return { page: 'play', id: second }
  if (first === 'join' && second) return { page: 'join', token: second }
  if (first === 'notices' && second) return { page: 'notices', token: second }
  if (first === 'rules' && second) return { page: 'rules', game: second, clause: third }
  if (first === 'tables' && second) return { page: 'tables', game: second }
  if (first === 'editor' && second) return { page: 'editor', game: second }
  return { page: 'lost' }
}

/** The path in the address bar. */
const here = (): string => within(location.pathname)

class Router {
  route: Route = $state(parse(here()))

  go(path: string): void {
    if (path !== here()) history.pushState(null, '', at(path))
    this.route = parse(path)
    window.scrollTo(0, 0)
  }
}

export const router = new Router()
window.addEventListener('popstate', () => (router.route = parse(here())))

/** For links: an ordinary click stays in the page, anything else is the browser's. */
export function link(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const anchor = event.currentTarget as HTMLAnchorElement
  event.preventDefault()
  router.go(within(new URL(anchor.href).pathname))
}
