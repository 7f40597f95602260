// Searching a rulebook: the server finds and ranks, for the terminal too; here is what it has found so far.
import { api, Refused } from './api/client'
import type { RulesFound } from './api/types'

/** How long (milliseconds) typing must rest before the server is asked. */
const REST = 90

export class RuleSearch {
  /** What was found last; it stays while the next answer is on its way. */
  found: RulesFound | undefined = $state.raw()
  trouble: Refused | undefined = $state.raw()
  private asked = ''
  private timer = 0
  private coming: Promise<void> = Promise.resolve()

  /** Look for words in the rules of a game; "" ends the search. */
  look(game: string, query: string): void {
    const wanted = query.trim()
    const key = wanted ? `${game}\n${wanted}` : ''
    if (key === this.asked) return
    this.asked = key
    window.clearTimeout(this.timer)
    if (wanted) {
      this.coming = new Promise((resolve) => {
        this.timer = window.setTimeout(() => void this.ask(game, wanted, key).then(resolve), REST)
      })
    } else {
      this.found = undefined
      this.trouble = undefined
    }
  }

  /** Ask once more for the same. */
  again(): void {
    const [game, query] = this.asked.split('\n', 2)
    if (game && query) void this.ask(game, query, this.asked)
  }

  /** The id of the best hit, when the server has answered to what was typed last. */
  async best(): Promise<string | undefined> {
    await this.coming
    return this.found?.hits[0]
  }

  private async ask(game: string, query: string, key: string): Promise<void> {
    try {
      const found = await api.findRules(game, query)
      if (key !== this.asked) return
      this.found = found
      this.trouble = undefined
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (key === this.asked) this.trouble = error
    }
  }
}
