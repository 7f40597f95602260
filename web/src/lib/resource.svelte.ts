// Things asked of the server once and kept for the visit: games, boards, rules, tables.
import { Refused } from './api/client'

// Counts the answers. One signal for all resources, made before any of them: a signal that is made while a component is
// being computed does not wake that component, and resources are made by whatever wants them first.
let answers = $state(0)

/** One answer on its way, there, or refused. */
export class Resource<T> {
  private answer: T | undefined
  private refusal: Refused | undefined

  /** Resolves when the first answer has come, of whatever kind. */
  readonly come: Promise<void>

  constructor(private readonly ask: () => Promise<T>) {
    this.come = this.load()
  }

  get value(): T | undefined {
    return answers >= 0 ? this.answer : undefined
  }

  get trouble(): Refused | undefined {
    return answers >= 0 ? this.refusal : undefined
  }

  /** Ask (again). What was there stays until the new answer comes. */
  async load(): Promise<void> {
    try {
      this.answer = await this.ask()
      this.refusal = undefined
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.refusal = error
    }
    answers += 1
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

  /** As on a new visit. */
  clear(): void {
    this.kept.clear()
  }

  /** The first of those that have been asked for with which `fits` agrees. */
  find(fits: (resource: Resource<T>) => boolean): Resource<T> | undefined {
    return [...this.kept.values()].find(fits)
  }
}
