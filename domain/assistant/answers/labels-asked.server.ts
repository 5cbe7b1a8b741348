import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { LabelFacts } from '#domain/labels/label.ts'
import { nearestLabel } from '#domain/labels/nearest-label.server.ts'
import { regionOf } from '#domain/labels/region-of.ts'
import { wholeLabel } from '#domain/labels/whole-label.server.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import type { Reader } from '#platform/database.server.ts'
import type { Dialogue } from '../dialogue.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { Place } from './asking.ts'

/** What only labels state: how soon a line answers, what comes on top, for boxes, shipping and taxes among others, and the number of support. */
const ofLabels =
  /\b(?:ping|latency|delay|lag|fees?|hidden|charges?|bills?|totals?|costs?|over \d+ months|tax(?:es|ed)?|shipping|delivery|dish|install\w*|activation|set ?up|routers?|modems?|gateways?|equipment|wi-?fi|support|customer service|outages?|who (?:do|should|can|to) (?:i |we )?call|number)\b/i
/** So many plans are looked up for one question. */
const MOST = 4

/**
 * The labels nearest to the listed prices, of the place where they name one, of the plans that a question names or points to, by the plan's id, where it asks what
 * only labels state. Empty for any other question.
 */
export async function labelsAsked(
  db: Reader,
  catalogue: Catalogue,
  message: string,
  { dialogue, place }: { dialogue: Dialogue; place: Place | null },
): Promise<ReadonlyMap<string, LabelFacts>> {
  if (!ofLabels.test(message)) return new Map()
  const { plans, providers } = readQuestion(catalogue, message)
  const region = place ? regionOf(place.result.place) : null
  // The cheapest first; taxes, for one, are in the price of one plan and not of another.
  const named = providers.flatMap(({ id }) => [catalogue.entryPlan(id) ?? [], catalogue.plansOf(id)].flat())
  const spoken = dialogue.plans.flatMap(id => catalogue.internetPlan(id) ?? [])
  const meant = new Set(plans.length > 0 ? plans : named.length > 0 ? [...spoken, ...named] : spoken)
  const found = await Promise.all(
    [...meant].slice(0, MOST).map(async plan => [plan.id, await labelOf(db, plan, region)] as const),
  )
  return new Map(found.flatMap(([id, label]) => (label ? [[id, label]] : [])))
}

async function labelOf(db: Reader, plan: InternetPlan, region: string | null): Promise<LabelFacts | null> {
  if (plan.labels.length === 0) return null
  const id = await nearestLabel(db, plan, priceToday(plan.schedule), region)
  return id === null ? null : ((await wholeLabel(db, id))?.facts ?? null)
}
