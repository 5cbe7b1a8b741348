import type { Page, TestInfo } from '@playwright/test'
import { fieldOf, logOf, openChat, panelOf, say } from './support/chat-page.ts'
import { signInAtDesk, test } from './support/desk-test.ts'
import { violationsByIbm } from './support/ibm-engine.ts'
import { expect, expectAccessible, open } from './support/test.ts'

// The policy of our pages lets IBM's engine not in.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

// Both engines read each state.
test.slow()

/** Pages that IBM's engine has read as a whole: what is behind the panel stays as it was. */
const readWhole = new WeakSet<Page>()

/** A state of the panel: clean by both engines, nothing wider than the screen, and the field not covered. */
async function looked(page: Page, info: TestInfo, state: string): Promise<void> {
  await page.screenshot({ path: info.outputPath(`${state}.png`) })
  await expectAccessible(page)
  const onlyPanel = readWhole.has(page) && (await panelOf(page).isVisible())
  expect(await (onlyPanel ? violationsByIbm(page, panelOf(page)) : violationsByIbm(page)), state).toEqual([])
  readWhole.add(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), state).toBe(true)
  if (!(await panelOf(page).isVisible())) return
  const free = await fieldOf(page).evaluate(field => {
    field.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = field.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === field
  })
  expect(free, `${state}: the field is covered`).toBe(true)
}

const chip = (page: Page, name: string | RegExp) => panelOf(page).getByRole('button', { name })

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`the panel at ${width} px`, () => {
    test.use({ viewport: { width, height }, provoked: [/ERR_FAILED/] })

    test('opened, typing, chips, cards, a label, another ZIP code, closed with a mark, failing', async ({
      page,
    }, info) => {
      await open(page, '/')
      await openChat(page)
      await looked(page, info, '01-opened')
      let release = () => {}
      const held = new Promise<void>(resolve => {
        release = resolve
      })
      await page.route('**/api/chat-assistant', async route => {
        if (route.request().method() === 'POST') await held
        await route.continue()
      })
      await fieldOf(page).fill('hello')
      await fieldOf(page).press('Enter')
      await expect(logOf(page)).toHaveAttribute('aria-busy', 'true')
      await looked(page, info, '02-typing')
      release()
      await expect(chip(page, 'What is the cheapest internet?')).toBeVisible()
      await page.unroute('**/api/chat-assistant')
      await looked(page, info, '03-chips')
      await say(page, 'cheapest internet 78701', 'Spectrum')
      await expect(panelOf(page).getByRole('article').first()).toContainText('over 24 months')
      await looked(page, info, '04-cards')
      await panelOf(page).getByRole('article').first().scrollIntoViewIfNeeded()
      const card = panelOf(page).getByRole('article').filter({ hasText: 'What its label says' }).first()
      await card.getByText('What its label says').click()
      await expect(card.getByRole('term').filter({ hasText: 'Monthly price' })).toBeVisible()
      await looked(page, info, '05-label')
      await panelOf(page).getByRole('button', { name: /ZIP/ }).first().click()
      await looked(page, info, '06-zip')
      await page.route('**/api/chat-assistant', route =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      )
      await fieldOf(page).fill('is it fast')
      await fieldOf(page).press('Enter')
      await expect(panelOf(page).getByRole('alert').getByText('Error: Failed to send message')).toBeVisible()
      await expect(fieldOf(page)).toHaveValue('is it fast')
      await looked(page, info, '11-failed')
      await page.unroute('**/api/chat-assistant')
      await say(page, 'hola, necesito internet', 'español')
      await looked(page, info, '12-spanish')
    })

    test('a lead: asked, read back, sent, its hour chosen', async ({ page }, info) => {
      // The same wish of the same person within ten minutes is one lead: each width is somebody else.
      const phone = `512 555 ${String(width).padStart(4, '0')}`
      await open(page, '/')
      await openChat(page)
      await say(page, 'what is fiber', 'glass')
      await say(page, 'I want to order internet', 'What is your name?')
      await looked(page, info, '07-lead')
      await say(page, 'Ana', 'Which ZIP code')
      await say(page, '78701', 'email')
      await say(page, 'ana@example.com', 'Here’s what I have')
      await looked(page, info, '08-read-back')
      await say(page, phone, 'Thank you, Ana!')
      const call = panelOf(page).getByRole('region', { name: 'Your callback' })
      await expect(call).toContainText(`We call (512) 555-${phone.slice(-4)}`)
      await looked(page, info, '09-sent')
      await call.getByRole('button', { name: 'Change or cancel' }).click()
      await call.getByLabel('When should we call?').selectOption({ index: 1 })
      await looked(page, info, '09-hour')
      await call.getByRole('button', { name: 'Choose this time' }).click()
      await expect(call.getByRole('button', { name: 'Change or cancel' })).toBeFocused()
      await expect(call.getByRole('status')).toContainText(/CT/)
      await page.reload()
      await page.locator('[data-chat-opener]:visible').first().click()
      await expect(call.getByRole('button', { name: 'Change or cancel' })).toBeVisible()
    })

    test('nobody there, somebody joined, closed with a mark, left', async ({
      page,
      browser,
      site,
      sessions,
    }, info) => {
      await open(page, '/')
      await openChat(page)
      await say(page, 'can i talk to a person', /Nobody is here|I asked a representative/)
      await looked(page, info, '10-nobody-there')
      const context = await browser.newContext({ baseURL: site.origin })
      await signInAtDesk(context, sessions.get('Maria Lopez') ?? '', site.origin)
      const desk = await context.newPage()
      await open(desk, '/desk/chats')
      await desk
        .getByRole('link', { name: /Waiting/ })
        .first()
        .click()
      await desk.getByRole('button', { name: 'Take over' }).click()
      await expect(panelOf(page).getByRole('status')).toContainText('Maria has joined')
      await looked(page, info, '10-joined')
      await panelOf(page).getByRole('button', { name: 'Close chat' }).click()
      await desk.getByLabel('Your message').fill('Are you still there?')
      await desk.getByLabel('Your message').press('Enter')
      await expect(page.getByText('New message').first()).toBeAttached()
      await looked(page, info, '00-unread')
      await page.locator('[data-chat-opener]:visible').first().click()
      await expect(logOf(page)).toContainText('Are you still there?')
      await desk.getByRole('button', { name: 'Hand back' }).click()
      await expect(panelOf(page).getByRole('status')).toContainText('Maria has left.')
      await looked(page, info, '10-left')
      await context.close()
    })
  })
}
