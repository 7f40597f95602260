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
/** A change of a chance in points of a hundred, with its sign. */
export function points(change: number): string {
  const whole = Math.round(100 * change)
  return (whole > 0 ? '+' : '') + String(whole).replace('-', '−')
}
