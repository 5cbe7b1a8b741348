import { formatCents } from '#domain/shared/money.ts'
import { spelled } from '#domain/shared/spelled.ts'
import type { CatalogueContent } from './catalogue-content.ts'
import type { DiscountFigure } from './guides.schema.ts'

/** What introduces an answer about military discounts: how many lines the table has. */
export const countedLead = (
  lead: string,
  { military }: Pick<CatalogueContent['guides']['discounts'], 'military'>,
): string => lead.replace('{count}', () => spelled(military.length))

/** A discount in words, such as `$15.00 off a month`. */
export function discountInWords(figure: DiscountFigure): string {
  if (figure.kind === 'on_request') return 'On request'
  if (figure.kind === 'percent_off') return `${figure.percent}% off`
  return `${formatCents(figure.cents)} ${figure.kind === 'credit' ? 'credit' : 'off'} a month`
}
