import { z } from 'zod'
import type { OfferedPlan } from '#domain/availability/offered-plans.ts'
import type { PlanCertainty } from '#domain/availability/plans-at-place.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { conditionsOf, isConfirmed, labelsAnywhere, NOT_CONFIRMED } from '#domain/catalog/internet-plan.ts'
import { planTypeNames, planTypes } from '#domain/catalog/plan-type.ts'
import { providerPath } from '#domain/catalog/provider-path.ts'
import { downloadInWords, uploadInWords } from '#domain/catalog/speed-words.ts'
import { feesInWords, totalOfPlan } from '#domain/comparison/total-order.ts'
import { scheduleSentence } from '#domain/pricing/describe-schedule.ts'
import { TOTAL_MONTHS, totalInWords } from '#domain/pricing/known-total.ts'
import { oneTimeTotal, priceToday } from '#domain/pricing/price-schedule.ts'

/**
 * How a plan comes into an answer; `not-found` if nobody is known to sell it at the place that was asked about, and
 * `not-checked` if none was.
 */
const certainties = ['listed', 'likely', 'nationwide', 'in-state', 'not-found', 'not-checked'] as const
type ToldCertainty = PlanCertainty | 'not-found' | 'not-checked'

const certaintyWords: Record<ToldCertainty, string> = {
  listed: 'listed there',
  likely: 'likely there, not confirmed',
  nationwide: 'sold almost everywhere',
  'in-state': 'sold in the state, not confirmed there',
  'not-found': 'not found there',
  'not-checked': 'availability not checked',
}

/** A plan as other programs get it: price and speed always belong to this plan. Money in cents. */
export const toldPlan = z.object({
  id: z.string().describe('Takes get_plan and compare_cost to this plan.'),
  provider: z.object({ id: z.string(), name: z.string() }),
  name: z.string(),
  technology: z.enum(planTypes),
  downloadMbps: z.int().describe('The upper end of a range; filters by speed go by its lower end'),
  uploadMbps: z.int().nullable().describe('The lower end of a range; null: not published'),
  uploadToMbps: z.int().nullable().describe('The upper end if the upload is a range'),
  speed: z.string().describe('The download in words, such as `Up to 500 Mbps`'),
  upload: z.string().nullable().describe('The upload in the same words; null: not published'),
  priceTodayCents: z.int(),
  prices: z.string().describe('Every price over time and every one-time fee, in words.'),
  total24Months: z.object({
    cents: z.int(),
    known: z
      .boolean()
      .describe('false: a later price or a fee is not published, so cents is the least it can be'),
    isAbout: z
      .literal(true)
      .exactOptional()
      .describe('its labels state lower prices, too: cents may be too much or too little'),
  }),
  feesInTotal: z
    .string()
    .describe(
      'Which fees the total includes and which it can’t; at a ZIP code also those of the label there.',
    ),
  oneTimeFeesCents: z.int(),
  contractMonths: z.int().nullable().describe('0: no contract; null: the provider doesn’t publish it.'),
  conditions: z.array(z.string()),
  certainty: z.enum(certainties).describe('How it is known that the plan is sold at the place.'),
  confirmedByLabel: z
    .boolean()
    .describe('Whether the provider’s own broadband label confirms the plan at its price.'),
  labelSays: z
    .string()
    .nullable()
    .describe(
      'What the label says at the ZIP code that contradicts the price; null: nothing that we know of',
    ),
  checkedOn: z.iso
    .date()
    .describe('When the price was checked against a label, or listed where none confirms it.'),
  page: z.url(),
})

export type ToldPlan = z.output<typeof toldPlan>

/** How a plan stands in an answer: with what its labels say at the place, if there is one. */
export type Standing = { certainty: ToldCertainty } & Partial<Pick<OfferedPlan, 'hasLabel' | 'labelPrices'>>

/** A catalog plan as other programs get it. */
export function tellPlan(
  catalogue: Catalogue,
  siteUrl: string,
  plan: InternetPlan,
  { certainty, hasLabel, labelPrices }: Standing,
): ToldPlan {
  const { id, name, type, downloadMbps, uploadMbps, uploadToMbps } = plan
  const { contractMonths, schedule } = plan
  const provider = catalogue.provider(plan.providerId)
  const fees = labelPrices ?? (hasLabel === undefined ? labelsAnywhere(plan).labelPrices : undefined)
  const priced = fees ? { schedule, labelPrices: fees } : { schedule }
  return {
    ...{ id, name, technology: type, downloadMbps, uploadMbps, uploadToMbps, contractMonths, certainty },
    provider: { id: plan.providerId, name: catalogue.providerName(plan.providerId) },
    speed: downloadInWords(plan),
    upload: uploadInWords(plan),
    priceTodayCents: priceToday(schedule),
    prices: scheduleSentence(schedule),
    total24Months: totalOfPlan(priced),
    feesInTotal: feesInWords(priced, TOTAL_MONTHS),
    oneTimeFeesCents: oneTimeTotal(schedule),
    conditions: conditionsOf(plan),
    confirmedByLabel: hasLabel ?? isConfirmed(plan),
    labelSays: hasLabel === false ? (labelPrices?.words ?? null) : null,
    checkedOn: catalogue.checkedOn(id),
    page: `${siteUrl}${(provider && providerPath(catalogue, provider)) ?? '/providers'}`,
  }
}

/** A plan in one line: provider, plan, speed, cost over time, how certain that is, and its conditions. */
export function planLine(plan: ToldPlan): string {
  const others = plan.conditions.filter(one => one !== NOT_CONFIRMED)
  return `${planInShort(plan)}${others.map(one => ` ${one}`).join('')}`
}

/** The same without its conditions. */
export function planInShort(plan: ToldPlan): string {
  const { provider, name, technology, speed, prices, certainty, id } = plan
  const title = fullName(provider.name, name)
  return `${title} (${planTypeNames[technology]}, ${speed}): ${prices} That is ${totalInWords(plan.total24Months)} over ${TOTAL_MONTHS} months, ${plan.feesInTotal}; ${certaintyWords[certainty]}; ${pricedWords(plan)}; id ${id}.`
}

/** `price checked 2026-11-01`; a price that no label confirms was only listed, as rows of results say it. */
export function pricedWords({
  confirmedByLabel,
  checkedOn,
  labelSays,
}: Pick<ToldPlan, 'confirmedByLabel' | 'checkedOn' | 'labelSays'>): string {
  if (confirmedByLabel) return `price checked ${checkedOn}`
  return `price listed ${checkedOn}, ${labelSays ? `its label ${labelSays}` : 'no label confirms it'}`
}
