import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { dollarsFromCents, formatCents, formatMonthly } from '#domain/shared/money.ts'
import { priceOf } from '#tests/support/catalogue-prices.ts'
import { answer, base, lookup, providers } from './support/security-answers.ts'
import { card, check, packages, storedCart, zipField } from './support/security-page.ts'
import { equipmentOf, pages } from './support/security-prices.ts'
import { expect, expectAccessible, expectAccessibleAt, open, test } from './support/test.ts'

const { findOffering, guides, internetAddOns } = readSeed()
const { starter, kit: kitCents } = equipmentOf.essentials
const completeCents = equipmentOf.complete.kit.defaultCents
const aMonth = (cents: number) => `${formatCents(cents)} a month`

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, prices } of pages) {
    test(`${path} shows its packages with prices, the phone number and the ZIP form`, async ({ page }) => {
      for (const address of [path, `${path}?zipCode=78701`]) {
        await page.goto(address)
        for (const price of prices) await expect(packages(page).getByText(price).first()).toBeVisible()
        await expect(packages(page).getByRole('link', { name: 'Call to order' }).first()).toHaveAttribute(
          'href',
          /^tel:\+1\d{10}$/,
        )
        await expect(page.getByText('Checking package availability...')).toBeHidden()
      }
      await zipField(page).fill('60601')
      await check(page)
      await expect(page).toHaveURL(new RegExp(`${path}\\?zipCode=60601$`))
      await expect(zipField(page)).toHaveValue('60601')
    })
  }
})

for (const { path, name } of pages) {
  test(`${path} prompts for the ZIP, checks it and keeps it in its address`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByText('Enter your ZIP code above to continue.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0)
    await page.route(lookup, route => route.fulfill(answer({ ...base, providers })))
    await zipField(page).fill('78701')
    const asked = page.waitForRequest(lookup)
    const before = Date.now()
    await check(page)
    await expect(page.getByRole('status').getByText('Checking package availability...')).toBeVisible()
    await expect(page.getByRole('status').getByText('Zip code confirmed')).toBeVisible()
    expect(Date.now() - before).toBeGreaterThanOrEqual(750)
    expect((await asked).postDataJSON()).toEqual({ address: '78701' })
    await expect(page).toHaveURL(new RegExp(`${path}\\?zipCode=78701$`))
    await expect(page.getByRole('heading', { name: `${name} packages for Austin, TX 78701` })).toBeVisible()
    await expect(packages(page)).toContainText(`we can’t tell whether ${name} installs at your address`)
    await expect(packages(page)).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('last-search-zipcode'))).toBe('{"zipCode":"78701"}')
  })

  test(`${path} confirms the ZIP of its address by itself`, async ({ page }) => {
    await page.route(lookup, route => route.fulfill(answer({ ...base, providers })))
    await open(page, `${path}?zipCode=78701`)
    await expect(page.getByRole('heading', { name: /packages for Austin, TX 78701/ })).toBeVisible()
    await expect(zipField(page)).toHaveValue('78701')
    await expect(page.getByText('Zip code confirmed')).toHaveCount(0)
  })

  test(`${path} takes the last searched ZIP into its field and waits for a word`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('last-search-zipcode', '60601'))
    await open(page, path)
    await expect(zipField(page)).toHaveValue('60601')
    await expect(page.getByText('Enter your ZIP code above to continue.')).toBeVisible()
  })
}

test.describe('what may go wrong', () => {
  test.use({ provoked: [/Failed to load resource/] })

  test('a ZIP that does not exist, or is none, is named beside the field', async ({ page }) => {
    await open(page, '/adt-packages')
    await zipField(page).fill('7870')
    await check(page)
    await expect(zipField(page)).toHaveAccessibleDescription(/five digits/)
    await zipField(page).fill('00000')
    await expect(zipField(page)).toHaveAccessibleDescription('')
    await check(page)
    await expect(zipField(page)).toHaveAccessibleDescription(/do not know this ZIP code/)
    await expect(zipField(page)).toHaveValue('00000')
    await expect(zipField(page)).toBeFocused()
    await expect(page.getByText('Zip code confirmed')).toHaveCount(0)
    await expect(page).toHaveURL(/\/adt-packages$/)
    await expectAccessible(page)
  })

  test('a state before the ZIP is read, and asked about where the ZIP isn’t in it', async ({ page }) => {
    await open(page, '/adt-packages')
    await zipField(page).pressSequentially('CA 78701')
    await check(page)
    await expect(zipField(page)).toHaveAccessibleDescription(/is in Austin, TX, not in CA/)
    await expect(zipField(page)).toHaveValue('CA 78701')
    await zipField(page).fill('TX 78701')
    await check(page)
    await expect(page).toHaveURL(/\/adt-packages\?zipCode=78701$/)
  })

  for (const [words, respond] of [
    ['no connection', undefined],
    ['a server fault', { status: 500, contentType: 'application/problem+json', body: '{"detail":"inside"}' }],
  ] as const) {
    test(`${words} is told, and the packages are there with the add-ons`, async ({ page }) => {
      await page.route(lookup, route => (respond ? route.fulfill(respond) : route.abort()))
      await open(page, '/vivint-packages')
      await zipField(page).fill('78701')
      await check(page)
      await expect(page.getByRole('alert').getByText('Error fetching providers')).toBeVisible()
      await expect(packages(page).getByText('There was an error getting provider information')).toBeVisible()
      await expect(zipField(page)).toHaveValue('78701')
      const add = card(page, 'Vivint Complete').getByRole('radio', { name: /Internet add-on/ })
      await expect(add).toHaveCount(2)
    })
  }
})

test('brand A: the kit at its default, in steps, and the starter, each with its 36 months', async ({
  page,
}) => {
  await page.route(lookup, route => route.fulfill(answer(base)))
  await open(page, '/vivint-packages?zipCode=78701')
  const essentials = card(page, 'Vivint Essentials')
  const total = essentials.getByText('36-month total').locator('xpath=following-sibling::dd')
  await expect(essentials.getByRole('radio', { name: /Kit in the monthly price/ })).toBeChecked()
  await expect(essentials.getByRole('radio', { name: 'Don’t add internet' })).toBeChecked()
  const kit = essentials.getByRole('slider', { name: 'Equipment level' })
  await expect(kit).toHaveAttribute('aria-valuetext', aMonth(kitCents.defaultCents))
  await expect(total).toHaveText(`at least ${formatCents(36 * kitCents.defaultCents)}`)
  await kit.press('ArrowRight')
  await expect(kit).toHaveAttribute('aria-valuetext', aMonth(kitCents.defaultCents + kitCents.stepCents))
  await kit.press('End')
  await expect(kit).toHaveAttribute('aria-valuetext', aMonth(kitCents.maxCents))
  await kit.press('Home')
  await expect(kit).toHaveAttribute('aria-valuetext', aMonth(kitCents.minCents))
  const starterCents = starter.equipmentCents + 36 * kitCents.minCents
  await essentials.getByRole('radio', { name: /Starter equipment paid once/ }).check()
  await expect(essentials.getByText('Equipment, paid once')).toBeVisible()
  await expect(total).toHaveText(`at least ${formatCents(starterCents)}`)
  await essentials.getByRole('radio', { name: /Internet add-on 100 Mbps/ }).check()
  const addOn = internetAddOns.find(({ id }) => id === 'vivint-internet-100')
  if (!addOn) throw new Error('The seed has no such add-on')
  await expect(total).toHaveText(`at least ${formatCents(starterCents + 36 * priceToday(addOn.schedule))}`)
  const completeKit = card(page, 'Vivint Complete').getByRole('slider')
  await expect(completeKit).toHaveAttribute('aria-valuetext', aMonth(completeCents))
  await expect(page.getByRole('region', { name: 'Vivint Custom plan' })).toContainText('Call for pricing')
})

test('brand A: package and internet go into the cart as checkout knows them', async ({ page }) => {
  await page.route(lookup, route => route.fulfill(answer({ ...base, providers })))
  await open(page, '/vivint-packages?zipCode=78701')
  const complete = card(page, 'Vivint Complete')
  await complete.getByRole('radio', { name: /Starter equipment paid once/ }).check()
  const label = `Kinetic Fiber 100, +${priceOf('kinetic-fiber-100')}`
  await complete.getByLabel('Add internet').selectOption({ label })
  await expect(complete.getByLabel('Add internet')).toHaveAccessibleDescription(/, found at your ZIP$/)
  // What was chosen outlives a reload.
  await page.reload()
  await expect(complete.getByRole('radio', { name: /Starter equipment paid once/ })).toBeChecked()
  await expect(complete.getByLabel('Add internet')).toHaveValue('kinetic')
  await complete.getByRole('button', { name: /^Add to cart: Vivint Complete.* and Kinetic/ }).click()
  await expect(page.getByRole('button', { name: 'Cart, 2 services' }).first()).toBeVisible()
  const lines = await storedCart(page)
  expect(lines.map(line => line.serviceName)).toEqual(['Complete, equipment paid once', 'Fiber 100'])
  for (const { providerId, serviceName, price } of lines) {
    const offering = findOffering(providerId, serviceName)
    expect(offering && dollarsFromCents(priceToday(offering.schedule))).toBe(price)
  }
})

test('an add-on where no provider is found is an estimate: counted, but not put into the cart', async ({
  page,
}) => {
  await page.route(lookup, route => route.fulfill(answer(base)))
  await open(page, '/vivint-packages?zipCode=78701')
  await expect(packages(page).getByText(/The two internet add-ons are estimates/)).toBeVisible()
  const essentials = card(page, 'Vivint Essentials')
  await essentials.getByRole('radio', { name: /Internet add-on 100 Mbps.*estimate, by phone only/ }).check()
  await expect(essentials.getByText(/not a provider’s plan: .* It does not go into the cart\./)).toBeVisible()
  await essentials.getByRole('button', { name: /^Add to cart: Vivint Essentials[^&]*$/ }).click()
  expect((await storedCart(page)).map(line => line.serviceName)).toHaveLength(1)
})

test('a provider without a known price counts the fallback and is ordered by phone', async ({ page }) => {
  await page.route(lookup, route => route.fulfill(answer({ ...base, providers })))
  await open(page, '/vivint-packages?zipCode=78701')
  const essentials = card(page, 'Vivint Essentials')
  const counted = formatMonthly(guides.security.fallbackInternetCents)
  await essentials.getByLabel('Add internet').selectOption({ label: `Small Net, +${counted}` })
  await expect(essentials.getByText(/does not go into the cart/)).toBeVisible()
  await essentials.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 service' }).first()).toBeVisible()
})

test('brand B: two packages, three providers at most, and the choice outlives another ZIP', async ({
  page,
}) => {
  await page.route(lookup, route => route.fulfill(answer({ ...base, providers })))
  await open(page, '/adt-packages?zipCode=78701')
  const secure = card(page, 'ADT Secure')
  await expect(secure.getByText('Most Popular')).toBeVisible()
  await expect(secure.getByRole('group', { name: 'Add internet' }).getByRole('radio')).toHaveCount(4)
  await secure.getByRole('radio', { name: /Metronet 150 Mbps/ }).check()
  await zipField(page).fill('78702')
  await check(page)
  await expect(page).toHaveURL(/zipCode=78702$/)
  await expect(secure.getByRole('radio', { name: /Metronet 150 Mbps/ })).toBeChecked()
  await secure.getByRole('button', { name: /^Add to cart/ }).click()
  expect((await storedCart(page)).map(line => line.serviceName)).toEqual(['Secure', '150 Mbps'])
  await expect(card(page, 'ADT Basic').getByText(priceOf('adt-basic'))).toBeVisible()
})

test('no providers is said, and brand B still sells its packages', async ({ page }) => {
  await page.route(lookup, route => route.fulfill(answer(base)))
  await open(page, '/adt-packages?zipCode=78701')
  await expect(packages(page).getByText("We couldn't find any providers for this address")).toBeVisible()
  await expect(card(page, 'ADT Basic').getByRole('button', { name: /^Add to cart/ })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

  for (const { path } of pages) {
    test(`${path} has nothing for axe to complain of and fits`, async ({ page }) => {
      await open(page, path)
      await expectAccessibleAt(page)
      let release = () => {}
      const held = new Promise<void>(resolve => {
        release = resolve
      })
      await page.route(lookup, async route => {
        await held
        await route.fulfill(answer({ ...base, providers }))
      })
      await zipField(page).fill('78701')
      await check(page)
      await expect(page.getByText('Checking package availability...')).toBeVisible()
      await expectAccessibleAt(page)
      release()
      await expect(page.getByRole('button', { name: /^Add to cart/ })).toHaveCount(2)
      await expectAccessibleAt(page)
    })
  }
})
