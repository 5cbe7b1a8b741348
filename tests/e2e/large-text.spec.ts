import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { prerenderedPaths } from '#server/pages/prerendered-paths.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import config from '../../playwright.config.ts'
import { lostAtThisWidth } from './support/lost-words.ts'
import { signedUp } from './support/people.ts'
import { expect, open, test } from './support/test.ts'

// The browser's own default text at 200 %, as somebody sets it who reads badly.
const launchOptions = config.use?.launchOptions ?? {}
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
})

/** A phone, half a desktop window and whole ones. */
const widths = [390, 640, 1280, 1440]
const pages = [
  ...prerenderedPaths,
  ...[
    '/results?zip=78704',
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
  test.setTimeout(180_000)
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
