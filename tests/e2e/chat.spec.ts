import type { Page } from '@playwright/test'
import { ASSISTANT_UNAVAILABLE, CHAT_GREETING } from '#domain/assistant/chat-texts.ts'
import { marketingConsentText } from '#domain/leads/consent-text.ts'
import { brand } from '#platform/brand.ts'
import { SiteProcess } from '#tests/support/site-process.ts'
import { TEST_WEBHOOK_SECRET, WebhookReceiver } from '#tests/support/webhook-receiver.ts'
import { test as base, expect, expectAccessible, open, sizes } from './support/test.ts'

/** A site whose webhooks go to a receiver that the test reads. */
const test = base.extend<object, { receiver: WebhookReceiver; site: SiteProcess }>({
  receiver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const receiver = await WebhookReceiver.start()
      await use(receiver)
      await receiver.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ receiver }, use) => {
      const site = await SiteProcess.start('PGlite', {
        AUTOMATION_WEBHOOK_URL: receiver.url,
        AUTOMATION_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
      })
      await use(site)
      await site.remove()
    },
    { scope: 'worker' },
  ],
})

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Live Chat' })
const logOf = (page: Page) => panelOf(page).getByRole('log', { name: 'Conversation' })
const fieldOf = (page: Page) => panelOf(page).getByLabel('Your message')

async function openChat(page: Page): Promise<void> {
  await page.locator('[data-chat-opener]:visible').first().click()
  await expect(fieldOf(page)).toBeFocused()
  await expect(logOf(page)).toContainText(CHAT_GREETING)
}

/** Says something by keyboard and waits for the answer. */
async function say(page: Page, text: string, answer: string | RegExp): Promise<void> {
  await fieldOf(page).fill(text)
  await fieldOf(page).press('Enter')
  const newest = logOf(page).locator('> div').last()
  await expect(newest).toContainText(answer)
  await expect(logOf(page)).toHaveAttribute('aria-busy', 'false')
}

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
  await say(page, '78701', 'Which service')
  await say(page, 'Home internet', 'email address')
  await say(page, email, 'phone number')
  await say(page, '512 555 0100', 'Thank you, Ana!')
  await expect(logOf(page)).toContainText(marketingConsentText(brand.defaultSalesPhone))
  await expect
    .poll(() => receiver.received.find(({ payload }) => payload.email === email)?.payload, {
      timeout: 15_000,
    })
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
  await say(page, 'Tell me about a bundle', 'What is your name?')
  await say(page, 'Bo', 'Which ZIP code')
  await panelOf(page).getByRole('button', { name: 'I would rather ask a question' }).click()
  await expect(logOf(page)).toContainText('nobody will call you')
  await say(page, 'How much is ADT?', '$45.99/mo')
})

test('general questions are answered with figures and links, and told to the automation', async ({
  page,
  receiver,
}) => {
  await open(page, '/')
  await openChat(page)
  await say(page, 'How fast for 4 people?', '200 Mbps')
  await say(page, 'how much is metronet', '$44.95/mo')
  await expect
    .poll(
      () => receiver.received.find(({ payload }) => payload.userMessage === 'how much is metronet')?.payload,
      { timeout: 15_000 },
    )
    .toMatchObject({ userId: 'anonymous', metadata: { source: 'Plainwire chat assistant', platform: 'web' } })
  await logOf(page).getByRole('link', { name: 'Metronet' }).click()
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

test('Enter sends, Shift+Enter begins a line, and nothing blank goes out', async ({ page }) => {
  await open(page, '/')
  await openChat(page)
  const send = panelOf(page).getByRole('button', { name: 'Send' })
  await expect(send).toBeDisabled()
  await fieldOf(page).fill('  <> ')
  await expect(send).toBeDisabled()
  await fieldOf(page).press('Enter')
  await fieldOf(page).fill('What is')
  await fieldOf(page).press('Shift+Enter')
  await fieldOf(page).pressSequentially('latency')
  await expect(fieldOf(page)).toHaveValue('What is\nlatency')
  await fieldOf(page).press('Enter')
  await expect(fieldOf(page)).toHaveValue('')
  await expect(logOf(page)).toContainText('milliseconds')
  expect(await logOf(page).locator('> div').count()).toBe(3)
})

test('earlier messages come back after a reload, in this browser alone', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/')
  await openChat(page)
  await say(page, 'What is latency?', 'milliseconds')
  await page.reload()
  await open(page, '/resources')
  await page.locator('[data-chat-opener]:visible').first().click()
  await expect(logOf(page)).toContainText('What is latency?')
  await expect(panelOf(page).getByRole('list', { name: 'Suggested questions' })).toHaveCount(0)
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const stranger = await other.newPage()
  await open(stranger, '/')
  await openChat(stranger)
  await expect(logOf(stranger)).not.toContainText('latency')
  await other.close()
})

test('by keyboard alone: open, ask, close with Escape, and the focus is where it was', async ({ page }) => {
  await open(page, '/')
  const opener = page.getByRole('main').getByRole('button', { name: 'Live Chat' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('What is latency?')
  await page.keyboard.press('Enter')
  await expect(logOf(page)).toContainText('milliseconds')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(logOf(page)).toContainText('milliseconds')
  await panelOf(page).getByRole('button', { name: 'Close chat' }).click()
  await expect(opener).toBeFocused()
})

test('beside the open panel no control that the keyboard reaches is hidden', async ({ page }) => {
  await open(page, '/')
  await openChat(page)
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    await link.focus()
    const covered = await link.evaluate(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const shown = document.elementFromPoint(left + width / 2, top + height / 2)
      return shown?.closest('dialog') !== null && shown?.closest('dialog') !== undefined
    })
    expect(covered).toBe(false)
  }
})

test.describe('when things fail', () => {
  test.use({ provoked: [/Failed to load resource|Failed to fetch dynamically|net::ERR/] })

  test('an assistant that is down says so in the specified words, and what was typed stays', async ({
    page,
  }) => {
    await open(page, '/')
    await openChat(page)
    await page.route('**/api/chat-assistant', route => route.fulfill({ status: 503, body: '{}' }))
    await fieldOf(page).fill('What is latency?')
    await fieldOf(page).press('Enter')
    await expect(logOf(page)).toContainText(ASSISTANT_UNAVAILABLE)
    await expect(fieldOf(page)).toHaveValue('What is latency?')
  })

  test('a message that does not go out is told and stays in its field', async ({ page }) => {
    await open(page, '/')
    await openChat(page)
    await page.route('**/api/chat-assistant', route => route.abort())
    await fieldOf(page).fill('What is latency?')
    await fieldOf(page).press('Enter')
    const toast = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close message' }) })
    await expect(toast).toContainText('Failed to send message. Please try again later.')
    await expect(panelOf(page).getByRole('alert')).toContainText('Error: Failed to send message.')
    await expect(fieldOf(page)).toHaveValue('What is latency?')
    await expect(logOf(page).locator('> div')).toHaveCount(1)
    await page.unroute('**/api/chat-assistant')
    await fieldOf(page).press('Enter')
    await expect(logOf(page)).toContainText('milliseconds')
  })

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

  test('a chat whose code does not come is told with the number to call', async ({ page }) => {
    await page.route('**/chat-panel*', route => route.abort())
    await open(page, '/')
    await page.getByRole('main').getByRole('button', { name: 'Live Chat' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Chat currently unavailable' })
    await expect(toast.getByText('Please try calling us instead at (800) 555-0142')).toBeVisible()
    await toast.getByRole('button', { name: 'Close message' }).click()
    await expect(toast).toHaveCount(0)
  })
})

test.describe('when opening throws', () => {
  test.use({ provoked: [/broken on purpose/] })

  test('the page stays and the visitor is told to call', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLDialogElement.prototype.show = () => {
        throw new Error('broken on purpose')
      }
    })
    await open(page, '/')
    await page.getByRole('main').getByRole('button', { name: 'Live Chat' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
    await expect(toast.getByText('Please try calling us instead at (800) 555-0142')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

for (const { name, width, height } of sizes) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    test(`the open chat is accessible in each of its states (${name})`, async ({ page }) => {
      await open(page, '/')
      await openChat(page)
      await expectAccessible(page)
      await say(page, 'how much is metronet', '$44.95/mo')
      await expectAccessible(page)
      await page.context().clearCookies()
      await open(page, '/discounts')
      await openChat(page)
      await say(page, 'a bundle', 'What is your name?')
      for (const [answer, next] of [
        ['Ana', 'ZIP'],
        ['78701', 'email'],
        ['a@example.com', 'phone'],
        ['512', 'Thank you'],
      ] as const) {
        await say(page, answer, next)
      }
      await expectAccessible(page)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('following a link of an answer shows the page and keeps the conversation', async ({ page }) => {
    await open(page, '/')
    await openChat(page)
    await say(page, 'fiber or cable?', 'glass')
    await logOf(page).getByRole('link', { name: 'Connection types' }).click()
    await expect(page).toHaveURL(/\/education#types$/)
    await expect(panelOf(page)).toBeHidden()
    await page.locator('[data-chat-opener]:visible').first().click()
    await expect(logOf(page)).toContainText('glass')
  })
})

test.describe('with very large text on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the chat fits, and its controls are all in reach', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await openChat(page)
    const panel = panelOf(page)
    expect(await panel.evaluate(element => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    await panel.getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded()
    await expect(panel.getByRole('button', { name: 'Send' })).toBeInViewport()
    await expect(panel.getByRole('button', { name: 'Close chat' })).toBeInViewport()
    await say(page, 'hello', 'Ask me about plans')
  })
})
