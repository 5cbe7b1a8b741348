import { expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useBuiltSite()

test('an editor, to whom the queue is nothing, begins at another place', async () => {
  const cookie = await signInStaff(site, 'editor')
  const answer = await site.get('/desk', { cookie })
  expect(answer.status).toBe(302)
  const place = answer.headers.get('location') ?? ''
  expect(place).toMatch(/^\/desk\/\w+/)
})

test('the desk opens for staff by both factors, and sends others to sign in', async () => {
  const cookie = await signInStaff(site, 'agent')
  const page = await site.get('/desk', { cookie })
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Ana Torres')
  const half = await signInStaff(site, 'agent', { factor: 'missing' })
  for (const other of ['', half, await site.signUp('customer')]) {
    const answer = await site.get('/desk', { cookie: other })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/desk/sign-in?returnTo=%2Fdesk'])
  }
})
