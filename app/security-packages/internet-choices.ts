import type { FoundProvider, LikelyProvider } from '#domain/availability/lookup-result.ts'
import type { OfferedPlan } from '#domain/availability/offered-plans.ts'
import type { CartService } from '#domain/cart/cart.ts'
import { cartServiceOf } from '#domain/cart/cart-service.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { downloadInWords } from '#domain/catalog/speed-words.ts'
import { type PriceSchedule, todayOnly } from '#domain/pricing/price-schedule.ts'

/** Internet that can be added to a security package. */
export type InternetChoice = {
  id: string
  name: string
  /** Its speed in words. */
  detail: string
  schedule: PriceSchedule
  /** What goes into the cart; `null` if its plan or price is unknown, so it can only be ordered by phone. */
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

/** The internet to choose from: the found providers in order, or else the page's own add-ons. */
export function internetChoices(
  found: readonly Partial<FoundProvider | LikelyProvider>[],
  { maxProviders, fallbackCents, addOns }: InternetOffer,
  plans: readonly OfferedPlan[] = [],
): readonly InternetChoice[] {
  const choices = found.flatMap(provider => choiceOf(provider, fallbackCents, plans) ?? [])
  return choices.length > 0 ? choices.slice(0, maxProviders ?? choices.length) : addOns
}

function choiceOf(
  provider: Partial<FoundProvider | LikelyProvider>,
  fallbackCents: number,
  plans: readonly OfferedPlan[],
): InternetChoice | null {
  const { id, name, planId, serviceName, schedule, speed } = provider
  if (!id || !name) return null
  const plan = plans.find(one => one.id === planId)
  const told = plan ? `${downloadInWords(plan)} download` : (speed ?? '')
  const detail = 'reason' in provider ? `${told}, likely but not confirmed` : told
  const shown = { id, name: serviceName ? fullName(name, serviceName) : name, detail }
  if (!schedule) return { ...shown, schedule: todayOnly(fallbackCents), service: null }
  const service =
    planId && serviceName
      ? cartServiceOf({ planId, providerId: id, providerName: name, serviceName, schedule })
      : null
  return { ...shown, schedule, service }
}
