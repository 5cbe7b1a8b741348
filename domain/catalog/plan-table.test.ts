import { expect, test } from 'vitest'
import { plansOf } from './internet-plans.ts'
import { planPriceRows, planSpeedRows, planTotalRows, speedText } from './plan-table.ts'

test('provider M shows today, rack rate, lock and fee of all five plans', () => {
  expect(planPriceRows(plansOf('metronet'))).toEqual([
    {
      label: 'Price today',
      note: 'months 1–12',
      cells: ['$29.95/mo', '$44.95/mo', '$49.95/mo', '$69.95/mo', '$109.95/mo'],
    },
    {
      label: 'Rack rate',
      note: 'from month 13',
      cells: ['$54.95/mo', '$69.95/mo', '$89.95/mo', '$119.95/mo', '$129.95/mo'],
    },
    { label: '3-year lock price', cells: [null, '$49.95/mo', '$54.95/mo', '$74.95/mo', null] },
    { label: 'Installation fee', note: 'once', cells: Array.from({ length: 5 }, () => '$75.00') },
  ])
})

test('provider W cable names the unpublished later price and the reward cards', () => {
  const rows = planPriceRows(plansOf('wow', 'cable'))
  expect(rows.map(row => row.label)).toEqual(['Price today', 'Later price', 'Reward card value'])
  expect(rows[1]?.cells).toEqual(Array.from({ length: 4 }, () => 'later price not published'))
  expect(rows[2]?.cells).toEqual([null, null, '$200.00', '$300.00'])
})

test('a price that lasts has no later row', () => {
  expect(planPriceRows(plansOf('wow', 'fiber'))).toEqual([
    {
      label: 'Price today',
      note: 'every month',
      cells: ['$40.00/mo', '$50.00/mo', '$70.00/mo', '$100.00/mo', '$180.00/mo'],
    },
  ])
})

test('totals hold fees and say where a later price is assumed', () => {
  const [year, two] = planTotalRows(plansOf('metronet'))
  expect(year).toMatchObject({
    label: '12-month total',
    cells: ['$434.40', '$614.40', '$674.40', '$914.40', '$1,394.40'],
  })
  expect(two?.note).toBeUndefined()
  expect(planTotalRows(plansOf('kinetic', 'dsl')).map(row => row.note)).toEqual([
    undefined,
    'if today’s price stays',
    'if today’s price stays',
  ])
})

test('speeds are told as the provider tells them', () => {
  const [down, up] = planSpeedRows(plansOf('kinetic', 'dsl'))
  expect(down?.cells).toEqual(['Up to 100 Mbps'])
  expect(up?.cells).toEqual(['Up to 10 Mbps'])
  expect(speedText({ speed: '1 Gig' }, 1000)).toBe('1,000 Mbps')
  expect(speedText({ speed: '1 Gig' }, undefined)).toBeNull()
})
