import { expect, test } from 'vitest'
import { flat, introThen } from '#domain/pricing/price-schedule.ts'
import type { LabelDifference } from './label-difference.ts'
import { planFromLabel } from './plan-from-label.ts'

const label = {
  ...{ labelId: 1, labels: 1, priceNowCents: 5000, introductory: false, introMonths: null },
  ...{ laterPriceCents: null, downloadMbps: 310, uploadMbps: 20 },
}
const fee = { label: 'Installation', cents: 7500, purpose: 'installation' } as const
const row = {
  id: 'x-300',
  name: '300',
  downloadMbps: 300,
  uploadMbps: 20,
  labelsConfirm: true,
  schedule: introThen(4000, 12, null, [fee]),
}
const taken = (of: Partial<LabelDifference['label']>, figures: LabelDifference['figures'] = []) =>
  planFromLabel(row, { label: { ...label, ...of }, figures })

test('a price that is not introductory holds from the first month on, and fees stay', () => {
  expect(taken({})).toEqual({ ...row, schedule: flat(5000, [fee]) })
})

test('an introductory price is followed by what the label says then, as long as it says, else as long as ours', () => {
  const intro = { introductory: true, laterPriceCents: 7000 }
  expect(taken({ ...intro, introMonths: 24 }).schedule).toEqual(introThen(5000, 24, 7000, [fee]))
  expect(taken({ ...intro }).schedule).toEqual(introThen(5000, 12, 7000, [fee]))
  expect(taken({ ...intro, laterPriceCents: null }).schedule).toEqual(introThen(5000, 12, null, [fee]))
})

test('speeds are taken over only where they differ', () => {
  const figures: LabelDifference['figures'] = [{ figure: 'download', ours: 300, label: 310 }]
  expect(taken({}, figures)).toMatchObject({ downloadMbps: 310, uploadMbps: 20 })
})

test('a price that lasts loses the conditions of the introductory one, and its label confirms it', () => {
  const old = {
    ...row,
    labelsConfirm: false,
    conditions: [
      { about: 'introduction', words: 'Cheaper for those who are new.' },
      { about: 'taxes-on-top', words: 'Taxes are not included.' },
    ],
  }
  const of = (introductory: boolean) =>
    planFromLabel(old, { label: { ...label, introductory, introMonths: 12 }, figures: [] })
  expect(of(false)).toMatchObject({ conditions: old.conditions.slice(1), labelsConfirm: true })
  expect(of(true).conditions).toEqual(old.conditions)
})
