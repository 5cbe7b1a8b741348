import { priceOf } from '#tests/support/catalogue-prices.ts'
import { fieldOf, logOf, openChat, panelOf, say } from './support/chat-page.ts'
import { expect, expectAccessible, open, sizes, test } from './support/webhook-test.ts'

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

test('earlier messages and the one being written come back after a reload, in this browser alone', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/')
  await openChat(page)
  await say(page, 'What is latency?', 'milliseconds')
  await fieldOf(page).fill('and what is')
  await page.reload()
  await open(page, '/resources')
  await page.locator('[data-chat-opener]:visible').first().click()
  await expect(logOf(page)).toContainText('What is latency?')
  await expect(fieldOf(page)).toHaveValue('and what is')
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

for (const { name, width, height } of sizes) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    test(`the open chat is accessible in each of its states (${name})`, async ({ page }) => {
      await open(page, '/')
      await openChat(page)
      await expectAccessible(page)
      await say(page, 'how much is metronet', priceOf('metronet-500'))
      await expect(logOf(page).getByRole('article')).not.toHaveCount(0)
      await expectAccessible(page)
      await panelOf(page).getByRole('button', { name: 'Add ZIP code' }).click()
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

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test.describe(`motion: ${reducedMotion}`, () => {
      test.use({ contextOptions: { reducedMotion } })

      test('what is written stays above the keyboard', async ({ page }) => {
        await open(page, '/')
        await openChat(page)
        const keyboard = (height: number) =>
          page.evaluate(left => {
            Object.defineProperty(window.visualViewport, 'height', { value: left, configurable: true })
            window.visualViewport?.dispatchEvent(new Event('resize'))
          }, height)
        const bottom = () => fieldOf(page).evaluate(field => field.getBoundingClientRect().bottom)
        await keyboard(480)
        expect(await bottom()).toBeLessThan(480)
        await keyboard(844)
        expect(await bottom()).toBeGreaterThan(700)
      })
    })
  }

  test('by Tab the chat is gone through in the order in which it reads', async ({ page }) => {
    await open(page, '/')
    await openChat(page)
    await say(page, 'What is latency?', 'milliseconds')
    const reached: string[] = []
    for (let presses = 0; presses < 11; presses += 1) {
      await page.keyboard.press('Tab')
      reached.push(
        await page.evaluate(() => {
          const { activeElement: at } = document
          return at?.closest('dialog') ? (at.getAttribute('aria-label') ?? at.textContent ?? '').trim() : ''
        }),
      )
    }
    const inside = reached.filter(Boolean)
    const from = inside.findIndex(name => name.startsWith('(800)'))
    expect(inside.slice(from, from + 7)).toEqual([
      '(800) 555-0142',
      'Close chat',
      'Privacy policy',
      'Add ZIP code',
      'Copy the conversation',
      'Start over',
      'Conversation',
    ])
  })

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

test.describe('where a keyboard leaves little of a phone', () => {
  test.use({ viewport: { width: 390, height: 350 } })

  test('what can be pressed next is in sight, and the call’s hour is not under the message field', async ({
    page,
  }) => {
    await open(page, '/')
    await openChat(page)
    const button = (name: string) => panelOf(page).getByRole('button', { name, exact: true })
    await expect(button('I want to order internet')).toBeInViewport({ ratio: 1 })
    await expect(logOf(page).getByText('placing an order?')).toBeInViewport({ ratio: 1 })
    await say(page, 'cheapest internet 78701', 'Spectrum')
    await say(page, 'I want to order internet', 'your name')
    await say(page, 'Ana', 'Which ZIP code')
    await button('78701').click()
    await say(page, 'Home internet', 'email address')
    await say(page, `ana.${Date.now()}@example.com`, 'phone number')
    await say(page, `512 555 ${String(Date.now()).slice(-4)}`, 'Thank you, Ana!')
    await expect(button('Change or cancel')).toBeInViewport({ ratio: 1 })
    await expect(button('No thanks')).toBeInViewport({ ratio: 1 })
    await button('Change or cancel').click()
    await button('Don’t call me').click()
    await expect(panelOf(page)).toContainText('Your request is withdrawn.')
  })
})
