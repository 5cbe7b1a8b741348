import { expect, test } from 'vitest'
import { changesBetween } from './label-changes.ts'
import { readLabelFile } from './reading/read-label-file.ts'

const header =
  'provider_name,service_plan_name,connection_type,monthly_price,intro_rate,single_purchase_fee_descr,single_purchase_fees'
const label = (fees: string, amounts: string) => {
  const text = `${header}\nAcme,Home 500,Fixed,50.00,No,${fees},${amounts}`
  return readLabelFile({ kind: 'csv', text }).labels[0]?.facts ?? expect.unreachable('no label')
}
const moneyChanges = (before: string[], now: string[]) =>
  changesBetween(label(before[0] ?? '', before[1] ?? ''), label(now[0] ?? '', now[1] ?? ''))
    .filter(({ field }) => field === 'one_time_fee')
    .map(({ subject, oldCents, newCents }) => [subject, oldCents, newCents])

test('a fee whose name is written anew is the same fee, and a change of its amount is told as one', () => {
  const before = ['Professional install;Late payment', '65.00;10.00']
  expect(moneyChanges(before, ['Professional installation;Late payment', '65.00;10.00'])).toEqual([])
  expect(moneyChanges(before, ['Professional Installation;Late payment', '50.00;10.00'])).toEqual([
    ['Professional Installation', 6500, 5000],
  ])
  expect(moneyChanges(['Declined auto payment', '5.00'], ['Declined auto-pay', '5.00'])).toEqual([])
  expect(moneyChanges(['Modem return', '5.00'], ['Router return', '5.00'])).toEqual([
    ['Modem return', 500, null],
    ['Router return', null, 500],
  ])
})

test('a fee that only moves to the other list of the label is one change, and none of a price', () => {
  const { oneTimeFees, ...rest } = label('Declined Auto Payment;Late payment', '5.00;10.00')
  const [declined, late] = oneTimeFees
  if (!declined || !late) throw new Error('no fees')
  const before = { ...rest, oneTimeFees }
  const moved = { ...declined, name: 'Declined auto-pay' }
  const feesOf = (monthly: typeof declined) =>
    changesBetween(before, { ...rest, oneTimeFees: [late], monthlyFees: [monthly] })
  expect(feesOf(moved)).toEqual([
    {
      ...{ field: 'fee_list', subject: 'Declined auto-pay' },
      ...{ oldText: 'among one-time fees', newText: 'among monthly fees', oldCents: null, newCents: null },
    },
  ])
  const fields = (changes: ReturnType<typeof changesBetween>) => changes.map(one => one.field)
  expect(fields(feesOf({ ...moved, cents: 600, text: '6.00' }))).toEqual(['monthly_fee', 'one_time_fee'])
  expect(fields(feesOf({ ...moved, name: 'Modem' }))).toEqual(['monthly_fee', 'one_time_fee'])
})

test('a price that is an introductory one is told as such, with its months', () => {
  const lasting = label('', '')
  const intro = { ...lasting, introductory: true, introMonths: 24, priceNowCents: 3000 }
  const price = (now: typeof lasting) =>
    changesBetween(intro, now).find(({ field }) => field === 'price_now') ?? expect.unreachable('no change')
  expect(price({ ...intro, priceNowCents: 4000 })).toMatchObject({
    oldText: '$30.00 introductory, for 24 months',
    newText: '$40.00 introductory, for 24 months',
  })
  expect(price(lasting)).toMatchObject({ newText: '$50.00', oldCents: 3000, newCents: 5000 })
})
