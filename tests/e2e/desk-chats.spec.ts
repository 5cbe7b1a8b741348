import type { Browser, Page } from '@playwright/test'
import { fieldOf, logOf, openChat, panelOf, say } from './support/chat-page.ts'
import { type Person, signInAtDesk, test } from './support/desk-test.ts'
import { expect, expectAccessibleAt, open } from './support/test.ts'

// One site for all of them: two workers would start one each.
test.describe.configure({ mode: 'default' })

/** A browser of somebody at the desk. */
async function deskOf(browser: Browser, origin: string, sessions: Map<Person, string>, who: Person) {
  const context = await browser.newContext({ baseURL: origin })
  await signInAtDesk(context, sessions.get(who) ?? '', origin)
  return context.newPage()
}

/** Moves on by Tab until something of this name has the focus. */
async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const wanted = page
    .locator(':focus')
    .and(page.getByRole('link', { name }).or(page.getByRole('button', { name })))
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await wanted.count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Nothing called ${name} was reached by Tab`)
}

const deskLog = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const deskField = (page: Page) => page.getByLabel('Your message')

test('from the assistant to a person and back, at the desk by keyboard alone', async ({
  page,
  browser,
  site,
  sessions,
}) => {
  const desk = await deskOf(browser, site.origin, sessions, 'Maria Lopez')
  await open(desk, '/desk/chats')
  await tabTo(desk, 'Online')
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('button', { name: 'Online' })).toHaveAttribute('aria-pressed', 'true')

  await open(page, '/')
  await openChat(page)
  await say(page, 'What is latency?', 'milliseconds')
  await panelOf(page).getByRole('button', { name: 'Talk to a person' }).click()
  await expect(logOf(page)).toContainText('I asked a representative to join.')
  await expect(panelOf(page).getByRole('status')).toContainText('You’re in line for a representative.')

  // It comes by itself.
  const row = desk.getByRole('link', { name: /Waiting under a minute/ })
  await expect(row).toBeVisible()
  await expectAccessibleAt(desk, [390, 1440])
  await tabTo(desk, /Waiting under a minute/)
  await desk.keyboard.press('Enter')
  await expect(deskLog(desk)).toContainText('What is latency?')
  await tabTo(desk, 'Hello')
  await desk.keyboard.press('Enter')
  await expect(deskField(desk)).toBeFocused()
  await expect(deskField(desk)).toHaveValue(/^Hi, this is Maria\./)
  await desk.keyboard.press('Enter')

  await expect(logOf(page)).toContainText('Hi, this is Maria.')
  await expect(panelOf(page).getByRole('status')).toHaveText('Maria has joined and answers here.')
  await expect(deskField(desk)).toHaveValue('')
  await expectAccessibleAt(desk, [390, 1440])
  await expect(panelOf(page).getByRole('button', { name: 'Talk to a person' })).toHaveCount(0)

  await fieldOf(page).pressSequentially('It is for Austin')
  await expect(desk.getByText('The visitor is typing.')).toBeVisible()
  await fieldOf(page).press('Enter')
  await expect(deskLog(desk)).toContainText('It is for Austin')
  await desk.keyboard.type('One second')
  await expect(panelOf(page).getByRole('status')).toHaveText('Maria is typing.')

  // An answer tells at its first key that the next one is being typed, and no message waits for the one before.
  await fieldOf(page).fill('Yes')
  const begun = Date.now()
  for (let round = 0; round < 5; round += 1) {
    await fieldOf(page).press('Enter')
    await expect(deskLog(desk).getByText('Yes', { exact: true })).toHaveCount(round + 1)
    await fieldOf(page).fill('Yes')
    await expect(desk.getByText('The visitor is typing.')).toBeVisible()
  }
  expect(Date.now() - begun).toBeLessThan(4_000)

  await tabTo(desk, 'Hand back')
  await desk.keyboard.press('Enter')
  await expect(panelOf(page).getByRole('status')).toContainText('Maria has left.')
  await say(page, 'What is fiber?', /glass/)
  await desk.context().close()
})

test('what a person says is marked on any page, also after a reload, until it is seen', async ({
  page,
  browser,
  site,
  sessions,
}) => {
  const desk = await deskOf(browser, site.origin, sessions, 'Maria Lopez')
  await open(desk, '/desk/chats')
  await desk.getByRole('button', { name: 'Online' }).click()
  await open(page, '/')
  await openChat(page)
  await say(page, 'get me a human', 'I asked a representative to join.')
  await page.keyboard.press('Escape')
  await desk.getByRole('link', { name: /Waiting under a minute/ }).click()
  await deskField(desk).fill('Hi, I can help with that.')
  await deskField(desk).press('Enter')
  const opener = page.locator('button[data-chat-opener]:visible').first()
  await expect(opener).toHaveAccessibleName('Live Chat (new message)')
  await page.reload()
  await expect(opener).toHaveAccessibleName('Live Chat (new message)')
  await opener.click()
  await expect(logOf(page)).toContainText('Hi, I can help with that.')
  await page.keyboard.press('Escape')
  await open(page, '/internet-plans')
  await expect(opener).toHaveAccessibleName('Live Chat')
  await deskField(desk).fill('Still there?')
  await deskField(desk).press('Enter')
  await expect(opener).toHaveAccessibleName('Live Chat (new message)')
  await desk.context().close()
})

test('two at the desk: one has the conversation, the other reads who', async ({
  page,
  browser,
  site,
  sessions,
}) => {
  await open(page, '/')
  await openChat(page)
  await say(page, 'What is latency?', 'milliseconds')
  const maria = await deskOf(browser, site.origin, sessions, 'Maria Lopez')
  const tom = await deskOf(browser, site.origin, sessions, 'Tom Reed')
  for (const desk of [maria, tom]) {
    await open(desk, '/desk/chats')
    await desk.getByRole('link', { name: /milliseconds/ }).click()
    await expect(deskLog(desk)).toContainText('What is latency?')
  }
  await deskField(tom).fill('Fiber has the least')
  await maria.getByRole('button', { name: 'Take over' }).click()
  await expect(maria.getByRole('button', { name: 'Hand back' })).toBeVisible()
  await expect(deskField(maria)).toBeFocused()
  await expect(tom.getByText('Maria has this conversation.')).toBeVisible()
  await expect(deskField(tom)).toHaveCount(0)
  // What Tom had begun stays in sight: he can pass it on.
  await expect(tom.getByLabel(/^You had typed this/)).toHaveValue('Fiber has the least')
  await expectAccessibleAt(tom, [390, 1440])
  // It is in the field again when he may go on, also after a reload or a look elsewhere, until it is sent.
  await maria.getByRole('button', { name: 'Hand back' }).click()
  await expect(deskField(tom)).toHaveValue('Fiber has the least')
  await deskField(tom).fill('Fiber has the least delay.')
  await open(tom, new URL(tom.url()).pathname)
  await expect(deskField(tom)).toHaveValue('Fiber has the least delay.')
  await tom.getByRole('link', { name: 'Queue' }).click()
  await expect(deskField(tom)).toHaveCount(0)
  await tom.goBack()
  await expect(deskField(tom)).toHaveValue('Fiber has the least delay.')
  await deskField(tom).press('Enter')
  await expect(logOf(page)).toContainText('Fiber has the least delay.')
  await expect(deskField(tom)).toHaveValue('')
  await open(tom, new URL(tom.url()).pathname)
  await expect(deskField(tom)).toHaveValue('')
  await maria.context().close()
  await tom.context().close()
})

test.describe('streams that are refused', () => {
  test.use({ provoked: [/503/] })

  test('where streams do not come through, the visitor reads what a person says all the same', async ({
    page,
    browser,
    site,
    sessions,
  }) => {
    await page.route('**/api/chat-assistant/stream*', route => route.fulfill({ status: 503 }))
    await open(page, '/')
    await openChat(page)
    await say(page, 'What is a modem?', 'ends the provider’s line')
    const desk = await deskOf(browser, site.origin, sessions, 'Maria Lopez')
    await open(desk, '/desk/chats')
    await desk.getByRole('link', { name: /modem/i }).click()
    await deskField(desk).fill('A box that talks to the line.')
    await desk.getByRole('button', { name: 'Send' }).click()
    await expect(logOf(page)).toContainText('A box that talks to the line.')
    await expect(logOf(page).getByText('A box that talks to the line.')).toHaveCount(1)
    await desk.context().close()
  })
})

test('a dropped file is refused with words on either side', async ({ page, browser, site, sessions }) => {
  const drop = (target: Page, label: string) =>
    target.getByLabel(label).evaluate(field => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['x'], 'bill.pdf'))
      field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    })
  await open(page, '/')
  await openChat(page)
  await say(page, 'What is a router?', /./)
  await drop(page, 'Your message')
  await expect(panelOf(page).getByRole('alert')).toContainText('Files can’t be sent here.')
  const desk = await deskOf(browser, site.origin, sessions, 'Maria Lopez')
  await open(desk, '/desk/chats')
  await desk.getByRole('link', { name: /router/i }).click()
  await drop(desk, 'Your message')
  await expect(desk.getByRole('alert')).toContainText('Files can’t be sent in a chat.')
  await desk.context().close()
})

test('on a phone a conversation opens at its newest message and the field to answer it, without the focus', async ({
  page,
  browser,
  site,
  sessions,
}) => {
  await open(page, '/')
  await openChat(page)
  for (const [words, answer] of [
    ['What is latency?', 'milliseconds'],
    ['What is fiber?', /glass/],
  ] as const)
    await say(page, words, answer)
  const desk = await deskOf(browser, site.origin, sessions, 'Maria Lopez')
  await desk.setViewportSize({ width: 390, height: 844 })
  await open(desk, '/desk/chats')
  // Others have asked the same: the latest conversation stands first.
  await desk.getByRole('link', { name: /glass/ }).first().click()
  const newest = deskLog(desk).getByText(/glass/).last()
  const isInView = async () => {
    await expect(deskField(desk)).toBeInViewport({ ratio: 1 })
    await expect(newest).toBeInViewport()
    await expect(deskField(desk)).not.toBeFocused()
  }
  await isInView()
  await open(desk, new URL(desk.url()).pathname)
  await isInView()
  await desk.getByRole('button', { name: 'Take over' }).click()
  await expect(deskField(desk)).toBeFocused()
  for (const words of ['Hello, this is Maria.', 'Fiber is glass, yes.']) {
    await desk.keyboard.type(words)
    await desk.keyboard.press('Enter')
    await expect(deskLog(desk).getByText(words)).toBeInViewport()
    await expect(deskField(desk)).toHaveValue('')
    await expect(deskField(desk)).toBeInViewport({ ratio: 1 })
  }
  await desk.context().close()
})
