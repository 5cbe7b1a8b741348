import { formatCents } from '#domain/shared/money.ts'
import type { DiscountFigure } from './guides.schema.ts'

/** A discount in words, such as `$15.00 off a month`. */
export function discountInWords(figure: DiscountFigure): string {
  if (figure.kind === 'on_request') return 'On request'
  if (figure.kind === 'percent_off') return `${figure.percent}% off`
  return `${formatCents(figure.cents)} ${figure.kind === 'credit' ? 'credit' : 'off'} a month`
}
