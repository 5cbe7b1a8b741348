import type { Page } from '@playwright/test'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aStoredLine } from '#tests/support/builders.ts'
import { pdfOf } from '#tests/support/pdf-of.ts'
import { storeCart } from './support/stored-cart.ts'
import { expect, expectAccessible, open, test } from './support/test.ts'

const plan = readSeed().offering('metronet-500')
if (!plan) throw new Error('The catalogue has no metronet-500')
const items = [{ ...aStoredLine(plan.providerId, plan.serviceName), id: 'one-1' }]

async function openSwitching(page: Page) {
  await storeCart(page, items)
  await open(page, '/checkout')
  await page.getByRole('button', { name: /What would I save by switching/ }).click()
  const sheet = page.getByRole('dialog', { name: 'What do you pay now?' })
  await expect(sheet).toBeVisible()
  return sheet
}
const bill = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

test('what switching saves follows what is typed, and a reload loses nothing', async ({ page }) => {
  const sent: string[] = []
  page.on('request', request => void sent.push(request.postData() ?? ''))
  const sheet = await openSwitching(page)
  await sheet.getByRole('button', { name: 'Show what switching saves' }).click()
  await expect(sheet.getByRole('alert')).toBeFocused()
  await expect(sheet.getByLabel('Monthly bill')).toHaveAccessibleDescription(
    /Enter your monthly bill in dollars/,
  )
  await sheet.getByLabel('Provider').fill('Oldline Cable')
  await sheet.getByLabel('Monthly bill').fill('199.90')
  await sheet.getByLabel('Months left on your contract').fill('4')
  await sheet.getByLabel('Early termination fee').selectOption('An amount for each month left')
  await sheet.getByLabel('Fee per month left').fill('15')
  await sheet.getByRole('button', { name: 'Show what switching saves' }).click()
  const answer = sheet.getByRole('region', { name: 'What switching comes to' })
  await expect(answer).toContainText(/Switching saves about \$[\d,.]+ in the first year/)
  await expect(answer).toContainText('Early termination fee to Oldline Cable')
  await expect(answer).toContainText('$60.00')
  await expectAccessible(page)
  await sheet.getByLabel('Monthly bill').fill('10')
  await expect(answer).toContainText(/Switching costs about \$[\d,.]+ more in the first year/)
  await page.reload()
  await page.getByRole('button', { name: /What would I save by switching/ }).click()
  await expect(sheet.getByLabel('Provider')).toHaveValue('Oldline Cable')
  await expect(sheet.getByLabel('Fee per month left')).toHaveValue('15')
  await expect(answer).toContainText('more in the first year')
  expect(sent.join(' ')).not.toContain('Oldline')
})

test('a bill is read in the browser and fills in what it says, to be corrected', async ({ page }) => {
  const sent: string[] = []
  page.on('request', request => void sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const sheet = await openSwitching(page)
  const lines = [
    'Cox Communications',
    'Internet Service  $80.00',
    'Router Rental  $15.00',
    'Late Fee  $8.95',
    'Total New Charges  $103.95',
  ]
  await sheet.getByLabel('Read my bill').setInputFiles(bill('bill.pdf', pdfOf(lines)))
  await expect(sheet.getByRole('status').filter({ hasText: 'Please check what we found' })).toBeVisible()
  await expect(sheet.getByLabel('Read my bill')).toHaveValue(/bill\.pdf$/)
  await expect(sheet.getByLabel('Provider')).toHaveValue('Cox')
  await expect(sheet.getByLabel('Monthly bill')).toHaveValue('95.00')
  await expect(sheet.getByLabel('Rented equipment')).toHaveValue('return')
  await expectAccessible(page)
  await sheet.getByLabel('Monthly bill').fill('100')
  await expect(sheet.getByLabel('Monthly bill')).toHaveValue('100')
  // Its worker came from our own origin, and nothing of the bill went out.
  const { origin } = new URL(page.url())
  expect(sent.every(request => request.startsWith(origin) || /^(?:data|blob):/.test(request))).toBe(true)
  expect(sent.join(' ')).not.toContain('103.95')
})

test('a bill that cannot be read says why, and what was typed stays', async ({ page }) => {
  const sheet = await openSwitching(page)
  await sheet.getByLabel('Monthly bill').fill('77')
  const refused = async (file: Buffer, words: RegExp) => {
    await sheet.getByLabel('Read my bill').setInputFiles(bill('bill.pdf', file))
    await expect(sheet.getByRole('alert')).toContainText(words)
    await expect(sheet.getByLabel('Monthly bill')).toHaveValue('77')
  }
  await refused(Buffer.from('not a PDF at all'), /isn’t a PDF, or it’s damaged/)
  await refused(pdfOf([]), /a picture of a bill without text/)
  await refused(pdfOf(['Total $10.00'], { encrypted: true }), /locked with a password/)
  await refused(pdfOf(['Total $10.00'], { pages: 51 }), /more than 50 pages/)
  await refused(Buffer.alloc(10 * 1024 * 1024 + 1), /over 10 MB/)
  await refused(pdfOf(['Thank you for being a customer']), /no amounts in dollars/)
})

test('the sheet over the cart closes alone, and the cart stays open under it', async ({ page }) => {
  await storeCart(page, items)
  await open(page, '/resources')
  await page.getByRole('button', { name: 'Cart, 1 service' }).first().click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await cart.getByRole('button', { name: /What would I save by switching/ }).click()
  await expect(page.getByRole('dialog', { name: 'What do you pay now?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'What do you pay now?' })).toHaveCount(0)
  await expect(cart).toBeVisible()
  await expect(cart.getByRole('button', { name: /What would I save by switching/ })).toBeFocused()
})
