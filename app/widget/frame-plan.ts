import type { OfferedPlan } from '#domain/availability/offered-plans.ts'
import { checkWords } from '#domain/billing/check-words.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { NOT_CONFIRMED } from '#domain/catalog/internet-plan.ts'
import { planTypeNames } from '#domain/catalog/plan-type.ts'
import { downloadInWords } from '#domain/catalog/speed-words.ts'
import { feesInWords, totalOfPlan } from '#domain/comparison/total-order.ts'
import { LATER_PRICE_NOT_PUBLISHED } from '#domain/pricing/describe-schedule.ts'
import { TOTAL_MONTHS, totalInWords } from '#domain/pricing/known-total.ts'
import { jumpInWords, priceJumps } from '#domain/pricing/price-jumps.ts'
import { priceToday, publishedMonths } from '#domain/pricing/price-schedule.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { type Html, html } from './html.ts'

const howSure: Record<OfferedPlan['certainty'], string> = {
  listed: 'Listed there',
  likely: 'Likely there, not confirmed',
  nationwide: 'Sold almost everywhere',
  'in-state': 'Sold in the state, not confirmed there',
}

/**
 * A plan in the widget: its price now and later, what two years cost, how fast it is, how certain that is, and as of
 * when.
 */
export function framePlan({ plan, providerName }: { plan: OfferedPlan; providerName: string }): Html {
  const { schedule, name, type, certainty, hasLabel, checkedOn, conditions } = plan
  const others = conditions.filter(one => one !== NOT_CONFIRMED)
  const priced = hasLabel
    ? `Confirmed by the provider’s label, checked ${formatDate(checkedOn)}.`
    : checkWords({ checkedOn, unconfirmed: true })
  const title = fullName(providerName, name)
  return html`<li>
<h2>${title}</h2>
<p class="price"><b>${formatMonthly(priceToday(schedule))}</b> ${laterInWords(plan)}</p>
<p>${totalInWords(totalOfPlan(plan))} over ${TOTAL_MONTHS} months, ${feesInWords(plan, TOTAL_MONTHS)}</p>
<p>${planTypeNames[type]}, ${downloadInWords(plan)}</p>
<p class="soft">${howSure[certainty]}. ${priced} ${others.join(' ')}</p>
</li>`
}

function laterInWords({ schedule }: OfferedPlan): string {
  const jumps = priceJumps(schedule, TOTAL_MONTHS).map(jumpInWords)
  const published = publishedMonths(schedule, TOTAL_MONTHS)
  return [...jumps, ...(published < TOTAL_MONTHS ? [LATER_PRICE_NOT_PUBLISHED] : [])].join(', ')
}
