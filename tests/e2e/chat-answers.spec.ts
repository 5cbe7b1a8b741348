import { priceOf } from '#tests/support/catalogue-prices.ts'
import { fieldOf, logOf, openChat, panelOf, say } from './support/chat-page.ts'
import { expect, open, test } from './support/webhook-test.ts'

test('plans of an answer are cards of one plan each, and are in the cart where they are pressed', async ({
  page,
}) => {
  await open(page, '/')
  await openChat(page)
  await say(page, 'how much is metronet', priceOf('metronet-150'))
  const card = logOf(page).getByRole('article', { name: 'Metronet 150 Mbps' })
  await expect(card).toContainText(priceOf('metronet-150'))
  await expect(card).toContainText('over 24 months')
  await expect(card).toContainText('150 Mbps download, 150 Mbps upload')
  await expect(card).toContainText('Availability not checked')
  // Whether labels are loaded yet depends on the moment.
  await expect(card).toContainText(/Price listed .*, no label confirms it\.|Price checked .*Broadband label/)
  const add = card.getByRole('button', { name: 'Add to cart: Metronet 150 Mbps' })
  await add.focus()
  await page.keyboard.press('Enter')
  const added = card.getByRole('button', { name: 'In your cart: Metronet 150 Mbps' })
  await expect(added).toBeFocused()
  await expect(page.getByRole('button', { name: 'Cart, 1 service' })).toBeVisible()
  await page.reload()
  await open(page, '/')
  await page.locator('[data-chat-opener]:visible').first().click()
  await expect(added).toBeVisible()
})

test('what cards show is not told twice: readers hear the words once, the keyboard goes on to the cards', async ({
  page,
}) => {
  await open(page, '/')
  await openChat(page)
  await say(page, 'how much is metronet', priceOf('metronet-150'))
  const cards = logOf(page).getByRole('list', { name: 'Plans of this answer' })
  await expect(cards.getByRole('article', { name: 'Metronet 150 Mbps' })).toBeVisible()
  // The line is there for readers alone, one point wide; the cards come without being announced.
  const line = logOf(page).getByText('- Metronet 150 Mbps:')
  expect((await line.boundingBox())?.width).toBeLessThanOrEqual(1)
  await expect(cards).toHaveAttribute('aria-live', 'off')
  await expect(page.getByRole('log')).toHaveCount(1)
  await expect(fieldOf(page)).toBeFocused()
  // The links of the answer follow the cards.
  await page.keyboard.press('Shift+Tab')
  await expect(logOf(page).locator('a:focus')).toHaveCount(1)
  await expect(async () => {
    await page.keyboard.press('Shift+Tab')
    expect(await cards.locator(':focus').count()).toBe(1)
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
})

test('a ZIP code known to the site is known in the chat, can be changed there, and decides what is offered', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('last-search-zipcode', '{"zipCode":"78701"}'))
  await open(page, '/')
  await openChat(page)
  await expect(panelOf(page)).toContainText('ZIP code 78701')
  await say(page, 'how much is metronet', 'Austin, TX 78701')
  const card = logOf(page).getByRole('article', { name: 'Metronet 150 Mbps' })
  await expect(card).toContainText('Not found around 78701')
  await expect(card.getByRole('button')).toHaveCount(0)
  await say(page, 'cheapest internet', 'Spectrum')
  const listed = logOf(page).getByRole('article', { name: 'Spectrum Internet', exact: true })
  await expect(listed).toContainText('Listed around 78701')
  await panelOf(page).getByRole('button', { name: 'Change ZIP code' }).click()
  const zip = panelOf(page).getByLabel('ZIP code', { exact: true })
  await expect(zip).toBeFocused()
  await zip.fill('054')
  await zip.press('Enter')
  await expect(panelOf(page).getByRole('alert').getByText('five digits')).toBeVisible()
  await zip.press('Escape')
  await expect(panelOf(page)).toBeVisible()
  await expect(panelOf(page).getByRole('button', { name: 'Change ZIP code' })).toBeFocused()
  await page.keyboard.press('Enter')
  await zip.fill('05401')
  await zip.press('Enter')
  await expect(logOf(page)).toContainText('Actually, my ZIP code is 05401')
  await expect(panelOf(page)).toContainText('ZIP code 05401')
})

test.describe('a ZIP code that does not exist', () => {
  test.use({ provoked: [/Failed to load resource/] })

  test('is refused in the chat, and the site goes on with the one before', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('last-search-zipcode', '{"zipCode":"78701"}'))
    await open(page, '/')
    await openChat(page)
    await panelOf(page).getByRole('button', { name: 'Change ZIP code' }).click()
    const zip = panelOf(page).getByLabel('ZIP code', { exact: true })
    await zip.fill('00000')
    await zip.press('Enter')
    await expect(panelOf(page).getByRole('alert').getByText('We do not know this ZIP code')).toBeVisible()
    await zip.press('Escape')
    await expect(panelOf(page)).toContainText('ZIP code 78701')
    expect(await page.evaluate(() => localStorage.getItem('last-search-zipcode'))).toBe('{"zipCode":"78701"}')
  })
})

test('start over begins a fresh conversation, in the other tab too', async ({ page, context }) => {
  await open(page, '/')
  await openChat(page)
  await say(page, 'What is latency?', 'milliseconds')
  const other = await context.newPage()
  await open(other, '/resources')
  await other.locator('[data-chat-opener]:visible').first().click()
  await expect(logOf(other)).toContainText('milliseconds')
  await say(page, 'What is fiber?', /glass/)
  await expect(logOf(other)).toContainText('What is fiber?')
  await panelOf(page).getByRole('button', { name: 'Start over' }).dblclick()
  await expect(logOf(page)).toContainText('latency')
  await panelOf(page).getByRole('button', { name: 'Leave this conversation?' }).click()
  await expect(logOf(page)).not.toContainText('latency')
  await expect(logOf(other)).not.toContainText('latency')
  await expect(fieldOf(page)).toBeFocused()
  await say(other, 'What is fiber?', /glass/)
  await expect(logOf(page)).toContainText('What is fiber?')
  await page.reload()
  await open(page, '/')
  await page.locator('[data-chat-opener]:visible').first().click()
  await expect(logOf(page)).toContainText('What is fiber?')
  await expect(logOf(page)).not.toContainText('latency')
})

test('an answer that comes while the chat is closed is marked where it opens', async ({ page }) => {
  await open(page, '/')
  await openChat(page)
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/chat-assistant', async route => {
    await held
    await route.continue()
  })
  await fieldOf(page).fill('What is latency?')
  await fieldOf(page).press('Enter')
  await page.keyboard.press('Escape')
  const opener = page.locator('button[data-chat-opener]:visible').first()
  await expect(opener).toHaveAccessibleName('Live Chat')
  answer()
  await expect(opener).toHaveAccessibleName('Live Chat (new message)')
  await opener.click()
  await expect(logOf(page)).toContainText('milliseconds')
  await expect(opener).toHaveAccessibleName('Live Chat')
})

test('the conversation can be copied, and a person is offered only where one is there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/')
  await openChat(page)
  await say(page, 'What is latency?', 'milliseconds')
  // No mail goes out here.
  await expect(panelOf(page).getByRole('button', { name: 'Email the conversation' })).toHaveCount(0)
  await panelOf(page).getByRole('button', { name: 'Copy the conversation' }).click()
  await expect(panelOf(page).getByRole('button', { name: 'Copied the conversation' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('You: What is latency?')
  await expect(panelOf(page).getByRole('button', { name: 'Talk to a person' })).toHaveCount(0)
})
