import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { aStoredLine } from '#tests/support/builders.ts'
import { queryRunning } from '#tests/support/stored-rows.ts'
import { expect, open, test } from './support/account-test.ts'
import { avatar, signedUp } from './support/people.ts'
import { storeCart } from './support/stored-cart.ts'

const { findOffering, offerings } = readSeed()

const [first] = offerings
if (!first) throw new Error('The catalogue is empty')

test('orders are for signed-in visitors, and none yet leads on', async ({ page }) => {
  await page.goto('/orders')
  await expect(page).toHaveURL('/auth?returnTo=%2Forders')
  await signedUp(page)
  await open(page, '/orders')
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Browse services' }).click()
  await expect(page).toHaveURL('/providers')
})

test('an order stands in the list with its lines, reference, state and promised call, and outlives the account only in the books', async ({
  page,
  site,
}) => {
  const person = await signedUp(page)
  await storeCart(page, [{ ...aStoredLine(first.providerId, first.serviceName), quantity: 2 }])
  await open(page, '/checkout')
  await page.getByLabel('Full Name').fill('Ada Homeowner')
  await page.getByLabel('Phone Number').fill('512-555-0100')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Main St, Austin, TX 78701')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  const reference = await page.getByText(/^PW-/).innerText()

  await avatar(page, person).click()
  await page.getByRole('banner').getByRole('link', { name: 'Orders' }).click()
  const order = page.getByRole('main').locator('li').filter({ hasText: reference }).first()
  await expect(order.getByRole('heading')).toHaveText(`Order ${reference}`)
  const offering = findOffering(first.providerId, first.serviceName)
  if (!offering) throw new Error('The catalogue has it')
  const price = formatMonthly(2 * priceToday(offering.schedule))
  await expect(order).toContainText(first.serviceName)
  // As in the cart: '$59.90/mo, 2 times' would read as twice that.
  await expect(order).toContainText(`, 2 × ${formatCents(priceToday(offering.schedule))}`)
  await expect(order.getByText(price)).toHaveCount(2)
  // How well it is known has the whole width: beside the price, on a phone, it would be a narrow column.
  const known = order.getByText(/^Price (checked|listed) /)
  const [words, line] = await Promise.all(
    [known, order.locator('li').first()].map(part => part.boundingBox()),
  )
  expect(words?.width).toBe(line?.width)
  await expect(order).toContainText(/Submitted\. A representative calls \(512\) 555-0100 by \d/)
  // On the narrowest phones it would end a line inside the number.
  const number = order.getByText('(512) 555-0100', { exact: true })
  for (const width of [320, 340, 360, 375]) {
    await page.setViewportSize({ width, height: 700 })
    expect((await number.boundingBox())?.height).toBeLessThan(30)
  }
  await order.getByRole('link', { name: reference }).click()
  await expect(page).toHaveURL(/\/order-confirmation\?order=/)
  const confirmation = page.url()

  await page.getByRole('link', { name: 'See your order' }).click()
  await page.getByText('Cancel this order').click()
  await page.getByRole('button', { name: `Cancel order ${reference}` }).click()
  await expect(page.getByText('Your order is canceled')).toBeVisible()
  // Of a canceled order nothing can be changed, and nobody calls about it.
  await open(page, '/orders')
  await expect(order.getByRole('link', { name: 'See what happened', exact: true })).toBeVisible()
  await expect(order.locator('svg.lucide-phone-call')).toHaveCount(0)
  await page.goto(confirmation)
  await expect(page.getByText('Canceled. Nothing was ordered or charged.')).toBeVisible()
  await expect(page.getByText(/A representative will contact you|We book installation/)).toHaveCount(0)

  await open(page, '/account')
  await page.getByText('Delete my account').click()
  const section = page.getByRole('region', { name: 'Delete the account' })
  await section.getByRole('textbox', { name: 'Your password' }).fill(person.password)
  await section.getByRole('button', { name: 'Delete the account for good' }).click()
  // The books are read while the site is down: nothing of it may be loading then.
  await expect(page.getByText('Your account is deleted.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const [books] = await queryRunning(site, [
    `select user_id, contact_name from customer_orders where reference = '${reference}'`,
  ])
  expect(books).toEqual([{ user_id: null, contact_name: 'Ada Homeowner' }])
  await signedUp(page, person)
  await open(page, '/orders')
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  const gone = await page.request.get(confirmation)
  expect(await gone.text()).not.toContain(reference)
})
