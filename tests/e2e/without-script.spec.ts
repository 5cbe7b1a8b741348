import { prerenderedPaths } from '#server/pages/prerendered-paths.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false, provoked: [/404/] })

const pages = [
  ...prerenderedPaths,
  ...[
    '/results',
    '/results?zip=78704',
    '/results?zip=78704&type=fiber&view=compare',
    '/internet-plans?zip=78704',
  ],
  ...['/providers?q=metro', '/quote', '/watches', '/auth', '/auth?tab=sign-up', '/auth/forgot', '/account'],
  ...['/orders', '/order-confirmation', '/promised-and-served', '/providers/att', '/price-changes'],
  ...['/providers/kinetic/price-changes', '/providers/kinetic/labels', '/plans/metronet-1-gig/label'],
  ...['/internet/texas', '/internet/texas/travis-county', '/bundles?zip=78704'],
  ...['/bundles?zip=78704&internet=metronet-1-gig', '/moving?date=2027-01-15&zip=78704'],
  ...['/vivint-packages?zipCode=78704', '/nothing-here'],
]
/** The widths on either side of where the menus turn into a sheet. */
const widths = [390, 1440]

test('no page shows what only a script could answer, and each says what works instead', async ({ page }) => {
  test.setTimeout(120_000)
  const faults: string[] = []
  for (const path of pages) {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const fault of await page.evaluate(faultsOf)) faults.push(`${path} at ${width}: ${fault}`)
    }
  }
  expect(faults).toEqual([])
})

test('on a phone the menu leads to all pages, and ordering says where else', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/checkout')
  await expect(page.locator('main noscript p').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Request a quote' })).toBeVisible()
  await page.getByRole('link', { name: 'Menu: all pages' }).click()
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Compare all plans' }),
  ).toBeInViewport()
})

test('who asks for a quote by email is offered no call', async ({ page }) => {
  await page.goto('/quote')
  const form = page.getByRole('form', { name: 'Request a quote' })
  await form.getByLabel('Full Name').fill('Ada Homeowner')
  await form.getByLabel('Email Address').fill('ada@example.com')
  await form.getByLabel('ZIP Code').fill('78701')
  await form.getByLabel('What is it for?').selectOption({ index: 1 })
  await form.getByLabel('How should we answer?').selectOption('email')
  await form.getByRole('button', { name: 'Request my quote' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, we have your request' })).toBeVisible()
  await expect(page.getByText('Would you rather talk now?')).toHaveCount(0)
})

test('the person in the header leads to signing in', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first().click()
  await expect(page).toHaveURL('/auth')
})

test('no empty frame stands in the bundle builder', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/bundles')
    const empty = await page
      .locator('#builder .rounded-card')
      .evaluateAll(
        cards =>
          cards.filter(card => card.checkVisibility() && !(card as HTMLElement).innerText.trim()).length,
      )
    expect(empty).toBe(0)
  }
})

test('the bundle builder offers nothing to choose; what a link chose is summed up', async ({ page }) => {
  for (const path of ['/bundles', '/bundles?zip=78704']) {
    await page.goto(path)
    const builder = page.locator('#builder')
    await expect(builder.getByRole('link', { name: 'request a quote' })).toBeVisible()
    await expect(builder.getByRole('list', { name: 'Steps' })).toBeHidden()
    await expect(builder.getByRole('heading', { name: 'Choose your services' })).toBeHidden()
    await expect(builder.getByText('Nothing yet.')).toBeHidden()
    await expect(builder.getByRole('radio')).toHaveCount(0)
  }
  await page.goto('/bundles?internet=metronet-1-gig&security=adt-basic')
  await expect(page.getByRole('heading', { name: 'Your bundle' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Choose your services' })).toBeHidden()
})

/** Runs in the page. */
function faultsOf(): string[] {
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(seen)
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
  const words = document.querySelector('main')?.innerText ?? ''
  return [
    // Menus open by pointing and focus; everything else that sends nothing is dead.
    ...all('button:not([type="submit"]):not([data-without-script])').map(one => `dead button ${nameOf(one)}`),
    ...all('button:disabled, fieldset:disabled').map(one => `disabled ${nameOf(one)}`),
    ...all('button[type="submit"]')
      .filter(button => !(button as HTMLButtonElement).form)
      .map(one => `button without a form ${nameOf(one)}`),
    // A form without a way for it would put what is typed into the address.
    ...all('form:not([action])')
      .filter(form => form.querySelector('[name=email], [name=phone], [name=name], [name=password]'))
      .map(one => `form that goes nowhere ${nameOf(one)}`),
    ...all('input, select, textarea')
      .filter(field => !(field as HTMLInputElement).form)
      .map(one => `field without a form ${nameOf(one)}`),
    ...all('a:not([href]), a[href="#"]').map(one => `dead link ${nameOf(one)}`),
    ...all('[class*="animate-pulse"]').map(one => `skeleton ${one.className}`),
    ...(words.match(/(?:Loading|Checking|Searching|Looking up)[^\n]{0,40}/g) ?? []).map(
      said => `says ${said}`,
    ),
    ...(words.trim().length < 80 ? [`hardly anything to read: ${words}`] : []),
    ...(all('a[href="/quote"]').length === 0 ? ['no way to a quote'] : []),
  ]
}
