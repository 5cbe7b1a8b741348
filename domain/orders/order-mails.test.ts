import { expect, test } from 'vitest'
import { orderMail } from './order-mails.ts'

const order = {
  ...{
    reference: 'PW-SZMD-EJT5',
    name: 'Ruth Baker',
    phone: '512-555-0133',
    answerBy: 'call' as const,
    doNotCall: false,
  },
  ...{ callBy: null, zone: 'America/Chicago', salesPhone: '(800) 555-0142' },
  links: { page: 'https://shop.example/orders/PW-SZMD-EJT5', calendar: 'https://shop.example/call.ics' },
}

const placedAt = new Date('2026-11-25T15:00:00Z')
const received = { lines: [], cost: null, address: '12 Main St, Austin, TX 78701', placedAt }

test('a phone number is written as it is everywhere else, however it was typed', () => {
  const startsAt = new Date('2026-11-25T18:00:00Z')
  const mail = orderMail(order, { kind: 'order_received', ...received, slotStartsAt: startsAt })
  expect(JSON.stringify(mail)).toContain("We'll call (512) 555-0133 in the hour you chose")
  // As the confirmation's page says it: an email alone must not sound as if the home had been checked.
  expect(mail.body).toContain(
    'We confirm that each service reaches it, and every price and fee, before you agree.',
  )
})

const frontier = { providerName: 'Frontier', serviceName: 'Fiber 500' }
const cox = { providerName: 'Cox', serviceName: 'Go Fast' }
const reason = 'No line there'

test.each([
  [{ why: 'canceled', cancelBy: null }, 'You canceled your order.\n\nNothing'],
  [
    { why: 'canceled', cancelBy: new Date('2026-11-25T21:00:00Z') },
    "You canceled your order.\n\nThe provider has your order already, so we'll cancel it there, too, by 3:00 PM CT, Wed Nov 25. We'll email you when that's done.\n\nNothing",
  ],
  [
    { why: 'asked', reason, cancelBy: null },
    'We canceled your order, as you asked.\n\nReason: No line there\n\nNothing',
  ],
  [
    { why: 'notAvailable', reason, gone: [frontier] },
    "Frontier doesn't offer Fiber 500 at your address, so we canceled your order.\n\nReason: No line there\n\nNothing",
  ],
  [
    { why: 'notAvailable', reason, gone: [frontier, cox] },
    "Frontier and Cox don't offer Fiber 500 and Go Fast at your address, so we canceled your order.",
  ],
] as const)('a canceled order says who ended it: %o', (news, words) => {
  const { body, html } = orderMail(order, { kind: 'order_cancelled', ...news })
  expect(body).toContain(words)
  expect(html).toContain('Your order <span style="white-space:nowrap">PW-SZMD-EJT5</span> is canceled')
})

test('who left a number that nobody may call is written to', () => {
  const callBy = new Date('2026-11-25T18:00:00Z')
  const news = { kind: 'order_received', ...received, slotStartsAt: null } as const
  const { body } = orderMail({ ...order, callBy, doNotCall: true }, news)
  expect(body).toContain(
    'within 24 hours to finalize the details, by 12:00 PM CT, Wed Nov 25. This number is on our do-not-call list, so we write to this address instead.',
  )
  expect(body).not.toContain("We'll call")
})

test('where we are closed for 24 hours, they are counted from when we open', () => {
  const news = { kind: 'order_received', ...received, slotStartsAt: null } as const
  const { body } = orderMail({ ...order, callBy: new Date('2026-11-27T15:00:00Z') }, news)
  expect(body).toContain(
    "A representative will contact you within 24 hours after we open again to finalize the details, by 9:00 AM CT, Fri Nov 27. We'll call from (800) 555-0142.",
  )
})

test('a changed price binds nobody, however they asked to be answered', () => {
  const lines = [{ serviceName: 'Metronet 500 Mbps', beforeCents: 4515, nowCents: 5015 }]
  const { body } = orderMail({ ...order, answerBy: 'email' }, { kind: 'order_price_changed', lines })
  expect(body).toContain('Metronet 500 Mbps: $45.15/mo when you ordered, $50.15/mo now')
  expect(body).toContain('Nothing is agreed until you say yes to us.')
  expect(body).not.toContain('on the call')
})

test('an order that loses a part says which, and with what it goes on', () => {
  const left = ['1 × Cox Go Fast']
  const { subject, body } = orderMail(order, { kind: 'order_reduced', gone: [frontier], left, reason })
  expect(subject).toBe('Your order PW-SZMD-EJT5 was changed')
  expect(body).toContain("Frontier doesn't offer Fiber 500 at your address, so we took it out of your order.")
  expect(body).toContain('We go on with the rest: 1 × Cox Go Fast.')
})

test('a wrong number is told as one, and not as a call that was missed', () => {
  const { subject, body } = orderMail(order, { kind: 'order_wrong_number' })
  expect(subject).toBe('We need your phone number for order PW-SZMD-EJT5')
  expect(body).toContain('The phone number in your order, (512) 555-0133, reaches somebody else.')
  expect(body).toContain(order.links.page)
  expect(body).not.toMatch(/missed|no answer/)
})

test('nobody is told of a call that nobody can have made', () => {
  const missed = { kind: 'order_no_answer', callBy: null, isHour: false } as const
  expect(orderMail(order, missed).body).toContain('We called (512) 555-0133')
  for (const changes of [{ phone: '12345' }, { doNotCall: true }])
    expect(JSON.stringify(orderMail({ ...order, ...changes }, missed))).not.toMatch(/We called|Choose a time/)
  const wrong = orderMail({ ...order, phone: '12345' }, { kind: 'order_wrong_number' })
  expect(wrong.body).toContain("The phone number in your order, 12345, isn't one we can call in the US.")
})

test.each(['text', 'email'] as const)(
  'whoever hears from us by %s first reads of no call that nobody made, and may choose one',
  answerBy => {
    const at = new Date('2026-11-25T18:00:00Z')
    const written = { ...order, answerBy }
    const missed = orderMail(written, { kind: 'order_no_answer', callBy: at, isHour: false })
    expect(missed.subject).toBe('We tried to reach you about your order')
    expect(missed.body).not.toContain('We called')
    expect(missed.body).toContain("We'll try again by 12:00 PM CT, Wed Nov 25.")
    expect(missed.body).toContain("If you'd rather have a call, choose a time for it here:")
    const hour = orderMail(written, { kind: 'order_no_answer', callBy: at, isHour: true })
    expect(hour.body).toContain("We'll call in the hour you chose: Wed Nov 25")
    const lost = orderMail(written, { kind: 'slot_lost', startsAt: at, callBy: at })
    expect(lost.body).toContain("We'll get in touch by 12:00 PM CT, Wed Nov 25 instead.")
  },
)
