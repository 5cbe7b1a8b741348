/**
 * A share, a fraction of one, in percent: `62%`. One that is neither none nor all is never rounded to that, but said as
 * `under 1%` or `over 99%`; with `digits` after the point, as `under 0.1%`.
 */
export function percentWords(share: number, digits = 0): string {
  const step = 10 ** -digits
  const rounded = (share * 100).toFixed(digits)
  if (share > 0 && Number(rounded) === 0) return `under ${step.toFixed(digits)}%`
  if (share < 1 && Number(rounded) === 100) return `over ${(100 - step).toFixed(digits)}%`
  return `${rounded}%`
}
