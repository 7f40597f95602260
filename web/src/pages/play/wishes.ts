// What a person wants besides deciding, told to the server one wish after the other.
import type { Aside } from '../../lib/api/types'

/** How long a wish waits for its turn at most, how often it looks, and how often it is put again (milliseconds). */
const WAIT = 10_000
const LOOK = 40
const TRIES = 5

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, ms))
}

export class Wishes {
  private last: Promise<void> = Promise.resolve()

  constructor(
    /** Whether the page is at rest at the present. */
    private readonly atRest: () => boolean,
    /** Tell the server; false if it must be told again. */
    private readonly tell: (aside: Aside) => Promise<boolean>,
  ) {}

  /** Of several wishes none is lost: one waits for the other, and for what is being shown. */
  add(aside: Aside): Promise<void> {
    this.last = this.last.then(() => this.put(aside))
    return this.last
  }

  private async put(aside: Aside): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      for (let waited = 0; waited < WAIT && !this.atRest(); waited += LOOK) await pause(LOOK)
      if (await this.tell(aside)) return
    }
  }
}
