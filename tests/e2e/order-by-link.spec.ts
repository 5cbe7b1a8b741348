import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { keptLink } from '#tests/support/kept-mails.ts'
import { expect, expectAccessible, expectAccessibleAt, open, ready, test } from './support/account-test.ts'
import { signedUp } from './support/people.ts'
import { storeCart } from './support/stored-cart.ts'

const [first] = readSeed().offerings
if (!first) throw new Error('The catalogue is empty')

// The home is in Texas, its customer's computer says California.
test.use({ timezoneId: 'America/Los_Angeles', provoked: [/status of (?:404|422) /] })

test('an hour is chosen at checkout and stands on the confirmation and in the list of orders', async ({
  page,
}) => {
  await signedUp(page)
  await storeCart(page, [aStoredLine(first.providerId, first.serviceName)])
  await open(page, '/checkout')
  await page.getByLabel('Full Name').fill('Ada Homeowner')
  await page.getByLabel('Phone Number').fill('512-555-0100')
  const hours = page.getByLabel('When should we call?')
  await expect(hours.getByRole('option')).toHaveText(['As soon as possible'])
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Main St, Austin, TX 78701')
  await expect(page.getByText(/As soon as possible means by \d+:\d\d [AP]M PT, \w{3} \w{3} \d/)).toBeVisible()
  await page.getByLabel('Text me').check()
  await expect(page.getByText('We text and call this number about your order')).toBeVisible()
  await expect(hours).toBeHidden()
  // The choice is kept like everything that is typed.
  await page.reload()
  await expect(page.getByLabel('Text me')).toBeChecked()
  await page.getByLabel('Call me').check()
  const chosen = (await hours.getByRole('option').nth(4).textContent()) ?? ''
  // As short as a narrow phone asks for, and with the zone: a closed select says nothing else.
  expect(chosen).toMatch(/^\w{3} \w{3} \d+, \d+(?: [AP]M)?–\d+ [AP]M PT$/)
  const hour = new RegExp(String.raw`${chosen.split(',')[0]}, \d+:00 [AP]M to \d+:00 [AP]M PT`)
  await hours.selectOption({ index: 4 })
  await expect(page.getByText(/As soon as possible means/)).toHaveCount(0)
  await page.reload()
  await expect(hours.locator('option:checked')).toHaveText(chosen)
  await expectAccessibleAt(page)
  await page.getByRole('button', { name: 'Place Order' }).click()

  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await expect(page.getByText(/calls \(512\) 555-0100 in the hour you chose/)).toContainText(hour)
  await expect(page.getByText("We'll call from")).toBeVisible()
  await expectAccessibleAt(page)
  await open(page, '/orders')
  await expect(page.getByText(/in the hour you chose/)).toContainText(hour)
})

test('while the confirmation is on its way, the checkout stays as it is', async ({ page }) => {
  await signedUp(page)
  await storeCart(page, [aStoredLine(first.providerId, first.serviceName)])
  await open(page, '/checkout')
  await page.getByLabel('Full Name').fill('Ada Homeowner')
  await page.getByLabel('Phone Number').fill('512-555-0100')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Main St, Austin, TX 78701')
  const held = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route('**/order-confirmation*', async route => {
    asked.resolve()
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await asked.promise
  await expect(page.getByText('Order submitted!')).toBeVisible()
  await expect(page.getByRole('main').getByText(first.serviceName, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(first.serviceName)
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, [1-9]/ })).toHaveCount(0)
})

test('somebody who asked for an email is only offered a call; going back after the order shows the empty cart', async ({
  page,
}) => {
  await signedUp(page)
  await storeCart(page, [aStoredLine(first.providerId, first.serviceName)])
  await open(page, '/checkout')
  await page.getByLabel('Full Name').fill('Ada Homeowner')
  await page.getByLabel('Phone Number').fill('512-555-0100')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Main St, Austin, TX 78701')
  await page.getByLabel('Email me').check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await expect(page.getByLabel('When should we call?')).toHaveCount(0)
  await expect(page.getByLabel('Would you rather have a call?').getByRole('option').first()).toHaveText(
    'No call, email me',
  )
  await page.goBack()
  await expect(page.getByText('Your cart is empty').first()).toBeInViewport()
})

test('the order opens by its link without signing in, is changed and canceled', async ({
  page,
  browser,
  site,
}) => {
  const person = await signedUp(page)
  await page.goto('/checkout')
  const lines = [aStoredLine(first.providerId, first.serviceName)]
  const { hours } = await (await page.request.get('/api/callback-hours/78701')).json()
  const placed = await page.request.post('/api/orders', {
    data: aPostedOrder({ email: person.email, lines, callback: { answerBy: 'call', startsAt: hours[3] } }),
    headers: { origin: new URL(page.url()).origin },
  })
  expect(placed.status()).toBe(200)

  // Somebody who is not signed in opens the mail.
  const elsewhere = await browser.newContext({ timezoneId: 'America/Los_Angeles' })
  const visit = await elsewhere.newPage()
  // Asking the embedded database, the site is away for a moment: no page of it may ask meanwhile.
  await page.goto('about:blank')
  const link = await keptLink(site, person.email, 'order_received')
  await open(visit, new URL(link).pathname + new URL(link).search)
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(/^Order PW-/)
  await expectAccessibleAt(visit)

  await visit.getByText('Add a note').click()
  // What is wrong is said in the form, and a long note says what is left of it.
  await visit.getByRole('button', { name: 'Send note' }).click()
  const summary = visit.getByText('Please fix 1 item')
  await expect(summary).toBeInViewport()
  await expect(visit.getByText('Please check the form')).toHaveCount(0)
  await visit.getByLabel('Your note').fill('a'.repeat(950))
  await expect(visit.getByText('50 characters left.')).toBeVisible()
  await visit.getByLabel('Your note').fill('The dog is friendly')
  await visit.getByRole('button', { name: 'Send note' }).click()
  await expect(visit.getByText('Your note is with us')).toBeVisible()
  await expect(visit.getByText('The dog is friendly')).toBeVisible()
  await ready(visit)

  await visit.getByText('Change contact details').click()
  await visit.getByLabel('Phone Number').fill('')
  await visit.getByRole('button', { name: 'Save changes' }).click()
  await expect(visit.getByRole('listitem').filter({ hasText: 'Phone number is required' })).toBeVisible()
  await expectAccessible(visit)
  await ready(visit)
  await visit.getByLabel('Phone Number').fill('512-555-0199')
  await visit.getByRole('button', { name: 'Save changes' }).click()
  await expect(visit.getByText('Your contact details are changed')).toBeVisible()
  await ready(visit)

  await visit.getByLabel('When should we call?').selectOption('')
  await visit.getByRole('button', { name: 'Change the time' }).click()
  await expect(visit.getByText(/A representative calls \(512\) 555-0199 by \d+:\d\d [AP]M PT/)).toBeVisible()

  await visit.getByText('Cancel this order').click()
  await visit.getByRole('button', { name: /^Cancel order PW-/ }).click()
  await expect(visit.getByText('Your order is canceled')).toBeVisible()
  await expect(visit.getByText('You canceled the order')).toBeVisible()
  await expect(visit.getByRole('button', { name: 'Send note' })).toHaveCount(0)
  await expectAccessible(visit)
  await open(visit, `${new URL(link).pathname}?key=forged`)
  await expect(visit.getByRole('heading', { name: 'No order to show' })).toBeVisible()
  await elsewhere.close()
})

test('who asks for a quote chooses the hour of the call on the page behind the thanks', async ({ page }) => {
  await open(page, '/quote')
  await page.getByLabel('Full Name').fill('Ada Homeowner')
  await page.getByLabel('Email Address').fill('ada@example.com')
  await page.getByLabel('Phone Number').fill('512-555-0100')
  await page.getByLabel('ZIP Code').fill('78701')
  await page.getByLabel('What is it for?').selectOption('Home internet')
  await page.getByLabel('How should we answer?').selectOption('Text me')
  await page.getByRole('button', { name: 'Request my quote' }).click()
  // The time is told right away, in the visitor's own zone, and is the one that the next page tells.
  const thanks = page.getByText(/A representative will text you at \(512\) 555-0100 about this request by/)
  await expect(thanks).toContainText(/by \d+:\d\d [AP]M PT, \w{3} \w{3} \d+\. There is nothing more/)
  const by = /by (\d+:\d\d [AP]M PT, \w{3} \w{3} \d+)/.exec(await thanks.innerText())?.[1] ?? 'no time'
  await page.getByRole('link', { name: 'Choose when we call' }).click()
  await expect(page.getByText(by)).toBeVisible()
  await expect(page.getByText(/A representative texts \(512\) 555-0100 by \d+:\d\d [AP]M PT/)).toBeVisible()
  await expectAccessibleAt(page)
  // Who wished a text isn't taken to want a call.
  const call = page.getByLabel('Would you rather have a call?')
  await expect(call.getByRole('option').first()).toHaveText('No call, text me')
  await call.selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Choose this time' }).click()
  await expect(page.getByText('in the hour you chose')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'The time of our call is set' })).toBeFocused()
  await expect(page.getByLabel('When should we call?').getByRole('option').first()).toHaveText(
    'No call, text me',
  )
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add the call to your calendar' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('call.ics')
})
