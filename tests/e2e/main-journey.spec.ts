import { expect, type Page } from '@playwright/test'
import { fullName } from '#domain/catalog/full-name.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { providerUuid } from '#domain/shared/identifiers.ts'
import { dollarsFromCents, plainDollars } from '#domain/shared/money.ts'
import { SiteProcess } from '#tests/support/site-process.ts'
import { queryStored } from '#tests/support/stored-rows.ts'
import { TEST_WEBHOOK_SECRET, WebhookReceiver } from '#tests/support/webhook-receiver.ts'
import { test } from './support/watched-test.ts'

const { offerings } = readSeed()

// The order before signing in is refused.
test.use({ provoked: [/status of 401/] })

const contact = {
  name: 'Ada Homeowner',
  phone: '512.555.0100 ext 4',
  address: '12 Main St, Austin, TX 78701',
  notes: 'Please call after five',
}

/** Adds the result card of a provider to the cart and answers the line that this must make. */
async function addResult(page: Page, provider: string, providerId: string) {
  // A provider's plans may stand under several headings.
  const button = page.getByRole('button', { name: `Add to cart: ${provider} ` }).first()
  const label = (await button.getAttribute('aria-label')) ?? ''
  await button.click()
  const offering = offerings.find(
    one => one.providerId === providerId && label === `Add to cart: ${fullName(provider, one.serviceName)}`,
  )
  if (!offering) throw new Error(`The catalogue has no ${label}`)
  return {
    provider,
    providerId,
    serviceName: offering.serviceName,
    cents: priceToday(offering.schedule),
  }
}

for (const kind of ['PGlite', 'PostgreSQL'] as const) {
  test(`a new visitor finds, adds, signs up and orders, and the order is delivered, on ${kind}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const receiver = await WebhookReceiver.start()
    const site = await SiteProcess.start(kind, {
      AUTOMATION_WEBHOOK_URL: receiver.url,
      AUTOMATION_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
    })
    try {
      await page.goto(site.origin)
      // Without the script a ZIP leads straight to its results.
      await page.locator('html[data-ready=true]').waitFor({ state: 'attached' })
      await page.getByRole('textbox', { name: 'ZIP code' }).first().fill('78701')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      const form = page.getByRole('form', { name: 'Search by address' })
      await expect(form.getByLabel('City')).toHaveValue('Austin')
      await expect(form.getByLabel('State')).toHaveValue('TX')
      await form.getByLabel('Street').fill('12 Main St')
      await form.getByRole('button', { name: 'Search' }).click()

      await expect(page.getByRole('status').getByText('Found 5 providers in your county')).toBeVisible()
      await expect(page).toHaveURL(/\/results\?zip=78701$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        '1 provider reaches most of Travis County, 4 more reach parts of it',
      )
      const lines = [await addResult(page, 'AT&T', 'att'), await addResult(page, 'Spectrum', 'spectrum')]
      await expect(page.getByText('Added to cart').first()).toBeVisible()

      await page.getByRole('banner').getByRole('button', { name: 'Cart, 2 services' }).click()
      await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
      await expect(page).toHaveURL(/\/checkout$/)
      await page.getByLabel('Full Name').fill(contact.name)
      await page.getByLabel('Email Address').fill('ada@example.com')
      await page.getByLabel('Phone Number').fill(contact.phone)
      await page.getByRole('textbox', { name: 'Address', exact: true }).fill(contact.address)
      await page.getByLabel('Order Notes').fill(contact.notes)
      await expect(page.getByText("You'll need to sign in to complete your purchase")).toBeVisible()
      await page.getByRole('button', { name: 'Place Order' }).click()

      await expect(page).toHaveURL(/\/auth/)
      await expect(page.getByRole('alert').getByText('Authentication required').first()).toBeVisible()
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      await expect(page.getByLabel('Username')).toBeVisible()
      await page.getByLabel('Email').fill('ada@example.com')
      await page.getByLabel('Username').fill('ada_home')
      await page.getByLabel('Password', { exact: true }).fill('correct horse')
      await page.getByRole('textbox', { name: 'Confirm password' }).fill('correct horse')
      await page.getByRole('button', { name: 'Sign Up' }).click()

      await expect(page).toHaveURL(/\/checkout$/)
      await expect(page.getByText('You have successfully signed in.')).toBeVisible()
      await expect(page.getByLabel('Full Name')).toHaveValue(contact.name)
      await expect(page.getByLabel('Phone Number')).toHaveValue(contact.phone)
      await expect(page.getByLabel('Order Notes')).toHaveValue(contact.notes)
      await expect(page.getByRole('main').getByRole('button', { name: /^Remove/ })).toHaveCount(2)
      await page.getByRole('button', { name: 'Place Order' }).click()

      await expect(page).toHaveURL(/\/order-confirmation\?order=/)
      await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
      await expect(page.getByText('Order submitted!')).toBeVisible()
      await expect(page.getByText(/A representative will contact you within 24 hours/)).toBeVisible()
      const reference = await page.getByText(/^PW-/).innerText()
      await page.reload()
      await expect(page.getByText(reference)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Cart, empty' }).first()).toBeVisible()

      await receiver.until(1)
      const [webhook] = receiver.received
      if (!webhook) throw new Error('no webhook')
      expect(receiver.isSigned(webhook)).toBe(true)
      const [first, second] = lines
      if (!first || !second) throw new Error('two lines')
      const { timestamp, ...payload } = webhook.payload
      expect(payload).toEqual({
        'Full name': contact.name,
        email: 'ada@example.com',
        phone: contact.phone,
        address: contact.address,
        selected_service: `${first.serviceName}, ${second.serviceName}`,
        provider: 'AT&T, Spectrum',
        bundle: lines.map(line => fullName(line.provider, line.serviceName)).join(' + '),
        price: dollarsFromCents(first.cents + second.cents),
        notes: contact.notes,
      })
      expect(new Date(String(timestamp)).getTime()).toBeGreaterThan(Date.now() - 60_000)

      expect(await site.end('SIGTERM')).toBe(0)
      const [users, profiles, orders, items, addresses, events] = await queryStored(site, [
        'select id, email from users',
        'select id, username, avatar_url from profiles',
        'select * from customer_orders',
        'select * from order_items order by position',
        'select user_id, street, city, state, zip_code, is_primary from customer_addresses',
        // Summed up already, or not yet.
        `select figure, sum(count)::int as count from (
          select case label when 'order' then 'confirmations' else 'sign_ups' end as figure, 1 as count
            from counted_events where name = 'conversion'
          union all select figure, count from number_days
            where dimension = 'all' and figure in ('confirmations', 'sign_ups')
        ) as counted group by figure order by figure`,
      ])
      expect(users).toHaveLength(1)
      const userId = users?.[0]?.id
      expect(profiles).toEqual([{ id: userId, username: 'ada_home', avatar_url: null }])
      expect(orders).toMatchObject([
        {
          user_id: userId,
          reference,
          contact_name: contact.name,
          contact_email: 'ada@example.com',
          contact_phone: contact.phone,
          shipping_address: contact.address,
          notes: contact.notes,
        },
      ])
      expect(items).toMatchObject(
        lines.map(line => ({
          order_id: orders?.[0]?.id,
          provider_id: providerUuid(line.providerId),
          provider_name: line.provider,
          service_name: line.serviceName,
          quantity: 1,
          price_per_unit: plainDollars(line.cents),
        })),
      )
      // Once as nobody's, and once more as of the account that was made after the search.
      const place = {
        street: '12 Main St',
        city: 'Austin',
        state: 'TX',
        zip_code: '78701',
        is_primary: false,
      }
      expect(addresses).toEqual([
        { ...place, user_id: null },
        { ...place, user_id: userId },
      ])
      // The confirmation was seen twice; the order counts once.
      expect(events).toEqual([
        { figure: 'confirmations', count: 1 },
        { figure: 'sign_ups', count: 1 },
      ])
    } finally {
      await site.remove()
      await receiver.close()
    }
  })
}
