import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { totalMonths } from '../reading/stay.ts'
import { type Asking, placeNote, type Reply } from './asking.ts'
import { conditionsThere } from './fees-there.ts'
import { planInWords, withPlanLines } from './plan-lines.ts'
import { linksOfPlans, uploadSaid } from './plan-words.ts'

/** How many plans an answer tells in full. */
export const SHOWN = 3

/** A list with its first plans in full; the rest is what 'the other one' means. `before` is said before a plan. */
export function listOf(
  asking: Asking,
  lead: string,
  sorted: readonly InternetPlan[],
  { before, ...more }: Partial<Reply> & { before?: (plan: InternetPlan) => string } = {},
): Reply {
  const shown = sorted.slice(0, SHOWN)
  return {
    text: `${withPlanLines(asking, lead, shown, totalMonths(asking), before).trim()}\n${placeNote(asking)}`,
    links: linksOfPlans(asking.catalogue, shown),
    plans: shown.map(({ id }) => id),
    listed: sorted.map(({ id }) => id),
    focus: shown.slice(0, 1).map(({ id }) => id),
    at: 0,
    ...more,
  }
}

/** One plan with everything that is said of it. */
export function onePlan(asking: Asking, plan: InternetPlan, moreOf: Partial<Reply> = {}): Reply {
  const up = uploadSaid(plan)
  const upload = up === null ? '' : ` Upload ${up}.`
  return {
    text: `${planInWords(asking, plan)}${upload} ${conditionsThere(asking, plan).join(' ')}\n${placeNote(asking)}`,
    links: [
      ...linksOfPlans(asking.catalogue, [plan]),
      ...(plan.labels.length > 0 ? [{ label: 'Its broadband label', href: `/plans/${plan.id}/label` }] : []),
    ],
    plans: [plan.id],
    focus: [plan.id],
    ...moreOf,
  }
}
