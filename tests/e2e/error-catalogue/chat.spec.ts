import type { Page } from '@playwright/test'
import { queryRunning } from '#tests/support/stored-rows.ts'
import { fieldOf, logOf, openChat, panelOf } from '../support/chat-page.ts'
import { expect, expectToast, open, test } from '../support/fault-test.ts'

const question = 'What is latency?'
const pressChat = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Live Chat' }).click()

async function say(page: Page, text: string) {
  await fieldOf(page).fill(text)
  await fieldOf(page).press('Enter')
}

/** The question is in its field again; sent as it stands, it is answered. */
async function expectRetryWorks(page: Page) {
  await expect(fieldOf(page)).toHaveValue(question)
  await fieldOf(page).press('Enter')
  await expect(logOf(page)).toContainText('milliseconds')
  await expect(fieldOf(page)).toHaveValue('')
}

/** The page is as it was, and the next press opens the chat. */
async function expectNextPressOpens(page: Page) {
  await expect(panelOf(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await pressChat(page)
  await expect(fieldOf(page)).toBeFocused()
  await say(page, question)
  await expect(logOf(page)).toContainText('milliseconds')
}

const callInstead = 'Please try calling us instead at (800) 555-0142'
const expectUnavailable = (page: Page) =>
  expectToast(page, 'alert', 'Chat currently unavailable', callInstead)

test('Chat assistant failure', async ({ page, faults }) => {
  await open(page, '/')
  await openChat(page)
  await faults.refuse('insert', 'chat_messages')
  await say(page, question)
  await expect(logOf(page).locator('> div').last()).toHaveText(
    "Assistant: I'm having trouble connecting to my brain right now. Please try again in a moment.",
  )
  await faults.mend()
  await expectRetryWorks(page)
})

test('Chat send failure', async ({ page, context }) => {
  await open(page, '/')
  await openChat(page)
  await context.setOffline(true)
  await say(page, question)
  await expectToast(page, 'alert', 'Error', 'Failed to send message. Please try again later.')
  await expect(panelOf(page).getByRole('alert')).toHaveText(
    'Error: Failed to send message. Please try again later.',
  )
  await context.setOffline(false)
  await expectRetryWorks(page)
})

test('No chat trigger element', async ({ page }) => {
  await open(page, '/')
  await page.route('**/assets/*.js*', route => route.abort())
  await pressChat(page)
  await expectUnavailable(page)
  await page.unroute('**/assets/*.js*')
  await expectNextPressOpens(page)
})

test('No chat trigger element (no connection since the page was opened)', async ({ page, context }) => {
  await open(page, '/')
  await context.setOffline(true)
  await pressChat(page)
  await expectUnavailable(page)
  await context.setOffline(false)
  await expectNextPressOpens(page)
})

test.describe('of the browser', () => {
  test.use({ provoked: [/broken on purpose/] })

  test('Opening chat throws', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => {
      const { show } = HTMLDialogElement.prototype
      HTMLDialogElement.prototype.show = () => {
        HTMLDialogElement.prototype.show = show
        throw new Error('broken on purpose')
      }
    })
    await pressChat(page)
    await expectToast(page, 'alert', 'Something went wrong', callInstead)
    await expectNextPressOpens(page)
  })
})

test('Unknown chat stage', async ({ page, site }) => {
  await open(page, '/')
  await openChat(page)
  await say(page, 'What is fiber?')
  await expect(logOf(page)).toContainText('glass')
  await queryRunning(site, ["update chat_sessions set stage = 'a stage of tomorrow'"])
  await say(page, question)
  await expect(logOf(page).locator('> div').last()).toHaveText(
    "Assistant: I'm not sure how to help with that. Can you please try rephrasing?",
  )
  await expect(logOf(page)).toContainText(question)
  await say(page, question)
  await expect(logOf(page)).toContainText('milliseconds')
})
