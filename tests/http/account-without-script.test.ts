import { expect, test } from 'vitest'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'

const site = useBuiltSite()

test('a browser without script signs out by a form of the account page', async () => {
  const cookie = await site.signUp('leaver')
  const page = await (await site.get('/account', { cookie })).text()
  expect(page).toContain('value="sign-out"')
  expect(page).toContain('href="/orders"')
  const answer = await site.request('/account', {
    method: 'POST',
    headers: { origin: ORIGIN, cookie },
    body: new URLSearchParams({ intent: 'sign-out' }),
  })
  expect(answer.headers.get('location')).toBe('/auth')
  expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=0/i)
  expect((await (await site.get('/api/session', { cookie })).json()).user).toBeNull()
})
