import { z } from 'zod'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { priceRangeInWords } from '#domain/labels/label-price-words.ts'
import { labelPriceRange } from '#domain/labels/label-prices.server.ts'
import { nearestLabel } from '#domain/labels/nearest-label.server.ts'
import { wholeLabel } from '#domain/labels/whole-label.server.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import type { Reader } from '#platform/database.server.ts'

const fee = z.object({ name: z.string(), text: z.string().describe('The amount as published.') })
const span = z.object({ from: z.number(), to: z.number() }).nullable()

/** A plan's own broadband label, as other programs get it. */
export const toldLabel = z.object({
  name: z.string(),
  region: z.string().nullable().describe('The place that the label names; null: it names none.'),
  fileOf: z.iso.date().describe('The day of the provider’s file.'),
  lastSeen: z.iso.date().describe('The last day on which the same file was found.'),
  priceNowCents: z.int(),
  introductory: z.boolean().nullable(),
  introMonths: z.int().nullable(),
  laterPriceCents: z.int().nullable().describe('null: not stated in the label'),
  monthlyFees: z.array(fee),
  oneTimeFees: z.array(fee),
  typicalDownloadMbps: span,
  typicalUploadMbps: span,
  typicalLatencyMs: span,
  dataIncluded: z.string().nullable(),
  earlyTermination: z.string().nullable(),
  priceRanges: z.array(z.string()).describe('Every price of the plan in the provider’s labels, by kind.'),
  words: z.string(),
})

/**
 * The label closest to a plan's listed price, with every price of the plan; `null` if it has none. Of labels at the same
 * price it is the one of the region, as on the plan's own page.
 */
export async function readToldLabel(
  db: Reader,
  plan: InternetPlan,
  region: string | null,
): Promise<z.output<typeof toldLabel> | null> {
  const { providerId, labels, schedule } = plan
  if (labels.length === 0) return null
  const [id, range] = await Promise.all([
    nearestLabel(db, plan, priceToday(schedule), region),
    labelPriceRange(db, providerId, labels),
  ])
  const label = id === null ? null : await wholeLabel(db, id)
  if (!label) return null
  const { facts } = label
  // The newest file, which still has it, and not the one that had it first.
  const edition = range ?? label.edition
  const told = (fees: typeof facts.monthlyFees) => fees.map(({ name, text }) => ({ name, text }))
  const priceRanges = range ? range.groups.map(group => priceRangeInWords(range, group)) : []
  return {
    name: facts.name,
    region: facts.region,
    fileOf: edition.date,
    lastSeen: edition.lastSeen,
    priceNowCents: facts.priceNowCents,
    introductory: facts.introductory,
    introMonths: facts.introMonths,
    laterPriceCents: facts.laterPriceCents,
    monthlyFees: told(facts.monthlyFees),
    oneTimeFees: told(facts.oneTimeFees),
    typicalDownloadMbps: facts.download,
    typicalUploadMbps: facts.upload,
    typicalLatencyMs: facts.latency,
    dataIncluded: facts.dataIncluded?.text ?? null,
    earlyTermination: facts.earlyTermination?.text ?? null,
    priceRanges,
    words: `Provider’s label “${facts.name}” (file of ${edition.date}, last seen ${edition.lastSeen}): ${formatMonthly(facts.priceNowCents)} now${laterInWords(facts)}. All its labels: ${priceRanges.join('; ')}.`,
  }
}

function laterInWords({
  introductory,
  introMonths,
  laterPriceCents,
}: {
  introductory: boolean | null
  introMonths: number | null
  laterPriceCents: number | null
}): string {
  if (!introductory) return ''
  const months = introMonths === null ? '' : ` for ${introMonths} months`
  return `${months}, ${laterPriceCents === null ? 'later price not stated' : `then ${formatMonthly(laterPriceCents)}`}`
}
