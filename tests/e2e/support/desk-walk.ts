import type { Browser, Page } from '@playwright/test'
import { storedCartLine } from '#domain/cart/cart.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { addDays } from '#domain/shared/calendar.ts'
import { aCartItem, anOrderRequest } from '#tests/support/builders.ts'
import { signedUp } from './people.ts'
import { expect, expectAccessibleAt } from './test.ts'

const [offering] = readSeed().offerings
if (!offering) throw new Error('The catalogue is empty')

/** The desk in a browser of its own, opened by a cookie. */
async function deskOf(browser: Browser, origin: string, cookie: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: origin }])
  const page = await context.newPage()
  await page.goto('/desk')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  return page
}

async function placeOrder(page: Page, origin: string): Promise<string> {
  const lines = [storedCartLine(aCartItem(offering?.providerId ?? '', offering?.serviceName ?? ''))]
  const address = '600 Congress Ave, Austin, TX 78701'
  const data = { ...anOrderRequest(), lines, name: 'Rosa Delgado', address }
  const answer = await page.request.post('/api/orders', { data, headers: { origin } })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { reference: string }).reference
}

type Walk = {
  visitor: Page
  browser: Browser
  /** Where the visitor and Ana are; Ben may be at another process. */
  origin: string
  bensOrigin: string
  /** Cookies of two agents, Ana Torres and Ben Okafor. */
  ana: string
  ben: string
}

/** An order comes to two people at their desks, one of them has it, and its customer follows it to the installation. */
export async function walkOrderToInstallation({ visitor, browser, origin, bensOrigin, ana, ben }: Walk) {
  const [anas, bens] = await Promise.all([deskOf(browser, origin, ana), deskOf(browser, bensOrigin, ben)])
  await signedUp(visitor)
  const reference = await placeOrder(visitor, origin)

  const claim = (page: Page) => page.getByRole('button', { name: 'Claim: Rosa Delgado' })
  await expect(claim(anas)).toBeVisible()
  await expect(claim(bens)).toBeVisible()
  await expectAccessibleAt(anas)
  // Both press at once, before either screen knows of the other.
  const buttons = await Promise.all([anas, bens].map(page => claim(page).elementHandle()))
  await Promise.all(buttons.map(button => button?.evaluate(element => (element as HTMLElement).click())))
  const row = (page: Page) => page.getByRole('row', { name: /Rosa Delgado/ })
  const has = (page: Page) => row(page).getByText('You', { exact: true })
  const hasNot = (page: Page) => row(page).getByText(/^(?:Ana Torres|Ben Okafor)$/)
  await expect(has(anas).or(hasNot(anas))).toBeVisible()
  await expect(has(bens).or(hasNot(bens))).toBeVisible()
  const anaHasIt = await has(anas).isVisible()
  expect(await has(bens).isVisible()).toBe(!anaHasIt)
  const [owner, other] = anaHasIt ? [anas, bens] : [bens, anas]
  const name = anaHasIt ? 'Ana Torres' : 'Ben Okafor'
  await expect(hasNot(other)).toHaveText(name)
  // What somebody has is theirs: no button there would do anything.
  await expect(row(other).getByRole('button')).toHaveCount(0)
  await row(other).getByRole('link', { name: 'Rosa Delgado' }).click()
  await expect(other.getByText(`${name} has it. They can hand it over.`)).toBeVisible()
  await expect(other.getByRole('button', { name: /Claim|Take over/ })).toHaveCount(0)

  await visitor.goto('/orders')
  await expect(visitor.getByText(/calls .* by /)).toBeVisible()
  await owner.getByRole('link', { name: 'Rosa Delgado' }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(`Order ${reference}`)
  await expectAccessibleAt(owner)
  // As after a change of their own, which says so until there is other news.
  await visitor.goto(`/orders/${reference}?done=note`)
  await expect(visitor.getByText('Your note is with us')).toBeVisible()
  const happened = owner.getByRole('region', { name: 'What happened' })
  await owner.getByRole('button', { name: 'No answer' }).click()
  await expect(happened.getByText('No answer', { exact: true })).toBeVisible()
  await owner.getByRole('button', { name: 'Reached' }).click()
  await expect(happened.getByRole('strong').filter({ hasText: /^Reached$/ })).toBeVisible()
  await owner.getByText('Correct this order').click()
  const correct = owner.getByRole('form', { name: 'Correct this order' })
  await correct.getByLabel('Email').fill('rosa')
  await correct.getByLabel('Phone').fill('512 555 0177')
  await correct.getByRole('button', { name: 'Save corrections' }).click()
  await expect(correct.getByRole('alert')).toContainText('Valid email is required')
  await expect(correct.getByLabel('Phone')).toHaveValue('512 555 0177')
  await correct.getByLabel('How many').fill('0')
  await correct.getByLabel('Email').fill('rosa@example.com')
  await correct.getByRole('button', { name: 'Save corrections' }).click()
  await expect(correct.getByRole('alert')).toContainText('An order keeps at least one service.')
  await correct.getByLabel('How many').fill('1')
  await correct.getByRole('button', { name: 'Save corrections' }).click()
  await expect(happened.getByText('512 555 0177')).toBeVisible()
  await expect(owner.getByRole('link', { name: '(512) 555-0177' })).toBeVisible()
  await owner
    .getByRole('textbox', { name: 'Note for colleagues' })
    .fill('<img src=x onerror=alert(1)> gate 4')
  await owner.getByRole('button', { name: 'Keep note' }).click()
  await expect(happened.getByText('<img src=x onerror=alert(1)> gate 4')).toBeVisible()
  await owner.getByText('Installation booked …').click()
  const today = new Date().toISOString().slice(0, 10)
  const book = async (date: string) => {
    await owner.getByLabel('Day of the installation').fill(date)
    await owner.getByRole('button', { name: 'Installation booked' }).click()
  }
  await book(addDays(today, -2))
  await expect(owner.getByText('That day is in the past. Choose today or a later day.')).toBeVisible()
  await book(addDays(today, 14))
  await expect(owner.getByText('Nothing is open here.')).toBeVisible()

  // The customer's page follows by itself.
  await expect(visitor.getByText('Installation booked')).toBeVisible()
  await expect(visitor.getByText('Your note is with us')).toHaveCount(0)
  await visitor.goto('about:blank')
  await other.goto('/desk')
  await expect(other.getByText('Nothing is open here.')).toBeVisible()
  await expect(other.getByRole('link', { name: 'Show everything' })).toHaveCount(0)
  await Promise.all([anas.context().close(), bens.context().close()])
}
