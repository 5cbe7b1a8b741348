import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConsentBox } from './consent-box.tsx'

const agreed = {
  ...{ request: 'We call this number about your order.', offers: null, pageUrl: 'http://localhost/checkout' },
  ...{ at: new Date('2026-11-30T18:00:00Z'), marketingCalls: false, answeredAt: null, revoked: false },
}

test('what was agreed to for another number says for which', () => {
  const box = (otherNumber: string | null) =>
    renderToStaticMarkup(<ConsentBox consent={{ ...agreed, otherNumber }} />)
  expect(box('512 555 0145')).toContain('Given for (512) 555-0145. The number was changed since.')
  expect(box(null)).not.toContain('Given for')
})
