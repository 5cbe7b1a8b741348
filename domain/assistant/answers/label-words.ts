import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
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

/** The fees of each month that the labels of some plans list, as they stand there: after a space, or nothing. */
export function monthlyFeesInWords({ catalogue, labels }: Asking, plans: readonly InternetPlan[]): string {
  return plans
    .flatMap(plan => {
      const fees = labels.get(plan.id)?.monthlyFees.filter(({ cents }) => cents !== 0) ?? []
      const told = fees.map(({ name, text }) => `${name} ${text}`)
      return told.length > 0
        ? [
            ` The label of ${planName(catalogue, plan)} also lists each month: ${listInWords(told)}. Ask which of it can be declined.`,
          ]
        : []
    })
    .join('')
}
