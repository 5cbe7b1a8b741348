import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { prerenderedPaths } from '#server/pages/prerendered-paths.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import config from '../../playwright.config.ts'
import { lostAtThisWidth } from './support/lost-words.ts'
import { searched, signedUp } from './support/people.ts'
import { storeCart } from './support/stored-cart.ts'
import { expect, open, test } from './support/test.ts'

// The browser's own default text at 200 %, as somebody sets it who reads badly.
const launchOptions = config.use?.launchOptions ?? {}
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
})

/** A narrow phone, a usual one, half a desktop window and whole ones. */
const widths = [320, 390, 640, 1280, 1440]
const pages = [
  ...prerenderedPaths,
  ...[
    ...['/results', '/results?zip=78704', '/results?zip=59718', '/adt-packages?zipCode=78704'],
    '/bundles?zip=78704',
    '/bundles?internet=metronet-1-gig&zip=78704',
    '/quote',
    '/auth',
    '/internet/texas',
  ],
  ...['/internet/texas/travis-county', '/providers/kinetic/labels', '/plans/metronet-1-gig/label'],
]

test('every page fits the window with text twice as large, and nothing of it is cut off', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const lost: string[] = []
  for (const path of pages) {
    await open(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const one of await page.evaluate(lostAtThisWidth)) lost.push(`${path} at ${width}: ${one}`)
    }
  }
  expect(lost).toEqual([])
})

for (const [width, percent] of [
  [320, 200],
  [390, 200],
  [320, 150],
  [390, 150],
] as const) {
  test(`at ${width} px and text at ${percent} %, no word of a plan’s name is broken`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/internet-plans?all=1')
    // The browser's setting is 200 %; a style of the root makes it less.
    await page.evaluate(
      size => document.documentElement.style.setProperty('font-size', size),
      `${percent / 2}%`,
    )
    expect(await page.evaluate(lostAtThisWidth)).toEqual([])
    const names = page.locator('main li h3')
    expect(await names.count()).toBe(readSeed().internetPlans.length)
    const narrow = await names.evaluateAll(all =>
      all.flatMap(name => {
        const { width: room, height } = name.getBoundingClientRect()
        const em = Number.parseFloat(getComputedStyle(name).fontSize)
        return room > 4 * em && height < 8 * em ? [] : [`${name.textContent}: ${room} × ${height} px`]
      }),
    )
    expect(narrow).toEqual([])
  })
}

test('on a phone, the search keeps room for five digits and its button inside', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const form = page.getByRole('form', { name: 'Search by ZIP code' })
  const [around, field, button] = await Promise.all(
    [form, form.getByRole('textbox'), form.getByRole('button')].map(part => part.boundingBox()),
  )
  if (!around || !field || !button) throw new Error('The search is drawn')
  expect(field.width).toBeGreaterThan(5 * 32)
  expect(button.x + button.width).toBeLessThanOrEqual(around.x + around.width)
})

test('on a phone, the results break neither prices nor totals, and their ZIP code has room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/results?zip=78704')
  for (const figure of ['price', 'total', 'speed']) {
    const broken = await page.getByTestId(figure).evaluateAll(all =>
      all.flatMap(({ firstChild: text }) => {
        const words = text?.textContent?.split(' ') ?? []
        const range = document.createRange()
        let start = 0
        return words.filter(word => {
          if (text) range.setStart(text, start)
          if (text) range.setEnd(text, start + word.length)
          start += word.length + 1
          return range.getClientRects().length > 1
        })
      }),
    )
    expect(broken).toEqual([])
  }
  const field = page.getByRole('main').getByRole('textbox', { name: 'ZIP code' })
  expect((await field.boundingBox())?.width).toBeGreaterThan(5 * 32)
})

test('on the narrowest phone, the cart and the filters show every button whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const [first] = readSeed().offerings
  if (!first) throw new Error('The catalogue is empty')
  await storeCart(page, [aStoredLine(first.providerId, first.serviceName)])
  await open(page, '/checkout')
  const outside = (root: string) =>
    page.locator(`${root} button`).evaluateAll(buttons =>
      buttons.flatMap(button => {
        const { left, right, width, height } = button.getBoundingClientRect()
        const isWhole = left >= 0 && right <= window.innerWidth && height < 6 * width
        return isWhole ? [] : [button.getAttribute('aria-label') ?? button.textContent]
      }),
    )
  await expect(page.getByRole('button', { name: /^One more/ })).toBeVisible()
  expect(await outside('main')).toEqual([])
  const bill = page
    .locator('summary span')
    .filter({ hasText: /^First .*bill/ })
    .last()
  const word = await bill.evaluate(({ firstChild: text }) => {
    const range = document.createRange()
    if (text) range.setEnd(text, 'First'.length)
    if (text) range.setStart(text, 0)
    return range.getClientRects().length
  })
  expect(word, 'lines that the first word of a bill takes').toBe(1)
  await page.getByRole('button', { name: /^Cart, / }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^One more/ })).toBeVisible()
  expect(await outside('dialog[open]')).toEqual([])
  const title = page.getByRole('dialog').getByRole('heading', { name: 'Your cart' })
  expect((await title.boundingBox())?.width, 'room for a word').toBeGreaterThan(100)
  await open(page, '/results?zip=78704')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('button', { name: /^Show \d+ plan/ })).toBeVisible()
  expect(await outside('dialog[open]')).toEqual([])
})

test('on a phone, an order fits with its number and the phone number to call', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signedUp(page)
  await page.goto('/checkout')
  const [first] = readSeed().offerings
  const order = aPostedOrder({ lines: [aStoredLine(first?.providerId ?? '', first?.serviceName ?? '')] })
  const placed = await page.request.post('/api/orders', {
    data: order,
    headers: { origin: new URL(page.url()).origin },
  })
  const { reference } = await placed.json()
  for (const path of ['/orders', `/orders/${reference}`, '/order-confirmation']) {
    await open(page, path)
    await expect(page.getByText(reference).first()).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test('on the narrowest phone, the buttons of a past search break between words only', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signedUp(page)
  await searched(page, ['12 Main St, Austin, TX 78701'])
  await open(page, '/address-history')
  const card = page.getByRole('main').getByRole('listitem')
  for (const button of [
    card.getByRole('link', { name: /^Search Again/ }),
    card.getByRole('button', { name: /^Delete/ }),
  ]) {
    const lines = await button.evaluate(element => {
      const text = [...element.childNodes].find(node => node.nodeType === Node.TEXT_NODE)
      const range = document.createRange()
      if (text) range.selectNodeContents(text)
      return range.getClientRects().length
    })
    expect(lines).toBeGreaterThan(0)
    expect(lines).toBeLessThanOrEqual((await button.innerText()).split(' ').length)
  }
})
