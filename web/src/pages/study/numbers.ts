// Numbers of study as people read them.

/** A chance as whole percents; only what is certain is called so. */
export function percent(chance: number): number {
  const whole = Math.round(100 * chance)
  if (whole === 0 && chance > 0) return 1
  return whole === 100 && chance < 1 ? 99 : whole
}
/** A value of the evaluation, with one digit behind the point. */
export function worth(value: number): string {
  return value.toFixed(1).replace('-', '−')
}
/** What is added to one, with its sign. */
export function signed(value: number): string {
  return (value > 0 ? '+' : '') + worth(value)
}
