import { expect, test } from 'vitest'
import { orderMail } from './order-mails.ts'

const order = {
  ...{ reference: 'PW-SZMD-EJT5', name: 'Ruth Baker', phone: '512-555-0133', answerBy: 'call' as const },
  ...{ callBy: null, zone: 'America/Chicago', salesPhone: '(800) 555-0142' },
  links: { page: 'https://shop.example/orders/PW-SZMD-EJT5', calendar: 'https://shop.example/call.ics' },
}

test('a phone number is written as it is everywhere else, however it was typed', () => {
  const startsAt = new Date('2026-11-25T18:00:00Z')
  const mail = orderMail(order, { kind: 'order_received', lines: [], slotStartsAt: startsAt })
  expect(JSON.stringify(mail)).toContain("We'll call (512) 555-0133 in the hour you chose")
})

test.each([
  ['canceled', 'You canceled your order.'],
  ['asked', 'We canceled your order, as you asked.'],
  ['notAvailable', "The provider doesn't offer it at your address, so we canceled your order."],
] as const)('a canceled order says who ended it: %s', (why, words) => {
  const { body, html } = orderMail(order, { kind: 'order_cancelled', why, reason: 'No line there' })
  expect(body).toContain(`${words}\n\nReason: No line there\n\nNothing was charged by us.`)
  expect(html).toContain('Your order <span style="white-space:nowrap">PW-SZMD-EJT5</span> is canceled')
})

test('a changed price binds nobody, however they asked to be answered', () => {
  const lines = [{ serviceName: 'Metronet 500 Mbps', beforeCents: 4495, nowCents: 4995 }]
  const { body } = orderMail({ ...order, answerBy: 'email' }, { kind: 'order_price_changed', lines })
  expect(body).toContain('Metronet 500 Mbps: $44.95/mo when you ordered, $49.95/mo now')
  expect(body).toContain('Nothing is agreed until you say yes to us.')
  expect(body).not.toContain('on the call')
})
