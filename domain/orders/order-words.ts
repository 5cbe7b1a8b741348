import { fullName } from '#domain/catalog/full-name.ts'
import { inOneList } from '#domain/shared/in-one-list.ts'

/** What the figures of an order are, beside them: a provider may have changed its prices since we had checked them. */
export const TERMS_THEN = 'These are the terms as we listed them on the day you ordered.'

/** What a new address means for the prices of an order. */
export const newAddressWords = (place: string): string => `Prices and availability may differ at ${place}.`

/** What becomes of them. */
export const MOVED_NEXT =
  'A representative works them out for this address and tells you before anything is agreed.'

/** Which home the figures of an order were worked out for, as its pages and emails say it; empty where that wasn't stored. */
export const pricedForWords = (homes: readonly string[]): string =>
  homes.length > 0 ? `Worked out for ${inOneList(homes)}. ` : ''

/** Whose figures an order shows whose address is somewhere else, and what becomes of them. */
export const movedWords = (homes: readonly string[]): string =>
  `The prices above are those for ${inOneList(homes)}. ${MOVED_NEXT}`

type Line = { providerName: string; serviceName: string; quantity: number }

/** A line of an order as events keep it and mails name it. */
export const lineWords = ({ providerName, serviceName, quantity }: Line): string =>
  `${quantity} × ${fullName(providerName, serviceName)}`

/** What an order is about in a line of a list: its reference first, then its services. */
export function orderAbout(reference: string, lines: readonly Line[]): string {
  const services = lines.map(
    ({ providerName, serviceName, quantity }) =>
      `${fullName(providerName, serviceName)}${quantity > 1 ? ` (${quantity})` : ''}`,
  )
  return `${reference} ${services.join(', ')}`.slice(0, 300)
}
