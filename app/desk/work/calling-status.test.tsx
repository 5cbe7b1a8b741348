import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
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
  const wrong = (mails: { mailsGoOut?: boolean; mailRefused?: boolean }) =>
    renderToStaticMarkup(<CallingStatus {...call} wrongNumber {...mails} />)
  const asked = 'We asked the customer for another one by email.'
  expect(wrong({})).toContain(asked)
  for (const mails of [{ mailRefused: true }, { mailsGoOut: false }])
    expect(wrong(mails)).not.toContain(asked)
  expect(wrong({ mailRefused: true })).toContain('the customer doesn’t know that we need another one')
})
