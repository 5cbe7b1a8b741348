import { centsFromDollars } from './money.ts'

const amount = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/

/**
 * The cents of an amount as a person types it into a field: `50`, `49.9`, `$51.25`, `$1,089`. `null` if it isn't one, or
 * isn't within the bounds, in cents. A comma counts only where thousands have one: `89,99` is never read as $8,999.
 */
export function centsTyped(
  text: string,
  { least = 0, most }: { least?: number; most: number },
): number | null {
  const [, whole, fraction = ''] = amount.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const dollars = Number(`${whole.replaceAll(',', '')}${fraction}`)
  const cents = Number.isFinite(dollars) ? centsFromDollars(dollars) : most + 1
  return least <= cents && cents <= most ? cents : null
}
