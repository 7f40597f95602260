import { afterEach, beforeEach, expect, it } from 'vitest'
import { settings } from '../../src/lib/settings.svelte'
import ScenarioFacts from '../../src/pages/home/ScenarioFacts.svelte'
import { furnish, GAME, show, type Shown } from '../page'

let page: Shown | undefined
beforeEach(() => {
  furnish()
  settings.setLanguage('en')
})
afterEach(() => page?.close())

it('tells how hard, how long and how even a scenario is', () => {
  const scenario = {
    ...GAME.scenarios[0]!,
    measured: { games: 8, wins: [4, 3], draws: 1, turns: 4.6, decisions: 310, provenance: 'a command' },
    difficulty: { stars: 2, why: { en: 'Two fronts.', ja: '2つの戦線。' } },
  }
  page = show(ScenarioFacts, { game: GAME, scenario })
  expect(page.text()).toContain('Difficulty: 2 of 5.')
  expect(page.text()).toContain('Two fronts.')
  expect(page.text()).toContain('About 5 turns and 310 decisions')
  expect(page.text()).toMatch(/8 games: .* won 4, .* 3, 1 drawn/)
})

it('draws how even it is only where there were games enough to tell', () => {
  const measured = { games: 3, wins: [3, 0], draws: 0, turns: 4, decisions: 300, provenance: 'a command' }
  const scenario = { ...GAME.scenarios[0]!, measured, difficulty: null }
  page = show(ScenarioFacts, { game: GAME, scenario })
  expect(page.text()).toContain('too few to say whom it favours')
  expect(page.all('.bar')).toHaveLength(0)
  page.close()
  page = show(ScenarioFacts, {
    game: GAME,
    scenario: { ...scenario, measured: { ...measured, games: 20, wins: [12, 8] } },
  })
  expect(page.text()).not.toContain('too few')
  expect(page.all('.bar')).toHaveLength(1)
})

it('tells nothing where nobody has measured', () => {
  page = show(ScenarioFacts, { game: GAME, scenario: { ...GAME.scenarios[0]!, measured: null, difficulty: null } })
  expect(page.text().trim()).toBe('')
})
