import type { Reach } from '#domain/availability/counties/county-reach.ts'
import { partOfCounties } from '#domain/availability/counties/county-words.ts'
import type { FoundProvider, LikelyProvider } from '#domain/availability/lookup-result.ts'
import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import type { PlanCertainty } from '#domain/availability/plans-at-place.ts'
import { soldWords } from '#domain/availability/sold-words.ts'
import type { CartService } from '#domain/cart/cart.ts'
import { cartServiceOf } from '#domain/cart/cart-service.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { downloadInWords } from '#domain/catalog/speed-words.ts'
import { type AddedFee, type PriceSchedule, todayOnly } from '#domain/pricing/price-schedule.ts'

/** Internet that can be added to a security package. */
export type InternetChoice = {
  id: string
  name: string
  /** Its speed in words. */
  detail: string
  /** How certain it is that it is sold at the ZIP; `null` for an estimate, which is no provider's plan. */
  certainty: PlanCertainty | null
  /** How much of the county its provider reaches, if that is known. */
  reach: Reach | null
  /** How certain it is, in words. */
  soldHere: string
  schedule: PriceSchedule
  /** What its label adds there each month: totals count it, as the cart does. */
  fee?: AddedFee
  /** What goes into the cart; `null` if there is no plan or no price that is known, so that it is ordered by phone. */
  service: CartService | null
}

/** What a security page offers besides its packages. */
export type InternetOffer = {
  /** How many found providers are offered at most; `null` for all of them. */
  maxProviders: number | null
  /** Used for a found provider whose price is unknown. */
  fallbackCents: number
  /** Offered if no provider was found. */
  addOns: readonly InternetChoice[]
}

type Answer = Partial<LookupAnswer>

/** As in the results: what is listed before what is only likely, and what nobody checked for the place last. */
const order: readonly PlanCertainty[] = ['listed', 'in-state', 'likely', 'nationwide']
/** What few homes of the county can have is no surer than what is likely. */
const rankOf = ({ certainty, reach }: InternetChoice) =>
  certainty ? order.indexOf(certainty === 'listed' && reach === 'few' ? 'likely' : certainty) : order.length

/**
 * The internet to choose from: the found providers, the most certain first and otherwise in the order of the lookup,
 * or else the page's own add-ons. An answer without its lists is tolerated (specification, section 7).
 */
export function internetChoices(
  answer: Answer,
  { maxProviders, fallbackCents, addOns }: InternetOffer,
): readonly InternetChoice[] {
  const { providers, likelyProviders = [] } = answer
  const found = [...(Array.isArray(providers) ? providers : []), ...likelyProviders]
  const choices = found
    .flatMap(provider => choiceOf(provider, fallbackCents, answer) ?? [])
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  return choices.length > 0 ? choices.slice(0, maxProviders ?? choices.length) : addOns
}

function choiceOf(
  provider: Partial<FoundProvider | LikelyProvider>,
  fallbackCents: number,
  { plans, ...where }: Answer,
): InternetChoice | null {
  const { id, name, planId, serviceName, schedule, speed, coverage } = provider
  if (!id || !name) return null
  const plan = plans?.find(one => one.id === planId)
  // A plan that the answer's list lacks isn't borne out there, though its provider is.
  const isGuess = 'reason' in provider || (plans !== undefined && planId !== undefined)
  const certainty = plan?.certainty ?? (isGuess ? 'likely' : 'listed')
  const { precision, place } = where
  // As the cart says it; of a provider with several lines, the cart goes by that of the plan.
  const isFew = certainty === 'listed' && precision === 'county' && coverage?.reach === 'few'
  const few = isFew && place ? `reaches ${partOfCounties('few', place)}, not confirmed` : null
  const shown = {
    id,
    name: serviceName ? fullName(name, serviceName) : name,
    detail: plan ? `${downloadInWords(plan)} download` : (speed ?? ''),
    ...{ certainty, reach: coverage?.reach ?? null, soldHere: few ?? soldWords(where)[certainty] },
  }
  if (!schedule) return { ...shown, schedule: todayOnly(fallbackCents), service: null }
  const service =
    planId && serviceName
      ? cartServiceOf({ planId, providerId: id, providerName: name, serviceName, schedule })
      : null
  const added = plan?.labelPrices?.added
  return { ...shown, schedule, service, ...(added ? { fee: added } : {}) }
}
