import { promiseWords } from '#domain/callbacks/promise-words.ts'
import { inOneList } from '#domain/shared/in-one-list.ts'

/** What was ordered of whom. */
export type Service = { serviceName: string; providerName: string }

/**
 * Whether the customer ended the order, asked us to, or the providers don't sell it there; `reason` follows 'Reason: ' if
 * we ended it. `cancelBy`: the provider has the order, and we cancel it there by then.
 */
export type OrderEnd =
  | { kind: 'order_cancelled'; why: 'canceled'; cancelBy: Date | null }
  | { kind: 'order_cancelled'; why: 'asked'; reason: string; cancelBy: Date | null }
  | { kind: 'order_cancelled'; why: 'notAvailable'; reason: string; gone: readonly Service[] }

/** Why an order ended, in paragraphs, and what is still to be done about it. */
export function endWords(end: OrderEnd, zone: string): string[] {
  const reason = end.why !== 'canceled' && end.reason ? [`Reason: ${end.reason}`] : []
  if (end.why === 'notAvailable') return [`${notOffered(end.gone)}, so we canceled your order.`, ...reason]
  const who = end.why === 'canceled' ? 'You canceled your order.' : 'We canceled your order, as you asked.'
  return [who, ...reason, ...(end.cancelBy ? [atProvider(end.cancelBy, zone)] : [])]
}

const atProvider = (by: Date, zone: string) =>
  `The provider has your order already, so we'll cancel it there, too, ${promiseWords(by, zone)}. We'll email you when that's done.`

/** Who doesn't offer what; one service of several may have been ordered twice. */
export function notOffered(gone: readonly Service[]): string {
  const who = [...new Set(gone.map(({ providerName }) => providerName))]
  const what = [...new Set(gone.map(({ serviceName }) => serviceName))]
  return `${inOneList(who)} ${who.length === 1 ? "doesn't" : "don't"} offer ${inOneList(what)} at your address`
}
