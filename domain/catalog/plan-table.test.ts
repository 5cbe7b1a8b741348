import { expect, test } from 'vitest'
import { promisedFor } from '#domain/pricing/price-schedule.ts'
import { labeledCatalogue, smallCatalogue } from '#tests/support/small-catalogue.ts'
import { inSpeedOrder, planPriceRows, planSpeedRows, planTotalRows } from './plan-table.ts'
import { readSeed } from './read-catalogue.server.ts'

const labeled = labeledCatalogue()
const north = labeled.plansOf('north')
const cable = labeled.plansOf('river', 'cable')

test('a table shows today, the rack rate, the lock and the fee', () => {
  expect(planPriceRows(north)).toEqual([
    { label: 'Price today', note: 'months 1–12', cells: ['$20.00/mo', '$50.00/mo'] },
    { label: 'Rack rate', note: 'from month 13', cells: ['$40.00/mo', '$80.00/mo'] },
    { label: '3-year lock price', cells: [null, '$55.00/mo'] },
    { label: 'Installation fee', note: 'once', cells: ['$50.00', '$50.00'] },
  ])
})

test('a later price that is not published and reward cards are named', () => {
  expect(planPriceRows(cable)).toEqual([
    { label: 'Price today', note: 'months 1–12', cells: ['$30.00/mo', '$60.00/mo'] },
    {
      label: 'Later price',
      note: 'from month 13',
      cells: ['later price not published', 'later price not published'],
    },
    { label: 'Reward card value', cells: ['$100.00', null] },
  ])
})

test('a price that lasts has no later row', () => {
  expect(planPriceRows(smallCatalogue.plansOf('orbit'))).toEqual([
    { label: 'Price today', note: 'every month', cells: ['$90.00/mo'] },
  ])
})

test('beside a later price that isn’t published, a price that lasts says that no change is', () => {
  const [orbit] = smallCatalogue.plansOf('orbit')
  const [river] = cable
  if (!orbit || !river) throw new Error('no plans')
  expect(planPriceRows([river, orbit])[1]).toEqual({
    label: 'Later price',
    cells: ['later price not published', 'no change published'],
  })
})

test('totals hold fees and are a minimum where a later price is not published', () => {
  const [year, two] = planTotalRows(north)
  expect(year).toMatchObject({ label: '12-month total', cells: ['$290.00', '$650.00'] })
  expect(two?.cells).toEqual(['$770.00', '$1,610.00'])
  expect(planTotalRows(cable).map(row => row.cells[0])).toEqual([
    '$360.00',
    'at least $720.00',
    'at least $1,080.00',
  ])
})

test('every total of a plan without a label is a minimum: nobody says which fees come on top', () => {
  const [year, two] = planTotalRows(smallCatalogue.plansOf('north'))
  expect(year?.cells).toEqual(['at least $290.00', 'at least $650.00'])
  expect(two?.cells).toEqual(['at least $770.00', 'at least $1,610.00'])
})

test('a row with a minimum says what isn’t known', () => {
  const notes = (plans: Parameters<typeof planTotalRows>[0]) => planTotalRows(plans).map(row => row.note)
  expect(notes(north)).toEqual([undefined, undefined, undefined])
  const later = 'at least: later price not published'
  expect(notes(cable)).toEqual([undefined, later, later])
  const [unlabeled] = notes(smallCatalogue.plansOf('north'))
  expect(unlabeled).toBe('at least: no label found, so other fees aren’t known')
})

test('what isn’t known of one plan alone is said beside its own figure', () => {
  const [labeledPlan, other] = north
  const [unlabeled] = smallCatalogue.plansOf('north')
  if (!labeledPlan || !other || !unlabeled) throw new Error('no plans')
  expect(planTotalRows([labeledPlan, unlabeled, other])[0]).toEqual({
    label: '12-month total',
    cells: ['$290.00', 'at least $290.00', '$650.00'],
    cellNotes: [null, 'no label found, so other fees aren’t known', null],
  })
})

test('a plan that is added later stands by its speed, and the others keep the order of their page', () => {
  const at = (downloadMbps: number) => ({ ...(north[0] ?? expect.unreachable('no plan')), downloadMbps })
  const speeds = (...given: number[]) => inSpeedOrder(given.map(at)).map(plan => plan.downloadMbps)
  expect(speeds(100, 500, 1000, 300)).toEqual([100, 300, 500, 1000])
  expect(speeds(2000, 1000, 100, 300)).toEqual([2000, 1000, 300, 100])
  expect(speeds(1000, 500)).toEqual([500, 1000])
  const seed = readSeed()
  for (const { id } of seed.providers)
    for (const type of new Set(seed.plansOf(id).map(plan => plan.type)))
      expect(inSpeedOrder(seed.plansOf(id, type))).toEqual(seed.plansOf(id, type))
})

test('a fee that depends on the address, or has no amount, makes totals minimums and is named', () => {
  const [plan = expect.unreachable('no plan')] = north
  const withFee = (labelFee: typeof plan.labelFee) => planTotalRows([{ ...plan, labelFee }])[0]
  expect(withFee({ cents: 225, upTo: true })).toEqual({
    label: '12-month total',
    note: 'at least: a monthly fee depends on the address',
    cells: ['at least $290.00'],
  })
  expect(withFee({ cents: 0, upTo: false, unstated: 'Shipping' })?.note).toBe('at least: without Shipping')
  expect(withFee({ cents: 200, upTo: false })?.cells).toEqual(['$314.00'])
})

test('a price that is promised for three years is not one of every month', () => {
  const [plan = expect.unreachable('no plan')] = smallCatalogue.plansOf('orbit')
  const promised = { ...plan, schedule: promisedFor(9000, 36) }
  expect(planPriceRows([promised])).toEqual([
    { label: 'Price today', note: 'months 1–36', cells: ['$90.00/mo'] },
    { label: 'Later price', note: 'from month 37', cells: ['later price not published'] },
  ])
})

test('an upload that is not published is said to be so', () => {
  const [down, up] = planSpeedRows(smallCatalogue.plansOf('river'))
  expect(down?.cells).toEqual(['300 Mbps', '1,200 Mbps', 'Up to 25 Mbps'])
  expect(up?.cells).toEqual(['10 Mbps', '50 Mbps', 'Not published'])
})
