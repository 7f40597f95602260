// My games, and what can be done with them from the list.
import { api, Refused } from '../../lib/api/client'
import type { MatchModel } from '../../lib/api/types'
import { HUMAN } from '../../lib/seats'
import { settings } from '../../lib/settings.svelte'

export class MyMatches {
  /** Undefined until the server has answered. */
  list: MatchModel[] | undefined = $state.raw()
  trouble: Refused | undefined = $state.raw()

  /** The game to go on with: the latest one that is not over, rather one in which a person plays than one to watch. */
  get last(): MatchModel | undefined {
    const on = this.list?.filter((match) => !match.over && !match.broken)
    return on?.find((match) => Object.values(match.seats).includes(HUMAN)) ?? on?.[0]
  }

  async load(): Promise<void> {
    await this.attempt(async () => {
      this.list = (await api.matches(settings.language)).matches
    })
  }

  async rename(id: string, name: string): Promise<boolean> {
    return this.attempt(async () => {
      const changed = await api.change(id, { name }, settings.language)
      this.list = this.list?.map((match) => (match.id === id ? changed : match))
    })
  }

  async remove(id: string): Promise<boolean> {
    return this.attempt(async () => {
      await api.remove(id)
      this.list = this.list?.filter((match) => match.id !== id)
    })
  }

  /** Whether it went well; if not, the reason is in `trouble`. */
  private async attempt(act: () => Promise<void>): Promise<boolean> {
    try {
      await act()
      this.trouble = undefined
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.trouble = error
      return false
    }
  }
}
