import { expect, test } from 'vitest'
import { type CallbackResult, callbackSteps } from './callback-steps.ts'

const after = (result: CallbackResult, at: { returnTo?: string; cartHolds?: boolean } = {}) => {
  const { toast, goal } = callbackSteps(result, { returnTo: '/', cartHolds: false, ...at })
  return [toast?.title ?? null, toast?.description ?? null, goal]
}
const confirmed = 'Your account has been successfully confirmed.'

test('a confirmed address leads to the checkout, if there is something to check out', () => {
  const said = `${confirmed} You can now complete your checkout.`
  expect(after({ kind: 'confirmed' }, { cartHolds: true })).toEqual(['Account confirmed', said, '/checkout'])
})

test('with an empty cart nobody is sent to an empty checkout, but where they were going', () => {
  expect(after({ kind: 'confirmed' })).toEqual(['Account confirmed', confirmed, '/account'])
  expect(after({ kind: 'confirmed' }, { returnTo: '/orders' })).toEqual([
    'Account confirmed',
    confirmed,
    '/orders',
  ])
})

test('a new password is not called a confirmed account', () => {
  const [title, said, goal] = after({ kind: 'password_changed' })
  expect([title, goal]).toEqual(['Password changed', '/account'])
  expect(said).not.toMatch(/confirmed|checkout/)
  expect(after({ kind: 'password_changed' }, { cartHolds: true })).toEqual([title, said, '/checkout'])
  expect(after({ kind: 'password_changed' }, { returnTo: '/orders' })).toEqual([title, said, '/orders'])
})

test('who did not try to sign in is told of no error', () => {
  expect(after({ kind: 'nobody' }, { returnTo: '/orders' })).toEqual([null, null, '/'])
  expect(after({ kind: 'session_error', reason: 'no_session', provider: null })).toEqual([
    'Authentication error',
    'We could not sign you in. Please try again.',
    '/auth',
  ])
})

test('a link that was used before says so, and leads through signing in to where it would have led', () => {
  const steps = (at: { returnTo?: string; cartHolds?: boolean }) => after({ kind: 'confirmed_before' }, at)
  expect(steps({})).toEqual([
    'Already confirmed',
    'This link was used before, and your address is confirmed. Sign in to continue.',
    '/auth',
  ])
  expect(steps({ returnTo: '/orders?page=2' })[2]).toBe('/auth?returnTo=%2Forders%3Fpage%3D2')
  expect(steps({ returnTo: '/orders', cartHolds: true })[2]).toBe('/auth?returnTo=%2Fcheckout')
})

test('a link that ended leads to where another one is asked for, and then on', () => {
  const ended: CallbackResult = { kind: 'session_error', reason: 'link_expired', provider: null }
  expect(after(ended, { returnTo: '/address-history' })[2]).toBe(
    '/auth?link=ended&returnTo=%2Faddress-history',
  )
})

test('the other tabs follow whenever somebody is signed in now', () => {
  const follows = (result: CallbackResult) =>
    callbackSteps(result, { returnTo: '/', cartHolds: false }).signedIn
  expect([follows({ kind: 'confirmed' }), follows({ kind: 'password_changed' })]).toEqual([true, true])
  expect([follows({ kind: 'confirmed_before' }), follows({ kind: 'nobody' })]).toEqual([false, false])
})
