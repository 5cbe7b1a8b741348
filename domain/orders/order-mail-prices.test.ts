import { expect, test } from 'vitest'
import { introThen } from '#domain/pricing/price-schedule.ts'
import { costOf } from './order-for-confirmation.server.ts'
import { orderMail } from './order-mails.ts'

const order = {
  ...{ reference: 'PW-SZMD-EJT5', name: 'Ruth Baker', phone: '512-555-0133' },
  ...{ answerBy: 'call' as const, doNotCall: false, callBy: null, zone: 'America/Chicago' },
  salesPhone: '(800) 555-0142',
  links: { page: 'https://shop.example/orders/PW-SZMD-EJT5', calendar: 'https://shop.example/call.ics' },
}
const received = {
  kind: 'order_received',
  address: '12 Main St, Austin, TX 78701',
  slotStartsAt: null,
} as const
const placedAt = new Date('2026-11-25T15:00:00Z')
const terms = {
  schedule: introThen(3015, 12, 5515, [{ label: 'Installation fee', cents: 7500, purpose: 'installation' }]),
  ...{ catalogueRevision: '1', charges: null },
  conditions: [{ about: 'other' as const, words: 'With autopay.' }],
}
const line = { providerName: 'Metronet', serviceName: '150 Mbps', pricePerUnitCents: 3015, terms }

test('the order as it was placed is told with what it becomes, costs once, in all, and where', () => {
  const lines = [{ ...line, quantity: 2 }]
  const news = { ...received, placedAt, lines, cost: costOf(lines) }
  const { body, html } = orderMail(order, news)
  for (const words of [
    '2 × Metronet 150 Mbps: each $30.15/mo in months 1–12, then $55.15/mo. Installation fee $75.00 once.',
    'Monthly price now: $60.30/mo\nPrice change: +$50.00 in month 13\nOne-time fees: $150.00\n',
    'Total over 24 months: at least $2,197.20',
    'Metronet 150 Mbps: With autopay.',
    'Not published for Metronet 150 Mbps: fees on top of the price.',
    'For 12 Main St, Austin, TX 78701.',
  ])
    expect(body).toContain(words)
  expect(html).toContain('each $30.15/mo in months 1–12, then $55.15/mo')

  const one = [{ ...line, quantity: 1 }]
  for (const later of [
    { kind: 'order_confirmed', lines: one, callBy: null, isHour: false },
    { kind: 'order_booked', installationOn: '2026-12-04', lines: one },
  ] as const)
    expect(orderMail(order, later).body).toContain(
      '\nMetronet 150 Mbps: $30.15/mo in months 1–12, then $55.15/mo.',
    )
  const old = [{ ...line, terms: null, quantity: 1 }]
  const confirmed = { kind: 'order_confirmed', lines: old, callBy: null, isHour: false } as const
  expect(orderMail(order, confirmed).body).toContain('Metronet 150 Mbps: $30.15/mo.')
  expect(costOf(old)).toBeNull()
})

const tech = { name: 'Tech Assure', every: 'month' as const, cents: 1295, upTo: true, text: '' }
const late = { name: 'Late payment fee', every: 'once' as const, cents: 895, upTo: false, text: '' }
const labeled = {
  ...{ ...line, quantity: 2 },
  terms: { ...terms, charges: { certain: [], depending: [tech, late], taxes: null } },
}
const mayApply =
  'Fees that may apply:\nMetronet 150 Mbps: Tech Assure up to $12.95 a month; Late payment fee $8.95 each time\nThey depend on your address or on what you choose. No total here counts them.'

test('fees that may apply are told with the order, as on its page', () => {
  const { body, html } = orderMail(order, {
    ...{ ...received, placedAt, lines: [labeled], cost: costOf([labeled]) },
  })
  expect(body).toContain(mayApply)
  expect(html).toContain('Tech Assure up to $12.95 a month')
})

test('an order whose services were changed is told as when it was placed, whatever else was changed', () => {
  const { address } = received
  const services = { lines: [labeled], cost: costOf([labeled]), address }
  const { body } = orderMail(order, { kind: 'order_changed', changes: [], services })
  for (const words of [
    'This is new in your order:\n\nYour services now:\n\n2 × Metronet 150 Mbps: each $30.15/mo in months 1–12, then $55.15/mo. Installation fee $75.00 once.',
    'Price change: +$50.00 in month 13\nOne-time fees: $150.00\n',
    'These are the terms of your order now.',
    mayApply,
  ])
    expect(body).toContain(words)
  const changes = ['Name: Ruth Baker']
  expect(orderMail(order, { kind: 'order_changed', changes, services }).body).toContain(
    'This is new in your order:\n\nName: Ruth Baker\n\nYour services now:\n\n2 × Metronet',
  )
})

test('after a change, too, there are no sums of another home than the one that the order is for', () => {
  const home = { zipCode: '59718', city: 'Bozeman', state: 'MT' }
  const lines = [{ ...labeled, terms: { ...labeled.terms, home } }]
  const changed = (address: string) =>
    orderMail(order, {
      ...{ kind: 'order_changed', changes: [] },
      services: { lines, cost: costOf(lines), address },
    }).body
  expect(changed('12 Main St, Bozeman, MT 59718')).toContain(
    'Worked out for Bozeman, MT 59718. These are the terms of your order now.',
  )
  const elsewhere = changed(received.address)
  expect(elsewhere).toContain(
    'The prices above are those for Bozeman, MT 59718. A representative works them out',
  )
  expect(elsewhere).not.toContain('Total over')
})
