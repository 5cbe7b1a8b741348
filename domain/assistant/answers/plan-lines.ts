import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { soldInWords } from '#domain/catalog/sold-in-words.ts'
import { downloadInWords } from '#domain/catalog/speed-words.ts'
import { scheduleSentence } from '#domain/pricing/describe-schedule.ts'
import { TOTAL_MONTHS, totalInWords } from '#domain/pricing/known-total.ts'
import type { Asking } from './asking.ts'
import { countedThere, labelAgainst, totalThere, uncountedThere } from './fees-there.ts'
import { planName } from './plan-words.ts'

type At = Pick<Asking, 'catalogue' | 'place'>

/**
 * A plan in a few sentences: speed, price over time, total, and whether it is sold everywhere. The total is that of its card and
 * of the results: with the fee that its label adds at the place, or without what of it nobody can count.
 */
export function planInWords(at: At, plan: InternetPlan, months = TOTAL_MONTHS): string {
  const down = downloadInWords(plan)
  const speed = plan.name.includes(`${plan.downloadMbps} Mbps`) ? '' : ` (${down})`
  const total = `That is ${totalInWords(totalThere(at, plan, months))} over ${months} months${countedThere(at, plan)}${uncountedThere(at, plan)}.`
  const sold = soldInWords(plan).map(words => `${words}.`)
  return `${planName(at.catalogue, plan)}${speed}: ${[scheduleSentence(plan.schedule), total, ...labelAgainst(at, plan), ...sold].join(' ')}`
}

/** Plans below a text, one line each; `before` is said before a plan. */
export function withPlanLines(
  at: At,
  text: string,
  plans: readonly InternetPlan[],
  months = TOTAL_MONTHS,
  before: (plan: InternetPlan) => string = () => '',
): string {
  return [text, ...plans.map(plan => `- ${before(plan)}${planInWords(at, plan, months)}`)].join('\n')
}
