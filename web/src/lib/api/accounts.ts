// Asking the server about accounts: signing in and out, one's name, where one is signed in.
import { at } from '../base'
import { ask } from './client'
import type { Account, Language, MailAsked, NewSecond, Sessions, SetOut, SignInLink, Spares } from './types'

const path = '/api/account'

export const accountApi = {
  /** Who is signed in in this browser; a server without accounts says so. */
  account: (language: Language) => ask<Account>('GET', path, { language }),
  /** Have a link sent to an address; nobody learns whether there is an account. */
  askLink: (address: string, language: Language) => ask<MailAsked>('POST', `${path}/mail`, { language }, { address }),
  lookAtLink: (token: string, language: Language) =>
    ask<SignInLink>('POST', `${path}/link/look`, { language }, { token }),
  /** `take`: whether the games of this browser belong to the account from now on. */
  followLink: (token: string, take: boolean, second: string, language: Language) =>
    ask<Account>('POST', `${path}/link`, { language }, { token, take, second }),
  signIn: (address: string, password: string, take: boolean, second: string, language: Language) =>
    ask<Account>('POST', `${path}/sign-in`, { language }, { address, password, take, second }),
  /** Where one signs in at the provider that this server knows; one comes back to the page. */
  setOut: (language: Language) => ask<SetOut>('POST', `${path}/openid/ask`, { language }),
  comeBack: (state: string, code: string, take: boolean, second: string, language: Language) =>
    ask<Account>('POST', `${path}/openid`, { language }, { state, code, take, second }),
  /** A secret for an app that shows codes; it counts once a code was seen. */
  beginSecond: (password: string, language: Language) =>
    ask<NewSecond>('POST', `${path}/second/ask`, { language }, { password }),
  confirmSecond: (second: string, language: Language) =>
    ask<Spares>('POST', `${path}/second`, { language }, { second }),
  endSecond: (second: string, language: Language) =>
    ask<Account>('POST', `${path}/second/end`, { language }, { second }),
  /** Have a link sent to a new address. */
  askMove: (address: string, password: string, language: Language) =>
    ask<MailAsked>('POST', `${path}/address`, { language }, { address, password }),
  move: (token: string, language: Language) => ask<Account>('POST', `${path}/address/link`, { language }, { token }),
  signOut: (language: Language) => ask<undefined>('POST', `${path}/sign-out`, { language }),
  setName: (name: string, language: Language) => ask<Account>('PUT', `${path}/name`, { language }, { name }),
  /** "" takes the password away. `old`: the one until now; it is not wanted within ten minutes of signing in. */
  setPassword: (password: string, old: string, language: Language) =>
    ask<Account>('PUT', `${path}/password`, { language }, { password, old }),
  sessions: (language: Language) => ask<Sessions>('GET', `${path}/sessions`, { language }),
  endSession: (id: string, language: Language) =>
    ask<undefined>('DELETE', `${path}/sessions/${encodeURIComponent(id)}`, { language }),
  endSessions: (language: Language) => ask<undefined>('DELETE', `${path}/sessions`, { language }),
  remove: (password: string, language: Language) =>
    ask<undefined>('POST', `${path}/delete`, { language }, { password }),
  exportUrl: () => at(`${path}/export`),
}
