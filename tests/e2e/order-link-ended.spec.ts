import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { keptLink } from '#tests/support/kept-mails.ts'
import { expect, expectAccessible, open, test } from './support/account-test.ts'
import { signedUp } from './support/people.ts'

const [first] = readSeed().offerings
if (!first) throw new Error('The catalogue is empty')

test.use({ provoked: [/status of 404 /] })

test('what somebody is typing stays when the order’s email address is changed, and the page says that its link ended', async ({
  page,
  browser,
  site,
}) => {
  const person = await signedUp(page)
  await page.goto('/checkout')
  const { origin } = site
  const order = aPostedOrder({
    email: person.email,
    lines: [aStoredLine(first.providerId, first.serviceName)],
  })
  const placed = await page.request.post('/api/orders', { data: order, headers: { origin } })
  expect(placed.status()).toBe(200)
  const { reference } = (await placed.json()) as { reference: string }
  // Asking the embedded database, the site is away for a moment: no page of it may ask meanwhile.
  await page.goto('about:blank')
  const link = new URL(await keptLink(site, person.email, 'order_received'))
  const visit = await browser.newPage({ baseURL: site.origin })
  await open(visit, link.pathname + link.search)
  await visit.getByText('Change contact details').click()
  await visit.getByLabel('Phone Number').fill('512-555-0199')

  const { name, phone, address } = order
  const changed = await page.request.post(`/orders/${reference}`, {
    form: { intent: 'contact', version: '1', name, phone, address, email: `new-${person.email}` },
    headers: { origin },
    maxRedirects: 0,
  })
  expect(changed.status()).toBe(303)
  const notice = visit.getByText('This page no longer opens your order')
  await expect(notice).toBeInViewport()
  await expect(visit.getByLabel('Phone Number')).toHaveValue('512-555-0199')
  await visit.getByRole('button', { name: 'Save changes' }).click()
  await expect(notice).toBeInViewport()
  await expect(visit.getByLabel('Phone Number')).toHaveValue('512-555-0199')
  await expectAccessible(visit)
  await visit.reload()
  await expect(visit.getByRole('heading', { name: 'No order to show' })).toBeVisible()
  await visit.close()
})
