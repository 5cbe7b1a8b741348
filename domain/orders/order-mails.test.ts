import { expect, test } from 'vitest'
import { orderMail } from './order-mails.ts'

test('a phone number is written as it is everywhere else, however it was typed', () => {
  const order = {
    ...{ reference: 'PW-SZMD-EJT5', name: 'Ruth Baker', phone: '512-555-0133', answerBy: 'call' as const },
    ...{ callBy: null, zone: 'America/Chicago', salesPhone: '(800) 555-0142' },
    links: { page: 'https://shop.example/orders/PW-SZMD-EJT5', calendar: 'https://shop.example/call.ics' },
  }
  const startsAt = new Date('2026-11-25T18:00:00Z')
  const mail = orderMail(order, { kind: 'order_received', lines: [], slotStartsAt: startsAt })
  expect(JSON.stringify(mail)).toContain("We'll call (512) 555-0133 in the hour you chose")
})
