import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type AskedForNumber, askedForNumber } from './asked-for-number.ts'
import { CallingStatus } from './calling-status.tsx'

const call = {
  ...({ phone: '512 555 0133', answerBy: 'call', timeZone: 'America/Chicago', doNotCall: false } as const),
  ...{
    calling: { may: true, until: new Date('2026-12-01T03:00:00Z') } as const,
    slot: null,
    now: new Date('2026-11-30T18:00:00Z'),
    closed: false,
  },
}

test('of a wrong number it says that the customer was asked for another one only where the email arrived', () => {
  const wrong = (asked: AskedForNumber) =>
    renderToStaticMarkup(<CallingStatus {...call} wrongNumber={asked} />)
  const told = 'We asked the customer for another one by email.'
  expect(wrong('by email')).toContain(told)
  for (const asked of ['refused', 'not sent', 'no email'] as const) expect(wrong(asked)).not.toContain(told)
  expect(wrong('refused')).toContain('the customer doesn’t know that we need another one')
})

test('how a customer was asked for another number goes by their address and our mails to it', () => {
  const mails = { email: 'ada@example.com', mailsGoOut: true, mailRefused: false }
  expect([
    askedForNumber(mails),
    askedForNumber({ ...mails, mailRefused: true }),
    askedForNumber({ ...mails, mailsGoOut: false }),
    askedForNumber({ ...mails, email: '' }),
  ]).toEqual(['by email', 'refused', 'not sent', 'no email'])
})
