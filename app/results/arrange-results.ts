import type { FoundProvider, OtherProvider } from '#domain/availability/lookup-result.ts'
import type { LookupAnswer, OfferedPlan } from '#domain/availability/offered-plans.ts'
import { rankedMbps } from '#domain/catalog/speed-words.ts'
import type { ResultSort, ResultsQuery } from '#domain/comparison/results-query.ts'
import {
  groupOf,
  sortByTotal,
  type TotalGroup,
  totalGroups,
  totalPlace,
} from '#domain/comparison/total-order.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { judgeOther, judgePlan } from './filter-plans.ts'

/** What a provider sells at the place: the plan shown in the list, and its others, which open below it. */
export type ProviderPlans = {
  provider: FoundProvider
  /** Whether the provider itself is a guess, not only these plans. */
  isGuess: boolean
  lead: OfferedPlan
  others: readonly OfferedPlan[]
}

/** A part of the list, with its note. */
type Section = { group?: TotalGroup; title: string | null; why?: string; entries: ProviderPlans[] }

export type ArrangedResults = {
  sections: readonly Section[]
  likely: readonly ProviderPlans[]
  satellite: readonly ProviderPlans[]
  locals: readonly OtherProvider[]
  /** How many plans, and providers without plans of ours, pass the filters. */
  plans: number
  providers: number
}

const byPrice = (a: OfferedPlan, b: OfferedPlan) =>
  priceToday(a.schedule) - priceToday(b.schedule) || b.downloadMbps - a.downloadMbps
const byId = (a: OfferedPlan, b: OfferedPlan) => (a.id < b.id ? -1 : Number(a.id > b.id))
const cheapestFirst = (plans: readonly OfferedPlan[]) => plans.toSorted((a, b) => byPrice(a, b) || byId(a, b))

/** Plans of one provider, the representative first: its cheapest, unless a different order is requested. */
const ofProvider: Record<ResultSort, (plans: readonly OfferedPlan[]) => OfferedPlan[]> = {
  recommended: cheapestFirst,
  price: cheapestFirst,
  total: plans => sortByTotal(plans),
  speed: plans =>
    plans.toSorted(
      (a, b) =>
        rankedMbps(b) - rankedMbps(a) || b.downloadMbps - a.downloadMbps || byPrice(a, b) || byId(a, b),
    ),
}

/** Plans of several providers. Our ranking is the published one: groups by how well the total is known, then points. */
const ofPlace: Record<ResultSort, (plans: readonly OfferedPlan[]) => OfferedPlan[]> = {
  ...ofProvider,
  recommended: plans =>
    plans.toSorted((a, b) => totalPlace(a) - totalPlace(b) || b.score - a.score || byId(a, b)),
}

/** The answer as a list: what passes the filters, in the requested order, facts before guesses and satellite. */
export function arrangeResults(answer: LookupAnswer, query: ResultsQuery): ArrangedResults {
  const plans = answer.plans.filter(plan => judgePlan(plan, query) === 'in')
  const isSatellite = (plan: OfferedPlan) => plan.type === 'satellite' || plan.certainty === 'nationwide'
  const isLikely = (plan: OfferedPlan) => plan.certainty === 'likely' && !isSatellite(plan)
  const entriesOf = (some: readonly OfferedPlan[]) => entries(answer, some, query.sort)
  const here = plans.filter(plan => !isSatellite(plan) && !isLikely(plan))
  return {
    sections: sectionsOf(here, query.sort, entriesOf),
    likely: entriesOf(plans.filter(isLikely)),
    satellite: entriesOf(plans.filter(isSatellite)),
    locals: answer.otherProviders.filter(other => judgeOther(other, query) === 'in'),
    plans: plans.length,
    providers: new Set(plans.map(plan => plan.providerId)).size,
  }
}

function entries(
  { providers, likelyProviders }: LookupAnswer,
  plans: readonly OfferedPlan[],
  sort: ResultSort,
): ProviderPlans[] {
  const own = Map.groupBy(plans, plan => plan.providerId)
  const leads = new Map<OfferedPlan, ProviderPlans>()
  for (const [id, some] of own) {
    const known = providers.find(one => one.id === id)
    const provider = known ?? likelyProviders.find(one => one.id === id)
    const [lead, ...others] = ofProvider[sort](some)
    if (provider && lead) leads.set(lead, { provider, isGuess: !known, lead, others })
  }
  return ofPlace[sort]([...leads.keys()]).flatMap(lead => leads.get(lead) ?? [])
}

/**
 * Orders by total have a heading for each group, true of every plan below it: a provider whose plans belong under different
 * ones stands under each, with the plans that belong there. Known totals need no heading if there is nothing else.
 */
function sectionsOf(
  plans: readonly OfferedPlan[],
  sort: ResultSort,
  entriesOf: (some: readonly OfferedPlan[]) => ProviderPlans[],
): Section[] {
  const groups: readonly Pick<Section, 'title' | 'why' | 'group'>[] =
    sort === 'price' || sort === 'speed' ? [{ title: null }] : totalGroups
  const sections = groups.flatMap(one => {
    const entries = entriesOf(plans.filter(plan => !one.group || groupOf(plan) === one.group))
    return entries[0] ? [{ ...one, entries }] : []
  })
  return sections[1] || sections[0]?.group !== 'known' ? sections : [{ ...sections[0], title: null }]
}
