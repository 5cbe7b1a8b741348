import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { FeePurpose } from '#domain/pricing/fee-purpose.ts'
import { formatCents } from '#domain/shared/money.ts'
import { type AnswerOf, namedInternet } from './asking.ts'
import { fees } from './fees-answer.ts'
import { linksOfPlans, listInWords, planListLink } from './plan-words.ts'

/** For what providers charge at the beginning of a service; a sum of all fees has it in it, as far as anybody knows. */
const atStart: ReadonlySet<FeePurpose> = new Set(['installation', 'activation', 'all'])

/** What providers charge once for the beginning of a service, each with its name; nobody without a fee. */
function feesAtStart(catalogue: Catalogue, plans: readonly InternetPlan[]): string[] {
  const told = plans.flatMap(plan =>
    plan.schedule.oneTimeFees
      .filter(({ purpose }) => atStart.has(purpose))
      .map(fee => ({ name: catalogue.providerName(plan.providerId), cents: fee.cents })),
  )
  return [...Map.groupBy(told, one => one.name)].map(([name, own]) => {
    const amounts = own.map(({ cents }) => cents)
    const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
    return `${name} ${low === high ? formatCents(low) : `${formatCents(low)} to ${formatCents(high)}`}`
  })
}

/** Whether such a fee is usual or can be avoided, or `$100 for installation`. */
const judges =
  /\b(?:normal|usual|typical|standard|common|fair|legit|too (?:much|high)|a lot|reasonable|waived?|get out of|avoid|negotiate|right)\b/

/** What is usual for an installation; of a plan by its name, what it charges. */
export const feeNormal: AnswerOf = asking => {
  const { catalogue, asked, salesPhone } = asking
  // `What is the installation fee for Frontier Fiber 200`: the figure is the plan, not what somebody was charged.
  if (asked.plans.length > 0 && !judges.test(asked.text)) return fees(asking)
  const [named] = namedInternet(asking)
  const plans = asked.plans.length > 0 ? asked.plans : named ? catalogue.plansOf(named.id) : []
  const own = feesAtStart(catalogue, plans)
  const all = feesAtStart(catalogue, catalogue.internetPlans)
  const start = named
    ? own.length > 0
      ? `Our catalog names for an installation or activation: ${listInWords(own)}.`
      : `Our catalog names no installation fee of ${named.name}.`
    : `Our catalog names such a fee of these providers: ${listInWords(all)}; of the others none.`
  return {
    text: `${start} Where new wiring is needed it can be more, and some waive it when you ask or install it yourself: your order’s confirmation or the plan’s broadband label says what you agreed to. If the bill says something else, ask the provider, or us at ${salesPhone}.`,
    links: [
      ...linksOfPlans(catalogue, plans.slice(0, 1)),
      planListLink({ sort: 'total' }, 'Plans by 24-month total'),
    ],
  }
}
