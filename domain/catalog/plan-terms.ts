import { formatCents } from '#domain/shared/money.ts'
import type { InternetPlan } from './internet-plan.schema.ts'
import { autopayInWords } from './internet-plan.ts'
import { planTypeNames } from './plan-type.ts'
import { soldInWords } from './sold-in-words.ts'

const caps: Record<InternetPlan['dataCap'], string> = {
  none: 'No data cap',
  'charged-beyond': 'Data cap, more costs extra',
  'slowed-beyond': 'Data cap, slower beyond it',
  'not-published': 'Data limit not published',
}

/** Whether a plan binds, in a few words. */
function contractInWords(months: number | null): string {
  if (months === null) return 'Contract not published'
  return months === 0 ? 'No contract' : `${months}-month contract`
}

/** A plan's kind of line, badge, contract, data and router, and how its price is paid, in a few words each. */
export function termsInWords(plan: InternetPlan): string[] {
  const { type, badge, contractMonths, dataCap, wifiIncluded, rewardCardCents } = plan
  const autopay = autopayInWords(plan)
  return [
    planTypeNames[type],
    ...(badge ? [badge] : []),
    ...soldInWords(plan),
    contractInWords(contractMonths),
    caps[dataCap],
    ...(wifiIncluded ? ['Router included'] : []),
    ...(autopay ? [autopay] : []),
    ...(rewardCardCents ? [`${formatCents(rewardCardCents)} reward card`] : []),
  ]
}
