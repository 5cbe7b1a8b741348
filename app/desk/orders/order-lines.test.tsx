import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DeskLine } from '#domain/orders/order-for-desk.server.ts'
import { introThen } from '#domain/pricing/price-schedule.ts'
import { OrderLines } from './order-lines.tsx'

const schedule = introThen(3000, 12, 5000, [{ label: 'Activation', cents: 2000, purpose: 'activation' }])
const line: DeskLine = {
  ...{ id: 'a', providerName: 'River', serviceName: 'Cable 300', quantity: 1, priceCents: 3000 },
  ...{ planId: 'river-300', labelOf: null },
  soldUnder: { schedule, catalogueRevision: 'a', conditions: [] },
  today: schedule,
}
const words = (today: DeskLine['today']) => renderToStaticMarkup(<OrderLines lines={[{ ...line, today }]} />)

test('an agent reads what an order costs who orders today, with later prices and fees', () => {
  expect(words(schedule)).toContain('Costs the same today.')
  expect(words(introThen(3500, 12, 5000, schedule.oneTimeFees))).toContain('Costs $35.00/mo today.')
  const fees = words(introThen(3000, 12, 5000, [{ label: 'Activation', cents: 4000, purpose: 'activation' }]))
  expect(fees).not.toContain('Costs the same today.')
  expect(fees).toContain(
    'Anyone ordering today pays $30.00/mo in months 1–12, then $50.00/mo. Activation $40.00 once.',
  )
  expect(words(null)).toContain('Not sold any more.')
})
