// Optional rules: some cannot do without others, some not beside others.
import type { OptionModel } from '../../lib/api/types'

type Rule = Pick<OptionModel, 'name' | 'needs'> & Partial<Pick<OptionModel, 'bars'>>
type Rules = readonly Rule[]

function clash(one: Rule, other: Rule): boolean {
  return Boolean(one.bars?.includes(other.name)) || Boolean(other.bars?.includes(one.name))
}

/** The options that cannot be used beside one, whichever of the two says so. */
export function barredBy(rules: Rules, rule: Rule): string[] {
  return rules.filter((other) => clash(rule, other)).map((other) => other.name)
}

/** The options in use after one was switched: with it what it needs, and nothing that it bars; without it what needs it. */
export function switched(rules: Rules, used: readonly string[], name: string, on: boolean): string[] {
  const next = new Set(used)
  const pending = [{ name, on }]
  for (let one = pending.pop(); one !== undefined; one = pending.pop()) {
    const { name: current, on: wanted } = one
    if (wanted === next.has(current)) continue
    if (wanted) next.add(current)
    else next.delete(current)
    for (const rule of rules) {
      if (wanted && rule.name === current) {
        pending.push(...rule.needs.map((other) => ({ name: other, on: true })))
        pending.push(...barredBy(rules, rule).map((other) => ({ name: other, on: false })))
      }
      if (!wanted && rule.needs.includes(current)) pending.push({ name: rule.name, on: false })
    }
  }
  return rules.map((rule) => rule.name).filter((each) => next.has(each))
}

/** All options; of those that bar each other the first. */
export function everyOption(rules: Rules): string[] {
  const taken: Rule[] = []
  for (const rule of rules) if (!taken.some((other) => clash(rule, other))) taken.push(rule)
  return taken.map((rule) => rule.name)
}
