import { costFigures } from '#domain/billing/cost-figures.ts'
import { mayApplyInWords, taxesInWords, unknownsInWords } from '#domain/billing/cost-words.ts'
import type { WholeCost } from '#domain/billing/whole-cost.ts'
import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import { cartServiceOf } from '#domain/cart/cart-service.ts'
import { repriceCart } from '#domain/cart/reprice-cart.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { orderByPhoneText } from '#domain/consent/consent-text.ts'
import { scheduleSentence } from '#domain/pricing/describe-schedule.ts'
import { costOf } from './order-for-confirmation.server.ts'
import { soldHome } from './sold-terms.ts'
import { type StoreOrderDeps, soldItems } from './store-order.server.ts'

type Deps = Pick<StoreOrderDeps, 'db' | 'catalogue' | 'planCharges' | 'zips'> & { mailsGoOut: boolean }

type ToRead = {
  planIds: readonly string[]
  /** Of the home, as far as it is known: what labels say depends on it. */
  zipCode: string
  phone: string
}

/** One of each of these plans, as a cart has them; null if one of them isn't sold. */
export function phoneLines(catalogue: Catalogue, planIds: readonly string[]): CartItem[] | null {
  const lines = planIds.flatMap((planId, index): CartItem[] => {
    const offering = catalogue.offering(planId)
    return offering ? [{ ...cartServiceOf(offering), id: `phone-${index}`, quantity: 1 }] : []
  })
  return lines.length > 0 && lines.length === planIds.length ? lines : null
}

/**
 * What is read out before these plans are ordered: the same terms, figures and conditions that a customer sees at the
 * checkout and reads in the email about the order. Null if one of the plans isn't sold.
 */
export async function readOutFor(deps: Deps, { planIds, zipCode, phone }: ToRead): Promise<string | null> {
  const lines = phoneLines(deps.catalogue, planIds)
  if (lines === null) return null
  const items = await soldItems(deps, repriceCart(lines, deps.catalogue), soldHome(deps.zips, zipCode))
  const cost = costOf(items)
  const services = items.map(
    ({ providerName, serviceName, terms }) =>
      `${fullName(providerName, serviceName)} at ${terms ? scheduleSentence(terms.schedule) : ''}`,
  )
  return orderByPhoneText([...services, ...(cost ? costSentences(cost) : [])].join(' '), {
    doNotCall: await isDoNotCall(deps.db, phone),
    mailsGoOut: deps.mailsGoOut,
  })
}

/** What it costs in all, what that depends on, and what nobody publishes. */
const costSentences = (cost: WholeCost): string[] => [
  ...costFigures(cost, { priceNow: true }).map(({ name, value }) => `${name}: ${value}.`),
  ...cost.conditions.map(({ service, sentences }) => `${service}: ${sentences.join(' ')}`),
  ...mayApplyInWords(cost),
  taxesInWords(cost),
  ...unknownsInWords(cost),
]
