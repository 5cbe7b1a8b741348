import { expect, test } from 'vitest'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'

const site = useBuiltSite()

test('a flood of sign-ins is turned away early, while pages, searches and files go on', async () => {
  const flood = Array.from({ length: 150 }, (_, index) => {
    site.comeFrom(`198.51.100.${index}`)
    const fields = { intent: 'sign-in', email: `nobody${index}@example.com`, password: 'whatever' }
    return site.request('/auth', {
      method: 'POST',
      headers: { origin: ORIGIN },
      body: new URLSearchParams(fields),
    })
  })
  site.comeFrom('203.0.113.1')
  const others = await Promise.all([
    site.get('/'),
    site.get('/icon.svg'),
    site.get('/auth'),
    site.postJson('/api/fcc-broadband', { address: '78701' }),
  ])
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const answers = await Promise.all(flood)
  const turnedAway = answers.filter(({ status }) => status === 503)
  expect(turnedAway.length).toBeGreaterThan(50)
  expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(60)
  for (const answer of turnedAway) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await turnedAway[0]?.text()).toContain('Please try again in a few seconds')
})
