import { CHAT_GREETING } from '#domain/assistant/chat-texts.ts'
import { marketingConsentText } from '#domain/consent/consent-text.ts'
import { brand } from '#platform/brand.ts'
import { priceOf } from '#tests/support/catalogue-prices.ts'
import { fieldOf, logOf, openChat, panelOf, say } from './support/chat-page.ts'
import { expect, open, test } from './support/webhook-test.ts'

test('a chat about an order ends in a delivered lead, and the consent is a step of its own', async ({
  page,
  receiver,
}) => {
  await open(page, '/bundles')
  await openChat(page)
  await panelOf(page).getByRole('button', { name: 'I want to order internet' }).click()
  await expect(logOf(page)).toContainText('What is your name?')
  const email = `ana.${Date.now()}@example.com`
  await say(page, 'Ana', 'Which ZIP code')
  await say(page, '78701', 'email address')
  await say(page, email, 'phone number')
  await say(page, '512 555 0100', 'Thank you, Ana!')
  await expect(logOf(page)).toContainText(marketingConsentText(brand.defaultSalesPhone))
  await expect
    .poll(() => receiver.received.find(({ payload }) => payload.email === email)?.payload)
    .toEqual({
      timestamp: expect.any(String) as unknown,
      source: 'Plainwire chat assistant',
      lead_type: 'chat_lead',
      'Full name': 'Ana',
      email,
      phone: '512 555 0100',
      address: '',
      selected_service: 'Home internet',
      provider: '',
      zip_code: '78701',
      notes: expect.stringMatching(/^Chat session /) as unknown,
    })
  await panelOf(page).getByRole('button', { name: 'No thanks' }).click()
  await expect(logOf(page)).toContainText('we call you about this request and nothing else')
  await expect(panelOf(page).getByRole('button', { name: 'Yes, I agree' })).toHaveCount(0)
})

test('a question about availability is answered for the ZIP code', async ({ page }) => {
  await open(page, '/')
  await openChat(page)
  await say(page, 'What is available here?', 'Which ZIP code')
  await say(page, '78701', 'Austin, TX 78701')
  await expect(logOf(page)).toContainText('What is your name?')
})

test('a bundle is asked for name and ZIP code, and whoever would rather ask may', async ({ page }) => {
  await open(page, '/')
  await openChat(page)
  await say(page, 'Tell me about a bundle', 'what’s your name?')
  await say(page, 'Bo', 'Which ZIP code')
  await panelOf(page).getByRole('button', { name: 'I would rather ask a question' }).click()
  await expect(logOf(page)).toContainText('nobody will call you')
  await say(page, 'How much is ADT?', priceOf('adt-basic'))
})

test('general questions are answered with figures and links, and told to the automation', async ({
  page,
  receiver,
}) => {
  await open(page, '/')
  await openChat(page)
  await say(page, 'How fast for 4 people?', '200 Mbps')
  await say(page, 'how much is metronet', priceOf('metronet-500'))
  await expect
    .poll(
      () => receiver.received.find(({ payload }) => payload.userMessage === 'how much is metronet')?.payload,
    )
    .toMatchObject({ userId: 'anonymous', metadata: { source: 'Plainwire chat assistant', platform: 'web' } })
  await logOf(page).getByRole('link', { name: 'Metronet', exact: true }).click()
  await expect(page).toHaveURL(/\/metronet$/)
})

test('the log reads in order: greeting, question, answer, each with who says it', async ({ page }) => {
  await open(page, '/')
  await openChat(page)
  await say(page, 'What is latency?', 'milliseconds')
  const said = await logOf(page).locator('> div > p').allTextContents()
  expect(said).toHaveLength(3)
  expect(said[0]).toBe(`Assistant: ${CHAT_GREETING}`)
  expect(said[1]).toBe('You: What is latency?')
  expect(said[2]).toMatch(/^Assistant: Latency/)
})

test.describe('in a flood', () => {
  test.use({ provoked: [/status of 429/] })

  test('too many messages are told in words with the time to wait', async ({ page }) => {
    await open(page, '/')
    await openChat(page)
    await page.route('**/api/chat-assistant', route =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '30', 'content-type': 'application/problem+json' },
        body: JSON.stringify({ detail: 'That was a lot of requests in a short time.' }),
      }),
    )
    await fieldOf(page).fill('again')
    await fieldOf(page).press('Enter')
    await expect(panelOf(page).getByRole('alert')).toContainText('You can go on in 30 seconds')
    await expect(fieldOf(page)).toHaveValue('again')
  })
})
