import { expect, test } from 'vitest'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { htmlFaults } from '#tests/support/html-faults.ts'
import { PUBLIC_ORIGIN } from '#tests/support/site-template.ts'

// Only where mail goes out is there a form. No mail is handed over here: nothing takes jobs.
const site = useBuiltSite({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: PUBLIC_ORIGIN })
const post = (fields: Record<string, string>) =>
  site.request('/watches', {
    method: 'POST',
    headers: { origin: ORIGIN },
    body: new URLSearchParams(fields),
  })
const place = { kind: 'arrival', zipCode: '00000', planType: 'cable', page: '/results?zip=78704' }

test('what is wrong is named beside its field, and what was typed stays', async () => {
  const response = await post({ ...place, email: 'ada at example' })
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toContain('Enter an email address, such as ada@example.com')
  expect(html).toContain('value="ada at example"')
  expect(await htmlFaults(html)).toEqual([])
  const unknown = await post({ ...place, email: 'ada@example.com' })
  const second = await unknown.text()
  expect(unknown.status).toBe(422)
  expect(second).toContain('value="00000"')
  expect(second).toMatch(/<option value="cable" selected/)
  const price = { kind: 'price', planId: 'metronet-500', planName: 'Metronet 500', below: 'cheap' }
  const third = await (await post({ ...price, email: 'ada@example.com' })).text()
  expect(third).toContain('Enter a price in dollars, such as 50')
  expect(third).toContain('value="cheap"')
  expect(await htmlFaults(third)).toEqual([])
  // Whoever names a limit hears of a changed label too, and must know it before.
  expect(third).toContain('we also email you when the plan’s broadband label changes.')
})

test('of a plan that isn’t sold anymore the page says so, and what can be watched instead', async () => {
  const page = await site.get('/watches?plan=gone-plan')
  const html = await page.text()
  expect(html).toContain('We don’t list this plan anymore.')
  expect(html).toContain('Here you can ask to be told of new providers')
  const known = await site.get('/watches?plan=metronet-1-gig')
  expect(await known.text()).not.toContain('anymore')
})

test('the page names the ZIP code whose field it doesn’t show, also with a fault in another one', async () => {
  const named = '<h1 class="mb-6 text-3xl">Email alerts for ZIP code 05401</h1>'
  expect(await (await site.get('/watches?zip=05401')).text()).toContain(named)
  const faulty = await post({ ...place, zipCode: '05401', email: 'ada at example' })
  expect(await faulty.text()).toContain(named)
  expect(await (await site.get('/watches?zip=nowhere')).text()).toContain('>Email alerts</h1>')
})
