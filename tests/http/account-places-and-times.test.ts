import { expect, test } from 'vitest'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'

const site = useBuiltSite()

test('where somebody is sent back to is the page as it is in the address bar', async () => {
  for (const [asked, page] of [
    ['/orders.data?_routes=account%2Forders.route', '/orders'],
    ['/address-history.data?page=2&_routes=account%2Faddress-history.route', '/address-history?page=2'],
  ] as const) {
    const sent = await (await site.get(asked)).text()
    expect(sent).toContain(`/auth?${new URLSearchParams({ returnTo: page })}`)
    expect(sent).not.toContain('_routes')
  }
})

test('without a zone of the browser’s, times are told in the home’s everywhere in the account', async () => {
  const cookie = await site.signUp('central')
  const html = async (path: string) => (await site.get(path, { cookie })).text()
  // A second device: of the one that asks, no time is told.
  const signIn = { intent: 'sign-in', email: 'central@example.com', password: 'correct horse' }
  const body = new URLSearchParams(signIn)
  await site.request('/auth', { method: 'POST', headers: { origin: ORIGIN }, body })
  expect(await html('/account')).toMatch(/[AP]M ET</)
  await site.postJson('/api/fcc-broadband', { address: '12 Main St, Austin, TX 78701' }, { cookie })
  expect(await html('/address-history')).toMatch(/[AP]M CT</)
  expect(await html('/account')).toMatch(/[AP]M CT</)
})

test('where the deletion of an account leads says so, also without script', async () => {
  expect(await (await site.get('/auth?account=deleted')).text()).toContain('Your account is deleted.')
  expect(await (await site.get('/auth')).text()).not.toContain('Your account is deleted.')
})
