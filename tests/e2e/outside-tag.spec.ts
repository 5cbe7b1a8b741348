import type { Page } from '@playwright/test'
import { OUTSIDE_SETTINGS } from '#tests/support/site-template.ts'
import { expect, open, test } from './support/test.ts'

test.use({
  settings: OUTSIDE_SETTINGS,
  standIns: /^(?:video\.test|www\.googletagmanager\.com|region1\.google-analytics\.com)$/,
})

// On one site.
test.describe.configure({ mode: 'serial' })

/** Stands for the tag: it reads the commands as the real one does, and reports each event to where that one would. */
const TAG = `{
  const seen = window.dataLayer
  const report = command => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]' || command[0] !== 'event') return
    const query = new URLSearchParams({ en: command[1], label: command[2].event_label })
    fetch('https://region1.google-analytics.com/g/collect?' + query, { method: 'POST', mode: 'no-cors', keepalive: true })
  }
  for (const command of seen) report(command)
  const push = seen.push.bind(seen)
  seen.push = command => { report(command); return push(command) }
}`

async function watchTag(page: Page) {
  const loaded: string[] = []
  const reported: string[] = []
  await page.route('https://www.googletagmanager.com/**', route => {
    loaded.push(new URL(route.request().url()).search)
    return route.fulfill({ contentType: 'text/javascript', body: TAG })
  })
  await page.route('https://*.google-analytics.com/**', route => {
    const { searchParams } = new URL(route.request().url())
    reported.push(`${searchParams.get('en')} ${searchParams.get('label')}`)
    return route.fulfill({ status: 204 })
  })
  return { loaded, reported }
}

const agree = (page: Page) => page.getByRole('checkbox', { name: /^Allow outside measurement/ })

test('the tag loads and hears of events only with consent, and of none once that is taken back', async ({
  page,
}) => {
  const { loaded, reported } = await watchTag(page)
  // Nothing answers a call here.
  await page.addInitScript(() =>
    addEventListener('click', event => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault()
    }),
  )
  await open(page, '/resources')
  await page
    .getByRole('link', { name: /^Call / })
    .first()
    .click()
  expect([loaded, reported]).toEqual([[], []])
  await agree(page).check()
  await expect.poll(() => loaded).toEqual(['?id=G-TEST'])
  await page
    .getByRole('link', { name: /^Call / })
    .first()
    .click()
  await expect.poll(() => reported).toEqual(['contact_initiated phone'])
  await agree(page).uncheck()
  await page
    .getByRole('link', { name: /^Call / })
    .first()
    .click()
  await expect(agree(page)).not.toBeChecked()
  expect(reported).toHaveLength(1)
})

test('a sign-up that succeeds reaches the tag as a conversion; one that is refused does not', async ({
  page,
}) => {
  const { reported } = await watchTag(page)
  await page.addInitScript(() => localStorage.setItem('plainwire-outside-consent', 'granted'))
  await open(page, '/auth?tab=sign-up')
  await page.getByLabel('Email').fill(`tag.${Date.now()}@example.com`)
  await page.getByLabel('Username').fill(`tag_${Date.now()}`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('correct house')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText("Passwords don't match").first()).toBeVisible()
  expect(reported).toEqual([])
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('correct horse')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect.poll(() => reported).toEqual(['conversion sign_up'])
})

test('the video is embedded when it is pressed, and nothing of it loads before', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://video.test/**', route => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Video</title><p>playing</p>' })
  })
  await open(page, '/home-security-products')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: /^Watch how a system is installed/ }).click()
  await expect(page.frameLocator('iframe').getByText('playing')).toBeVisible()
  expect(asked).toEqual(['https://video.test/embed/1'])
})
