import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { featuresOf } from '#domain/catalog/plan-features.ts'
import { speedName } from '#domain/catalog/speed-words.ts'
import { capitalized } from '#domain/shared/first-letter.ts'

/** What is sold how fast, as one sentence: `Fiber up to 2 Gig, and DSL ...`. A line without plans is left out. */
export function leadOf(
  lines: readonly { plans: readonly InternetPlan[]; words: string }[],
  joint: string,
): string {
  const told = lines.flatMap(({ plans, words }) => {
    const fastest = speedName(Math.max(...plans.map(({ downloadMbps }) => downloadMbps)))
    return plans.length > 0 ? [words.replace('{fastest}', fastest)] : []
  })
  return told.length > 0 ? `${capitalized(told.join(joint))}.` : ''
}

/** Sentences about a table's plans that hold for all of them, as one text. */
export function introOf(
  plans: readonly InternetPlan[],
  sentences: readonly { when: (plan: InternetPlan) => boolean; text: string }[],
): string {
  return sentences
    .filter(({ when }) => plans.every(when))
    .map(({ text }) => text)
    .join(' ')
}

/** Both ways equally fast. */
export const isEqual = (plan: InternetPlan): boolean =>
  featuresOf(plan).includes('Upload about as fast as download')

/** Its first price is promised for a year, and nothing is published of what follows. */
export const isForFirstYear = ({ schedule: { steps } }: InternetPlan): boolean =>
  steps[1]?.fromMonth === 13 && steps[1].monthlyCents === null

/** No change of its price is published. */
export const isWithoutIntro = ({ schedule: { steps } }: InternetPlan): boolean => steps.length === 1
