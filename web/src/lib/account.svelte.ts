// Who is signed in in this browser, where the server has accounts.
import { accountApi } from './api/accounts'
import { Refused } from './api/client'
import type { Account } from './api/types'
import { settings } from './settings.svelte'

class SignedIn {
  /** What the server says; undefined until it has. */
  known: Account | undefined = $state.raw()

  async load(): Promise<void> {
    try {
      this.known = await accountApi.account(settings.language)
    } catch (error) {
      // a server that does not answer is told of by whatever else is asked of it
      if (!(error instanceof Refused)) throw error
    }
  }
}

export const account = new SignedIn()
