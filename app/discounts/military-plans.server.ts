import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { discountInWords } from '#domain/catalog/discount-words.ts'
import { discountedSchedule } from '#domain/catalog/discounted-schedule.ts'
import { countedAnywhere, isLabeled } from '#domain/catalog/internet-plan.ts'
import { datesOf } from '#domain/catalog/price-dates.ts'
import { providerPath } from '#domain/catalog/provider-path.ts'
import { byTotal, TOTAL_MONTHS, totalInWords, totalOf, totalWords } from '#domain/pricing/known-total.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'

/**
 * Every plan of the providers with a military discount, with the discount applied: known totals first, lowest first.
 * Providers without figures for their discount or internet plans are listed separately, with what is known.
 */
export function militaryPlans(catalogue: Catalogue) {
  const { military } = catalogue.guides.discounts
  const offered = military.map(one => ({ ...one, plans: catalogue.plansOf(one.providerId) }))
  const plans = offered.flatMap(({ providerId, figure, plans: own }) =>
    own.flatMap(plan => {
      const after = discountedSchedule(plan.schedule, figure)
      if (!after) return []
      const listed = countedAnywhere(plan)
      const total = totalOf(countedAnywhere({ ...plan, schedule: after }))
      const saved = totalOf(listed).cents - total.cents
      const shown = {
        id: plan.id,
        provider: catalogue.providerName(providerId),
        name: plan.name,
        hasLabel: isLabeled(plan),
        discount: discountInWords(figure),
        now: formatMonthly(priceToday(plan.schedule)),
        discounted: formatMonthly(priceToday(after)),
        total: totalWords(listed),
        discountedTotal: totalInWords(total),
        // A share of an unpublished price isn't an exact amount.
        saved:
          figure.kind === 'percent_off' && !total.known ? `about ${formatCents(saved)}` : formatCents(saved),
      }
      return [{ shown, total }]
    }),
  )
  return {
    months: TOTAL_MONTHS,
    pricesAsOf: datesOf(
      catalogue,
      plans.map(one => one.shown.id),
    ),
    plans: plans.toSorted((a, b) => byTotal(a.total, b.total)).map(one => one.shown),
    others: offered
      .filter(({ figure, plans: own }) => figure.kind === 'on_request' || own.length === 0)
      .map(({ providerId, figure, details }) => {
        const provider = catalogue.provider(providerId)
        return {
          name: catalogue.providerName(providerId),
          path: provider ? providerPath(catalogue, provider) : null,
          known:
            figure.kind === 'on_request'
              ? details
              : `${discountInWords(figure)}. We don’t list an internet plan from it.`,
        }
      }),
  }
}

export type MilitaryPlans = ReturnType<typeof militaryPlans>
