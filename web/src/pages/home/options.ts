// Optional rules: some cannot do without others.
import type { OptionModel } from '../../lib/api/types'

type Rules = readonly Pick<OptionModel, 'name' | 'needs'>[]

/** The options in use after one was switched: with it what it needs; without it what needs it. */
export function switched(rules: Rules, used: readonly string[], name: string, on: boolean): string[] {
  const next = new Set(used)
  const pending = [name]
  for (let one = pending.pop(); one !== undefined; one = pending.pop()) {
    const current = one
    if (on === next.has(current)) continue
    if (on) next.add(current)
    else next.delete(current)
    for (const rule of rules) {
      if (on && rule.name === current) pending.push(...(rule.needs ?? []))
      if (!on && rule.needs?.includes(current)) pending.push(rule.name)
    }
  }
  return rules.map((rule) => rule.name).filter((each) => next.has(each))
}
