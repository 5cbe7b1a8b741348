import { countyPath, statePath } from '#domain/availability/counties/county-address.ts'
import type { CountyFacts, CountyOperator } from '#domain/availability/counties/county-facts.ts'
import { countyKind } from '#domain/availability/counties/county-kind.ts'
import { countyAgain } from '#domain/availability/counties/county-words.ts'
import type { LikelyBrand } from '#domain/availability/counties/likely-in-county.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { type InternetPlanType, planTypeInSentence, planTypes } from '#domain/catalog/plan-type.ts'
import { datesOf } from '#domain/catalog/price-dates.ts'
import { providerPath } from '#domain/catalog/provider-path.ts'
import { rankProviders } from '#domain/comparison/rank-providers.ts'
import { addedFeeSentence } from '#domain/pricing/added-fee.ts'
import { overTimeInWords } from '#domain/pricing/price-jumps.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import type { UsState } from '#domain/shared/us-states.ts'
import { bestTechnology, cableInWords, reachWords, technologiesInWords } from '../maps/reach-words.ts'

export type CountyView = ReturnType<typeof countyView>

type Around = { asOf: string; neighbors: readonly CountyFacts[]; likely: readonly LikelyBrand[] }

const planTypeOf = { 50: 'fiber', 40: 'cable', 10: 'dsl' } as const satisfies Record<number, InternetPlanType>

/** A county's page in words: who is known to serve it, how much of it, and our prices. */
export function countyView(
  catalogue: Catalogue,
  state: UsState,
  county: CountyFacts,
  { asOf, neighbors, likely }: Around,
) {
  const { name, fullName, operators, fiberOperators, fiberReach, namesCableAndDsl, wirelessShare } = county
  const priced = operators.flatMap(operator => ourProvider(catalogue, operator, county) ?? [])
  const order = rankProviders(
    catalogue,
    priced.map(one => one.id),
  )
  const carried = order.flatMap(id => priced.find(one => one.id === id) ?? [])
  return {
    kind: 'county' as const,
    path: countyPath(state, county),
    state: { name: state.name, code: state.code, path: statePath(state) },
    name,
    fullName,
    /** What it is called after it was named: `the parish`. */
    again: countyAgain(fullName),
    countiesOfState: countyKind(state.code).many,
    dataDate: formatDate(asOf),
    pricesAsOf: datesOf(
      catalogue,
      carried.map(one => one.planId),
    ),
    fiberOperators,
    fiberReach: fiberReach && { inWords: reachWords(fiberReach, county), isFew: fiberReach === 'few' },
    best: bestTechnology(county),
    cable: cableInWords(county),
    /** Whether any cable is listed; null if nobody knows. */
    hasCable: county.cableReach ? true : county.cableShare === null ? null : false,
    wireless: wirelessShare !== null && wirelessShare >= 0.005,
    namesCableAndDsl,
    carried,
    cheapest: carried.toSorted((a, b) => a.cents - b.cents)[0] ?? null,
    others: operators
      .filter(({ providerId }) => !carried.some(one => one.id === providerId))
      .map(operator => ({
        name: operator.name,
        technology: technologiesInWords(operator),
        reach: reachWords(operator.reach, county),
        soldOver: ownLines(catalogue, operator),
      })),
    guessed: {
      besideFiber: guessedBrands(catalogue, state, likely, 'fiber_in_county'),
      wireless: guessedBrands(catalogue, state, likely, 'wireless_in_county'),
      inState: guessedBrands(catalogue, state, likely, 'sells_in_state'),
    },
    neighbors: neighbors.map(one => ({ name: one.fullName, path: countyPath(state, one) })),
  }
}

/** What a brand of ours that reports another kind of line here sells over: `cable`; `null` for everybody else. */
function ownLines(catalogue: Catalogue, { providerId }: CountyOperator): string | null {
  const types = new Set(providerId ? catalogue.plansOf(providerId).map(plan => plan.type) : [])
  const words = planTypes.filter(type => types.has(type)).map(planTypeInSentence)
  return words.length > 0 ? new Intl.ListFormat('en-US').format(words) : null
}

/** What the brands of ours sell that the results name, too, where the figures don't say whose lines these are. */
const guessedType = { 40: 'cable', 10: 'dsl', 71: '5g' } as const satisfies Record<number, InternetPlanType>

/** The brands that are likely for a reason, as `Spectrum (cable)`; one without lines named in the county must sell in the state. */
function guessedBrands(
  catalogue: Catalogue,
  state: UsState,
  likely: readonly LikelyBrand[],
  because: LikelyBrand['reason'],
): string[] {
  return likely.flatMap(({ providerId, code, reason }) => {
    const provider = catalogue.provider(providerId)
    const type = guessedType[code as keyof typeof guessedType]
    if (!provider || !type || reason !== because) return []
    if (reason !== 'fiber_in_county' && !provider.states.includes(state.code)) return []
    return [`${provider.name} (${planTypeInSentence(type)})`]
  })
}

/** An operator for which the catalog has a plan with a technology that it is known to offer there. */
function ourProvider(catalogue: Catalogue, operator: CountyOperator, county: CountyFacts) {
  const provider = operator.providerId ? catalogue.provider(operator.providerId) : undefined
  if (!provider) return null
  const plan = catalogue.entryPlan(
    provider.id,
    operator.technologies.map(({ code }) => planTypeOf[code]),
  )
  if (!plan) return null
  return {
    id: provider.id,
    name: provider.name,
    page: providerPath(catalogue, provider),
    technology: technologiesInWords(operator),
    reach: reachWords(operator.reach, county),
    planId: plan.id,
    plan: plan.name,
    cents: priceToday(plan.schedule),
    price: formatMonthly(priceToday(plan.schedule)),
    priceInWords: overTimeInWords(plan.schedule),
    labelFee: addedFeeSentence(plan.labelFee),
  }
}
