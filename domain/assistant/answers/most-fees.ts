import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { oneTimeTotal } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'
import type { Asking } from './asking.ts'
import { planName } from './plan-words.ts'

/** `Which of those has the highest fee`, `who has the lowest install cost`. */
export const mostFees =
  /^(?:and |so |ok |but )*(?:which|who|what)\b.*\b(?:high|bigg|larg|low|small|cheap)est (?:\w+ ){0,3}(?:fees?|charges?)\b|^(?:and |so |ok |but )*(?:which|who)\b.*\b(?:most|least) (?:\w+ ){0,2}fees?\b/
const least = /\b(?:low|small|cheap)est\b|\bleast\b/

/** Which of some plans charges most once, or least, where that is asked; with a space behind it. */
export function mostOnce(
  { asked, catalogue }: Pick<Asking, 'asked' | 'catalogue'>,
  plans: readonly InternetPlan[],
): string {
  if (plans.length < 2 || !mostFees.test(asked.text)) return ''
  const charged = plans.map(plan => oneTimeTotal(plan.schedule))
  const cents = least.test(asked.text) ? Math.min(...charged) : Math.max(...charged)
  const found = plans.filter((_, index) => charged[index] === cents)
  const [plan] = found
  // Who charges nothing once is told by the answer itself.
  if (!plan || cents === 0) return ''
  const more = found.length > 1 ? ', no more than others of them' : ''
  return `${planName(catalogue, plan)} charges the ${least.test(asked.text) ? 'least' : 'most'} once, ${formatCents(cents)}${more}. `
}
