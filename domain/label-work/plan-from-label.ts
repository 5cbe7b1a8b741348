import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { type CatalogRow, valueAt } from '#domain/catalog-drafts/catalog-row.ts'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import { introThen } from '#domain/pricing/price-schedule.ts'
import type { LabelDifference } from './label-difference.ts'

/** If neither the label nor ours states how long an introductory price lasts, it is this many months, as for most. */
const USUAL_INTRO_MONTHS = 12

/**
 * A plan's entry with the label's values for the figures that differ; anything the label doesn't state stays as it is.
 * Conditions about an introductory price go where the label has none, and the label confirms the price from then
 * on.
 */
export function planFromLabel(row: CatalogRow, { label, figures }: LabelDifference): CatalogRow {
  const ours = valueAt(row, ['schedule']) as PriceSchedule
  const said = (figure: (typeof figures)[number]['figure']) =>
    figures.find(one => one.figure === figure)?.label ?? null
  const download = said('download')
  const upload = said('upload')
  const conditions = (row.conditions ?? []) as InternetPlan['conditions']
  const still =
    label.introductory === true ? conditions : conditions.filter(({ about }) => about !== 'introduction')
  return {
    ...row,
    schedule: { ...ours, steps: stepsOf(ours, label) },
    labelsConfirm: true,
    // A plan has at least one condition: one that doesn't hold anymore is found by the checks of the publication.
    ...(still.length > 0 ? { conditions: still } : {}),
    ...(download === null ? {} : { downloadMbps: download }),
    ...(upload === null ? {} : { uploadMbps: upload }),
  }
}

function stepsOf(ours: PriceSchedule, label: LabelDifference['label']): PriceSchedule['steps'] {
  if (label.introductory !== true) return [{ fromMonth: 1, monthlyCents: label.priceNowCents }]
  const second = ours.steps[1]
  const months = label.introMonths ?? (second ? second.fromMonth - 1 : USUAL_INTRO_MONTHS)
  return introThen(label.priceNowCents, months, label.laterPriceCents).steps
}
