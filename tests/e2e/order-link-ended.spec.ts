import type { Page } from '@playwright/test'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { keptLink } from '#tests/support/kept-mails.ts'
import { expect, expectAccessible, open, test } from './support/account-test.ts'
import { signedUp } from './support/people.ts'

const [first] = readSeed().offerings
if (!first) throw new Error('The catalogue is empty')
const line = aStoredLine(first.providerId, first.serviceName)

test.use({ provoked: [/status of (?:404|409) /] })

/** Orders as somebody who signed up; resolves to the order and to the path of the link in its email. */
async function ordered(page: Page, site: { origin: string } & Parameters<typeof keptLink>[0]) {
  const person = await signedUp(page)
  await page.goto('/checkout')
  const order = aPostedOrder({ email: person.email, lines: [line] })
  const { origin } = site
  const placed = await page.request.post('/api/orders', { data: order, headers: { origin } })
  expect(placed.status()).toBe(200)
  const { reference } = (await placed.json()) as { reference: string }
  // Asking the embedded database, the site is away for a moment: no page of it may ask meanwhile.
  await page.goto('about:blank')
  const link = new URL(await keptLink(site, person.email, 'order_received'))
  return { person, order, reference, path: link.pathname + link.search }
}

test('what somebody is typing stays when the order’s email address is changed, and the page says that its link ended', async ({
  page,
  browser,
  site,
}) => {
  const { origin } = site
  const { person, order, reference, path } = await ordered(page, site)
  const visit = await browser.newPage({ baseURL: site.origin })
  await open(visit, path)
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

test('a note that somebody is typing stays when the order is canceled in another tab, with or without script', async ({
  page,
  browser,
  site,
}) => {
  const { reference, path } = await ordered(page, site)
  const [typing, plain] = await Promise.all(
    [true, false].map(javaScriptEnabled => browser.newPage({ baseURL: site.origin, javaScriptEnabled })),
  )
  if (!typing || !plain) throw new Error('Two pages are open')
  const notice = 'This order can’t be changed here anymore, and what you typed wasn’t saved.'
  const note = (tab: Page) => tab.getByLabel('Your note')
  await open(typing, path)
  await plain.goto(path)
  for (const tab of [typing, plain]) {
    await tab.getByText('Add a note').click()
    await note(tab).fill('The gate code is 4711')
  }
  await open(page, path)
  await page.getByText('Cancel this order').click()
  await page.getByRole('button', { name: `Cancel order ${reference}` }).click()
  await expect(page.getByText('Your order is canceled')).toBeVisible()
  await expect(page.getByText('Add a note')).toHaveCount(0)

  await expect(typing.getByRole('status').filter({ hasText: notice })).toBeVisible()
  await expect(note(typing)).toHaveValue('The gate code is 4711')
  await expect(typing.getByRole('button', { name: 'Send note' })).toHaveCount(0)
  await expectAccessible(typing)
  await plain.getByRole('button', { name: 'Send note' }).click()
  await expect(plain.getByText(notice)).toBeVisible()
  await expect(note(plain)).toHaveValue('The gate code is 4711')
  await typing.close()
  await plain.close()
})
