import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { countedMbps } from '#domain/catalog/speed-words.ts'
import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { everydayUse } from '#domain/speed-needs/online-uses.ts'
import { mbpsInWords, speedNeed } from '#domain/speed-needs/speed-needs.ts'
import { type Asking, namedInternet } from './asking.ts'
import { likelyPlans, unconfirmedPlan } from './places/likely-plans.ts'
import { planName } from './plan-words.ts'

const games = /\bgam(?:e|es|ing|ers?)\b/

/** What the internet of a bundle has to carry, where it is told who is at home: the cheapest may be too slow for all of them at once. */
export function carriesHome({ asked, catalogue }: Asking, planId: string | undefined): string {
  const plan = catalogue.internetPlan(planId ?? '')
  const { people } = asked
  if (!plan) return ''
  const forGames = games.test(asked.text) ? ' For games a short delay counts more than speed.' : ''
  if (people === null || people < 2) return forGames
  const { neededMbps } = speedNeed({ people, uses: [everydayUse(catalogue)] })
  const has = countedMbps(plan)
  const enough =
    has >= neededMbps
      ? `which ${plan.name} has`
      : `more than the ${mbpsInWords(has)} of ${plan.name}, so it may slow down when all are online`
  return ` For ${people} people at the same time count ${mbpsInWords(neededMbps)}, ${enough}.${forGames}`
}

/** What it would be with internet that is only likely at the place, where that is cheaper. */
export function cheaperIfThere(
  asking: Asking,
  { schedule }: { schedule: PriceSchedule },
  sum: number,
): string {
  if (namedInternet(asking).length > 0) return ''
  const [least] = likelyPlans(asking).toSorted(cheapestFirst)
  const less = least ? priceToday(schedule) - priceToday(least.schedule) : 0
  return least && less > 0
    ? unconfirmedPlan(
        asking,
        least,
        `${planName(asking.catalogue, least)} ${formatMonthly(priceToday(least.schedule))}, ${formatMonthly(sum - less)} in all.`,
      )
    : ''
}
