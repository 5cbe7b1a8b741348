import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { priceOf } from '#tests/support/catalogue-prices.ts'
import { expect, open, takenOver, test } from './support/test.ts'

const catalogue = readSeed()
const { rating, outOf, reviews } = catalogue.guides.reviews

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every section of the home page stands in the HTML', async ({ page }) => {
    for (const path of ['/', '/home-security']) {
      await page.goto(path)
      const headings = [
        'Compare Home Security, Internet and Entertainment Services',
        'Top Home Security, Internet and Entertainment Services',
        'How it Works',
        'Ready to Get Connected?',
      ]
      for (const name of headings) await expect(page.getByRole('heading', { name })).toBeVisible()
      const main = page.getByRole('main')
      for (const words of [
        'Best Home Security System',
        'Best Home Internet',
        'Best Streaming Service',
        'Starting at',
      ]) {
        await expect(main.getByText(words).first()).toBeVisible()
      }
      for (const { providerId, startsAt } of catalogue.homeCards) {
        const name = catalogue.providerName(providerId)
        const card = main
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name, exact: true }) })
        const price = 'cents' in startsAt ? formatMonthly(startsAt.cents) : priceOf(startsAt.planId)
        await expect(card.getByText(price, { exact: true })).toBeVisible()
      }
      await expect(main.getByText(`${rating} of ${outOf}`).first()).toBeVisible()
      await expect(main.getByText(`${reviews.toLocaleString('en-US')} reviews`).first()).toBeVisible()
      await expect(main.getByRole('link', { name: 'Start Building' })).toHaveAttribute('href', '/bundles')
      await expect(main.getByRole('link', { name: /Call Us/ })).toHaveAttribute('href', /^tel:/)
      await expect(page.getByRole('form', { name: 'Search by ZIP code' })).toBeVisible()
    }
  })

  test('the eight cards stand in their order with their targets', async ({ page }) => {
    await page.goto('/')
    const section = page.getByRole('region', {
      name: 'Top Home Security, Internet and Entertainment Services',
    })
    const cards = section.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(cards).toHaveCount(8)
    const targets = await cards.evaluateAll(all =>
      all.map(card => card.querySelector('a')?.getAttribute('href') ?? null),
    )
    expect(targets).toEqual([
      '/vivint-packages',
      '/kinetic-windstream',
      '/metronet',
      '/wow-internet',
      '/directv',
      '/adt-packages',
      null,
      null,
    ])
  })
})

test('the strip of ten providers can be paused by its button', async ({ page }) => {
  await open(page, '/')
  const strip = page.getByRole('region', { name: 'Providers you can compare here' })
  await expect(strip.getByRole('link')).toHaveCount(10)
  await strip.getByRole('button', { name: /pause/i }).click()
  await expect(strip.getByRole('button', { name: /(play|start|resume)/i })).toBeVisible()
  const running = await strip.evaluate(
    element =>
      element.getAnimations({ subtree: true }).filter(animation => animation.playState === 'running').length,
  )
  expect(running).toBe(0)
})

test('a quote request is thanked for, and its faults stand beside the fields', async ({ page }) => {
  await open(page, '/')
  const form = page.getByRole('form', { name: /quote/i })
  await takenOver(form)
  await form.getByRole('button', { name: 'Request my quote' }).click()
  await expect(form.getByText('Name is required').first()).toBeVisible()
  await form.getByLabel(/name/i).first().fill('Bo Renter')
  await form.getByLabel(/email/i).first().fill('bo@example.com')
  await form.getByLabel(/phone/i).first().fill('512 555 0101')
  await form.getByLabel(/zip/i).fill('78701')
  await form.getByLabel(/what is it for/i).selectOption({ index: 1 })
  await expect(form.getByRole('checkbox')).not.toBeChecked()
  await form.getByRole('button', { name: 'Request my quote' }).click()
  await expect(page.getByRole('heading', { name: /thank you/i })).toBeFocused()
})

test('a quote is asked for at the known ZIP code, and its thanks write the number as people do', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('last-search-zipcode', '{"zipCode":"78704"}'))
  await open(page, '/quote')
  const form = page.getByRole('form', { name: 'Request a quote' })
  await expect(form.getByLabel('ZIP Code')).toHaveValue('78704')
  await form.getByLabel('Full Name').fill('Bo Renter')
  await form.getByLabel('Email Address').fill('bo@example.com')
  await form.getByLabel('Phone Number').fill('5125550133')
  await form.getByLabel('What is it for?').selectOption('Home internet')
  await form.getByRole('button', { name: 'Request my quote' }).click()
  await expect(page.getByText('call you at (512) 555-0133 about this request')).toBeVisible()
})

test.describe('a quote by email', () => {
  test.use({ provoked: [/422/] })

  test('is refused for a ZIP code that nobody has, and its thanks name the address and no call', async ({
    page,
  }) => {
    await open(page, '/quote')
    const form = page.getByRole('form', { name: 'Request a quote' })
    await takenOver(form)
    await form.getByLabel('Full Name').fill('Jo Retired')
    await form.getByLabel('Email Address').fill('jo@example.com')
    await form.getByLabel('ZIP Code').fill('00000')
    await form.getByLabel('What is it for?').selectOption('Home internet')
    await form.getByLabel('How should we answer?').selectOption('email')
    await form.getByRole('button', { name: 'Request my quote' }).click()
    await expect(form.getByLabel('ZIP Code')).toHaveAccessibleDescription(/do not know this ZIP code/)
    await form.getByLabel('ZIP Code').fill('32159')
    await form.getByRole('button', { name: 'Request my quote' }).click()
    await expect(page.getByText('will email you at jo@example.com about this request')).toBeVisible()
    const thanks = page.getByRole('main')
    await expect(thanks.getByRole('link', { name: /call|\(\d{3}\)/i })).toHaveCount(0)
    await expect(thanks).not.toContainText(/\bcall\b/i)
  })
})

test.describe('the quote form without script', () => {
  test.use({ javaScriptEnabled: false, provoked: [/Failed to load resource/] })

  test('comes back with its faults and what was typed, then is taken', async ({ page }) => {
    await page.goto('/')
    const form = page.getByRole('form', { name: 'Request a quote' })
    await form.getByLabel('Full Name').fill('No Script')
    await form.getByRole('button', { name: 'Request my quote' }).click()
    await expect(page).toHaveURL(/\/quote$/)
    await expect(form.getByText('Valid email is required').first()).toBeVisible()
    await expect(form.getByLabel('Full Name')).toHaveValue('No Script')
    await form.getByLabel('Email Address').fill('no@example.com')
    await form.getByLabel('Phone Number').fill('512 555 0102')
    await form.getByLabel('ZIP Code').fill('00000')
    await form.getByLabel('What is it for?').selectOption('A bundle')
    await form.getByRole('button', { name: 'Request my quote' }).click()
    await expect(form.getByText('We do not know this ZIP code.').first()).toBeVisible()
    await form.getByLabel('ZIP Code').fill('78701')
    await form.getByRole('button', { name: 'Request my quote' }).click()
    await expect(page.getByRole('heading', { name: /thank you/i })).toBeVisible()
  })
})
