import type { Page } from '@playwright/test'
import * as busy from './support/busy-desk.ts'
import { signInAtDesk, test } from './support/desk-test.ts'
import { expect, expectAccessibleAt, open } from './support/test.ts'

test.use({ queueOf: 'desk-next' })

const press = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
}

test('whoever works through one kind of work by keyboard goes from outcome to outcome, and to the order of a lead', async ({
  page,
  site,
  sessions,
}) => {
  const visitors = busy.visitorsOf(site.origin)
  await busy.bundleLead(visitors, 0)
  for (const number of [0, 1, 2]) await busy.lead(visitors, number)
  await signInAtDesk(page.context(), sessions.get('Maria Lopez') ?? '', site.origin)
  await open(page, '/desk?kind=lead')
  await expect(page.getByText('You’re set to Away')).toBeVisible()
  await page.getByRole('link', { name: 'Rosa Delgado' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Rosa Delgado' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Note for colleagues' }).fill('About Rosa only')

  await press(page, 'Reached')
  await expect(page.getByText('You recorded: Reached')).toBeVisible()
  const next = page.getByRole('link', { name: 'Next in the queue: ' })
  await expect(next).toBeFocused()
  await expectAccessibleAt(page, [390, 1440])
  await page.keyboard.press('Enter')
  // The next lead, not the bundle lead that was there before it; nothing of the former one stands on it.
  const [, inNewYork, inSanFrancisco] = busy.homes
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^(?:Bartholomew .*|Li Wei)$/)
  await expect(heading).toBeFocused()
  const second = await heading.textContent()
  await expect(page.getByRole('textbox', { name: 'Note for colleagues' })).toHaveValue('')
  await expect(page.getByText('You recorded')).toHaveCount(0)
  // What was begun about the first one is found there, until it is kept.
  await page.goBack()
  await expect(heading).toHaveText('Rosa Delgado')
  await expect(page.getByRole('textbox', { name: 'Note for colleagues' })).toHaveValue('About Rosa only')
  await press(page, 'Keep note')
  await expect(page.getByRole('textbox', { name: 'Note for colleagues' })).toHaveValue('')
  await page.goForward()
  await expect(heading).toHaveText(second ?? '')
  await press(page, 'Wrong number')
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  // Whose turn comes first depends on the hour, which is another one in New York.
  const third = second === inNewYork.name ? inSanFrancisco : inNewYork
  await expect(heading).toHaveText(third.name)
  await expect(heading).toBeFocused()

  await page.getByRole('link', { name: 'Order for this customer' }).click()
  await page.getByRole('combobox', { name: /^Plan/ }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Show the words to read out' }).click()
  await expect(page.getByText('We call this number about your order and use your details')).toBeVisible()
  await page.getByLabel('Address').fill(third.address)
  await page.getByLabel('I read these words out').check()
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order PW-' })).toBeVisible()
  await expect(page.getByText('You recorded: Ordered on the customer’s behalf')).toBeVisible()
  await expect(page).toHaveURL(/\?queue=kind%3Dlead$/)
})

test('whoever corrects an order, or opens it again after a wrong press, hears so, and an outcome is never under their finger', async ({
  page,
  site,
  sessions,
}) => {
  const reference = await busy.order(busy.visitorsOf(site.origin), 0)
  await signInAtDesk(page.context(), sessions.get('Tom Reed') ?? '', site.origin)
  await open(page, `/desk/orders/${reference}`)
  const unfold = page.getByText('Correct this order')
  await unfold.click()
  await page.getByRole('textbox', { name: 'Phone' }).fill('(512) 555-0177')
  await press(page, 'Save corrections')
  await expect(page.getByText('You recorded: Corrected')).toBeVisible()
  await expect(unfold).toBeFocused()

  await page.getByText('Canceled by customer').first().click()
  await page.getByRole('textbox', { name: 'Why' }).fill('Wrong press')
  await press(page, 'Canceled by customer')
  await expect(page.getByText('This order is closed.')).toBeVisible()
  await expectAccessibleAt(page, [390, 1440])
  await press(page, 'Open again')
  await expect(page.getByText('You recorded: Order reopened')).toBeVisible()
  await expect(page.getByRole('link', { name: /Next in the queue|Back to the queue/ })).toBeFocused()

  // What its person asks for meanwhile is there before anybody calls them.
  await busy.lead(busy.visitorsOf(site.origin), 77)
  await expect(page.getByRole('region', { name: 'Also under this email or phone' })).toBeVisible()
})
