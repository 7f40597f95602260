// What comes after a game: the same again, the other side, the next scenario.
import type { GameModel, MatchModel, NewMatch } from '../../lib/api/types'

type Beginning = Partial<NewMatch> & { game: string }
type Ended = Pick<MatchModel, 'game' | 'scenario' | 'options' | 'seats' | 'dice' | 'hints' | 'puzzle'>
type Known = Pick<GameModel, 'scenarios'>

/** The same scenario from its beginning, with other dice. */
export function again(match: Ended): Beginning {
  const { game, scenario, options, seats } = match
  return {
    game,
    scenario,
    options: [...options],
    seats: { ...seats },
    ...(match.dice === 'asked' ? { dice: 'asked' } : {}),
    // a puzzle has no hints; the game that comes after it has
    ...(match.hints || match.puzzle ? {} : { hints: false }),
  }
}

/** The same, each in the seat of the other. */
export function otherSide(match: Ended): Beginning {
  const sides = Object.keys(match.seats)
  const seats = Object.fromEntries(sides.map((side, at) => [side, match.seats[sides[(at + 1) % sides.length]!]!]))
  return { ...again(match), seats }
}

/** The scenario after this one, with its own options; null after the last. */
export function nextScenario(match: Ended, game: Known | null): (Beginning & { title: string }) | null {
  const at = game?.scenarios.findIndex((one) => one.name === match.scenario) ?? -1
  const next = at < 0 ? undefined : game?.scenarios[at + 1]
  return next ? { ...again(match), scenario: next.name, options: [], title: next.title } : null
}
