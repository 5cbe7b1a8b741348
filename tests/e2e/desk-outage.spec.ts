import type { Page } from '@playwright/test'
import { signInAtDesk, test } from './support/desk-test.ts'
import { expect, expectAccessible, open, ready } from './support/test.ts'

test.describe.configure({ mode: 'default' })
test.use({
  provoked: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INCOMPLETE/],
})

const ask = { zipCode: '78701', service: 'Home internet', marketingConsent: false, page: '/', website: '' }

/** The desk with somebody to call about. */
async function leadOf(page: Page, origin: string, name: string, phone: string): Promise<void> {
  const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`
  const data = { ...ask, name, email, phone }
  const asked = await page.request.post('/api/leads', { data, headers: { origin } })
  expect(asked.status()).toBe(200)
  await open(page, '/desk')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const happened = (page: Page) => page.getByRole('region', { name: 'What happened' })
const note = (page: Page) => page.getByRole('textbox', { name: 'Note for colleagues' })
const keep = (page: Page) => page.getByRole('button', { name: 'Keep note' })
const told = (page: Page) => page.getByRole('alert').filter({ hasText: /onnection/ })

test('a screen outlives an outage with what was typed into it, and the same press works afterwards', async ({
  page,
  context,
  site,
  sessions,
}) => {
  await signInAtDesk(context, sessions.get('Maria Lopez') ?? '', site.origin)
  await leadOf(page, site.origin, 'Nora Quill', '(512) 555-0141')
  await page.getByText('Not wanted …').click()
  await page.getByLabel('Why').fill('Moved in with her sister')
  await note(page).fill('Has a dog')

  await context.setOffline(true)
  await keep(page).click()
  await expect(told(page)).toContainText('Connection lost, and nothing saved.')
  await expect(note(page)).toHaveValue('Has a dog')
  await expect(page.getByLabel('Why')).toHaveValue('Moved in with her sister')
  await expectAccessible(page)
  // Another screen waits, and takes nothing away.
  await page.getByRole('link', { name: 'Chats' }).click()
  await expect(told(page)).toContainText('The page you chose opens then.')
  await expect(note(page)).toHaveValue('Has a dog')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Chats' })).toBeVisible()

  await page.goBack()
  await note(page).fill('Has a dog')
  await page.getByText('Not wanted …').click()
  await page.getByLabel('Why').fill('Moved in with her sister')
  await site.end('SIGKILL')
  await keep(page).click()
  await expect(told(page)).toContainText('Connection lost, and nothing saved.')
  await expect(note(page)).toHaveValue('Has a dog')
  await site.launch()
  await expect(told(page)).toContainText('The connection is back.')
  await expect(page.getByLabel('Why')).toHaveValue('Moved in with her sister')
  await keep(page).click()
  await expect(happened(page).getByText('Has a dog')).toHaveCount(1)
  await expect(note(page)).toHaveValue('')
  await expect(told(page)).toHaveCount(0)
  // What was accepted empties its own form alone.
  await expect(page.getByLabel('Why')).toHaveValue('Moved in with her sister')
})

test('the press works as soon as the connection is back, while the screen is still being read again', async ({
  page,
  context,
  site,
  sessions,
}) => {
  await page.addInitScript(slowReading)
  await signInAtDesk(context, sessions.get('Maria Lopez') ?? '', site.origin)
  await leadOf(page, site.origin, 'Vera Stone', '(512) 555-0144')
  await note(page).fill('Has a cat')
  await context.setOffline(true)
  await keep(page).click()
  await expect(told(page)).toContainText('Connection lost, and nothing saved.')
  await page.evaluate(() => dispatchEvent(new Event('read-slowly')))
  await context.setOffline(false)
  await expect(told(page)).toContainText('The connection is back.')
  await keep(page).click()
  await page.evaluate(() => dispatchEvent(new Event('read-on')))
  await expect(happened(page).getByText('Has a cat')).toHaveCount(1)
})

/** From `read-slowly` to `read-on`, what screens are read of begins to come, and does not end. */
function slowReading() {
  const plain = window.fetch.bind(window)
  let until = Promise.resolve()
  addEventListener('read-slowly', () => {
    until = new Promise(resolve => addEventListener('read-on', () => resolve()))
  })
  window.fetch = async (input, init) => {
    const answer = await plain(input, init)
    if ((init?.method ?? 'GET') !== 'GET' || !new URL(answer.url).pathname.endsWith('.data')) return answer
    const waited = until
    const late = new TransformStream<Uint8Array, Uint8Array>({ start: () => waited })
    return new Response(answer.body?.pipeThrough(late), answer)
  }
}

test('what is pressed twice is recorded once', async ({ page, context, site, sessions }) => {
  await signInAtDesk(context, sessions.get('Tom Reed') ?? '', site.origin)
  await leadOf(page, site.origin, 'Ida Bloom', '(512) 555-0142')
  let sent = 0
  await page.route(/\/desk\/leads\/.*\.data/, async route => {
    if (route.request().method() === 'POST') sent += 1
    await route.continue()
  })
  await note(page).fill('Rings the bell twice')
  await keep(page).dblclick()
  await expect(note(page)).toHaveValue('')
  await expect(happened(page).getByText('Rings the bell twice')).toHaveCount(1)
  expect(sent).toBe(1)
  await expect(keep(page)).not.toHaveAttribute('aria-disabled')

  // The same where the page's script doesn't help: the second press of the same words is the first.
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false, baseURL: site.origin })
  if (!plain) throw new Error('No browser')
  await signInAtDesk(plain, sessions.get('Tom Reed') ?? '', site.origin)
  const form = { intent: 'note', note: 'Sent by hand' }
  const path = new URL(page.url()).pathname
  const post = () => plain.request.post(path, { form, headers: { origin: site.origin } })
  expect((await Promise.all([post(), post(), post()])).map(answer => answer.ok())).toEqual([true, true, true])
  await page.reload()
  await ready(page)
  await expect(happened(page).getByText('Sent by hand')).toHaveCount(1)
  await page.getByRole('button', { name: 'No answer' }).dblclick()
  await expect(happened(page).getByText('No answer', { exact: true })).toHaveCount(1)
  await plain.close()
})

test('what was typed outlives the end of a session, for whoever typed it', async ({
  page,
  context,
  site,
  sessions,
}) => {
  const signIn = (name: 'Maria Lopez' | 'Tom Reed') =>
    signInAtDesk(context, sessions.get(name) ?? '', site.origin)
  const signedOut = page.getByRole('heading', { level: 1, name: 'Sign in to the desk' })
  await signIn('Maria Lopez')
  await leadOf(page, site.origin, 'Otto Fern', '(512) 555-0143')
  const lead = page.url()
  const typeBoth = async () => {
    await page.getByText('Not wanted …').click()
    await page.getByLabel('Why').fill('Stays with his cable')
    await note(page).fill('Asks about fiber in spring')
  }
  await typeBoth()
  await context.clearCookies()
  await keep(page).click()
  await expect(signedOut).toBeVisible()
  await signIn('Maria Lopez')
  await page.reload()
  await expect(page).toHaveURL(lead)
  await expect(note(page)).toHaveValue('Asks about fiber in spring')
  await expect(page.getByLabel('Why')).toHaveValue('Stays with his cable')
  await keep(page).click()
  await expect(happened(page).getByText('Asks about fiber in spring')).toHaveCount(1)

  await page.reload()
  await ready(page)
  await typeBoth()
  await context.clearCookies()
  await keep(page).click()
  await expect(signedOut).toBeVisible()
  await signIn('Tom Reed')
  await page.reload()
  await ready(page)
  await expect(page).toHaveURL(lead)
  await expect(note(page)).toHaveValue('')
})
