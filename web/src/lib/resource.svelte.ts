// Things asked of the server once and kept for the visit: games, boards, rules, tables.
import { Refused } from './api/client'

/** One answer on its way, there, or refused. */
export class Resource<T> {
  value: T | undefined = $state.raw()
  trouble: Refused | undefined = $state.raw()

  constructor(private readonly ask: () => Promise<T>) {
    void this.load()
  }

  /** Ask (again). What was there stays until the new answer comes. */
  async load(): Promise<void> {
    // Nothing is set before the first answer: a resource may be made while a component is being drawn.
    try {
      this.value = await this.ask()
      this.trouble = undefined
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.trouble = error
    }
  }
}

/** Resources by key. */
export class Cache<K extends string[], T> {
  private readonly kept = new Map<string, Resource<T>>()

  constructor(private readonly ask: (...key: K) => Promise<T>) {}

  get(...key: K): Resource<T> {
    const name = JSON.stringify(key)
    const kept = this.kept.get(name)
    if (kept) return kept
    const made = new Resource(() => this.ask(...key))
    this.kept.set(name, made)
    return made
  }
}
