// Something that is asked of the server by a button: while it is on its way, and what was refused.
import { Refused } from '../../lib/api/client'

export class Attempt {
  busy = $state(false)
  trouble: Refused | undefined = $state.raw()
  /** The message that says what has been done; "" for none. */
  done = $state('')

  /** Whether it was done. */
  async at(work: () => Promise<unknown>, done = ''): Promise<boolean> {
    this.busy = true
    this.trouble = undefined
    this.done = ''
    try {
      await work()
      this.done = done
      return true
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      // the form has one field or two, and the message says which is meant
      this.trouble = new Refused(error.status, { ...error.problem, where: '' })
      return false
    } finally {
      this.busy = false
    }
  }
}
