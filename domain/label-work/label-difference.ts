import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'

/** Labels of one plan with the same content: money in cents, speeds in Mbps; `null` is not stated. */
export type LabelGroup = {
  /** One of them, as an example. */
  labelId: number
  labels: number
  priceNowCents: number
  introductory: boolean | null
  introMonths: number | null
  laterPriceCents: number | null
  downloadMbps: number | null
  uploadMbps: number | null
}

/** A figure in which the catalog differs from the label; `null` is not stated. */
export type FigureDifference = {
  figure: 'price_now' | 'later_price' | 'price_months' | 'download' | 'upload'
  ours: number | null
  label: number | null
}

/** How a plan differs from its closest label. */
export type LabelDifference = { label: LabelGroup; figures: FigureDifference[] }

/**
 * How a catalog plan differs from its provider's labels: null if one of them is the same. Among several labels we use
 * the one that differs in the fewest figures, then the closest in price, then the one for most places.
 */
export function labelDifference(
  plan: Pick<InternetPlan, 'schedule' | 'speed' | 'downloadMbps' | 'uploadMbps'>,
  groups: readonly LabelGroup[],
): LabelDifference | null {
  const now = priceToday(plan.schedule)
  const [nearest] = groups
    .filter(({ priceNowCents }) => priceNowCents > 0)
    .map(label => ({ label, figures: differingFigures(plan, label) }))
    .toSorted(
      (a, b) =>
        a.figures.length - b.figures.length ||
        Math.abs(a.label.priceNowCents - now) - Math.abs(b.label.priceNowCents - now) ||
        b.label.labels - a.label.labels ||
        a.label.labelId - b.label.labelId,
    )
  return nearest && nearest.figures.length > 0 ? nearest : null
}

/** Identifies the label that a decision was based on: with a different key, it has to be decided again. */
export const labelKey = ({ labelId: _id, labels: _count, ...figures }: LabelGroup): string =>
  JSON.stringify(Object.entries(figures).toSorted(([a], [b]) => (a < b ? -1 : 1)))

function differingFigures(
  plan: Pick<InternetPlan, 'schedule' | 'speed' | 'downloadMbps' | 'uploadMbps'>,
  label: LabelGroup,
): FigureDifference[] {
  const ours = laterOf(plan.schedule)
  const isIntroductory = label.introductory === true
  const later = isIntroductory ? label.laterPriceCents : label.priceNowCents
  const figures: FigureDifference[] = [
    { figure: 'price_now', ours: priceToday(plan.schedule), label: label.priceNowCents },
    { figure: 'later_price', ours: ours.cents, label: later },
  ]
  // The length only matters if both sides have a later price.
  if (isIntroductory && ours.months !== null && label.introMonths !== null && ours.cents !== null) {
    figures.push({ figure: 'price_months', ours: ours.months, label: label.introMonths })
  }
  // A speed that the provider states elsewhere isn't comparable with the label's typical one.
  if (plan.speed === 'typical' || plan.speed === 'range') {
    if (label.downloadMbps !== null) {
      figures.push({ figure: 'download', ours: plan.downloadMbps, label: Math.round(label.downloadMbps) })
    }
    if (label.uploadMbps !== null && plan.uploadMbps !== null) {
      figures.push({ figure: 'upload', ours: plan.uploadMbps, label: Math.round(label.uploadMbps) })
    }
  }
  return figures.filter(({ ours: own, label: said }) => own !== said)
}

function laterOf({ steps }: PriceSchedule): { cents: number | null; months: number | null } {
  const [first, second] = steps
  if (!second) return { cents: first?.monthlyCents ?? null, months: null }
  return { cents: second.monthlyCents, months: second.fromMonth - 1 }
}
