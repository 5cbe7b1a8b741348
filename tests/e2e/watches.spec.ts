import { expect, expectAccessible, open } from './support/account-test.ts'
import { test } from './support/mailed-test.ts'

test('a watch is asked for, confirmed, listed and stopped; every state has nothing for axe to complain of', async ({
  page,
  mailbox,
}) => {
  await open(page, '/watches?zip=78704')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com')
  await page.getByLabel('Tell me about').selectOption('Fiber')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Check your email' })).toBeVisible()
  await page.goto((await mailbox.lastOf('ana@example.com', 1)).link)
  await expect(page.getByText('Fiber at ZIP code 78704')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your alert is on')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See or stop your alerts' }).click()
  await expect(page.getByRole('button', { name: 'Stop this one: Fiber at ZIP code 78704' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop all alerts' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'No more alerts' })).toBeVisible()
  await expectAccessible(page)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, provoked: [/422/] })

    test('what is wrong is named beside its field, nothing typed is lost, and the rest goes out', async ({
      page,
    }) => {
      await page.goto('/watches')
      await page.getByLabel('ZIP code').fill('00000')
      await page.getByLabel('Tell me about').selectOption('Cable')
      await page.getByLabel('Email').fill('bo at example')
      await page.getByRole('button', { name: 'Send me the link' }).click()
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Enter an email address/)
      await expect(page.getByLabel('Email')).toHaveValue('bo at example')
      await page.getByLabel('Email').fill('bo@example.com')
      await page.getByRole('button', { name: 'Send me the link' }).click()
      await expect(page.getByLabel('ZIP code')).toHaveAccessibleDescription(/ZIP code/)
      await expect(page.getByLabel('ZIP code')).toHaveValue('00000')
      await expect(page.getByLabel('Tell me about')).toHaveValue('cable')
      await page.getByLabel('ZIP code').fill('78704')
      await page.getByRole('button', { name: 'Send me the link' }).click()
      await expect(page.getByText('Check your email')).toBeVisible()
    })
  })
}

test('the price of a plan without a label can be watched from its row, and the way back leads there', async ({
  page,
  mailbox,
}) => {
  await open(page, '/results?zip=06103')
  const row = page.locator('[data-plan]').filter({ hasText: 'No label confirms this price' }).first()
  const watch = row.getByRole('link', { name: /^Watch the price of/ })
  const heading = page.getByRole('heading', { level: 1, name: (await watch.textContent()) ?? '' })
  await watch.click()
  await expect(heading).toBeVisible()
  await page.getByLabel(/Tell me when it drops under/).fill('1')
  await page.getByLabel('Email').fill('cy@example.com')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.goto((await mailbox.lastOf('cy@example.com', 1)).link)
  await expect(page.getByText(/a price under \$1\.00\/mo/)).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Back to where you were' }).click()
  await expect(page).toHaveURL('/results?zip=06103')
})

test.describe('offline', () => {
  test.use({ provoked: [/ERR_INTERNET_DISCONNECTED/] })
  // The next test may get the same browser context.
  test.afterEach(({ context }) => context.setOffline(false))

  test('where nothing answers the form says so and keeps what was typed', async ({ page, context }) => {
    await open(page, '/watches?zip=78704')
    await page.getByLabel('Email').fill('bo@example.com')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'That did not go out' })).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveValue('bo@example.com')
  })
})

test.describe('on a phone, without script', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  test('a move has its plan at once, with its calendar file and reminders', async ({ page }) => {
    await page.goto('/moving')
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel('Move date').fill(day)
    await page.getByLabel('New ZIP code').fill('00000')
    await page.getByRole('button', { name: 'Show my plan' }).click()
    // The page opens at the plan, below the field.
    await expect(page.getByRole('alert').filter({ hasText: 'We do not know this ZIP code' })).toBeInViewport()
    await page.getByLabel('New ZIP code').fill('78704')
    await page.getByRole('button', { name: 'Show my plan' }).click()
    await expect(page.getByRole('heading', { name: /^Your move on / })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Order the new service' })).toContainText('Now')
    const file = page.getByRole('link', { name: 'Add to my calendar' })
    const answer = await page.request.get((await file.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toContain('text/calendar')
    await page.getByLabel('Email').first().fill('bo@example.com')
    await page.getByRole('button', { name: 'Send me the link' }).first().click()
    await expect(page.getByText('Check your email')).toBeVisible()
    await page.getByRole('link', { name: 'Back to where you were' }).click()
    await expect(page.getByRole('heading', { name: /^Your move on / })).toBeVisible()
  })
})
