import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { LabelFee } from '#domain/labels/label.ts'
import { formatCents } from '#domain/shared/money.ts'
import type { Asking } from './asking.ts'
import { listInWords, planName } from './plan-words.ts'

/** What the labels of some plans state as typical latency, a sentence each; where a label states none, that. */
export function latencyInWords({ catalogue, labels }: Asking, plans: readonly InternetPlan[]): string {
  return plans
    .map(plan => {
      const span = labels.get(plan.id)?.latency
      const name = planName(catalogue, plan)
      if (!span) return `I know no figure of ${name}: its broadband label states the typical latency.`
      const figure = span.from === span.to ? `${span.from}` : `${span.from} to ${span.to}`
      return `${name} typically has ${figure} ms by its broadband label.`
    })
    .join(' ')
}

/** A fee of a label: in money where the label states an amount, else in its words. */
export const feeInWords = ({ name, cents, text }: LabelFee): string =>
  `${name} ${cents === null ? text : formatCents(cents)}`

/** The fees that the labels of some plans list beside those that we count, as they stand there: after a space, or nothing. */
export function otherFeesInWords({ catalogue, labels }: Asking, plans: readonly InternetPlan[]): string {
  return plans
    .flatMap(plan => {
      const label = labels.get(plan.id)
      const counted = new Set(plan.schedule.oneTimeFees.map(({ cents }) => cents))
      const told = (fees: readonly LabelFee[] = []) =>
        listInWords(
          fees.filter(({ cents }) => cents !== 0 && !(cents !== null && counted.has(cents))).map(feeInWords),
        )
      const [monthly, once] = [told(label?.monthlyFees), told(label?.oneTimeFees)]
      const parts = [monthly ? `each month ${monthly}` : '', once ? `once ${once}` : ''].filter(Boolean)
      return parts.length > 0
        ? [
            ` The label of ${planName(catalogue, plan)} also lists ${listInWords(parts)}: ask which of it can be declined.`,
          ]
        : []
    })
    .join('')
}
