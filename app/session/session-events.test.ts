import { expect, test } from 'vitest'
import { needsAccount } from './session-events.ts'

test.each(['/account', '/orders', '/address-history', '/orders/PW-ABCD', '/order-confirmation?order=1'])(
  '%s shows what is an account’s',
  path => {
    const { pathname, search } = new URL(path, 'https://site.invalid')
    expect(needsAccount({ pathname, search })).toBe(true)
  },
)

test.each(['/', '/checkout', '/results?zip=78701', '/orders/PW-ABCD?key=k', '/accounting', '/auth'])(
  '%s stays when somebody signs out in another tab',
  path => {
    const { pathname, search } = new URL(path, 'https://site.invalid')
    expect(needsAccount({ pathname, search })).toBe(false)
  },
)
