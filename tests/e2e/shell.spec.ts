import { expect, open, test } from './support/test.ts'

test('the menus open, close by Escape and by leaving, and lead on', async ({ page }) => {
  await open(page, '/')
  const internet = page.getByRole('button', { name: 'Internet', exact: true })
  await internet.click()
  await expect(internet).toHaveAttribute('aria-expanded', 'true')
  const metronet = page.getByRole('banner').getByRole('link', { name: 'Metronet' })
  await expect(metronet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(metronet).toBeHidden()
  await expect(internet).toBeFocused()
  await internet.press('Enter')
  await page.getByRole('button', { name: 'Home Security' }).click()
  await expect(metronet).toBeHidden()
  await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } })
  await expect(page.getByRole('button', { name: 'Home Security' })).toHaveAttribute('aria-expanded', 'false')
})

test('the privacy policy names everything that two pages leave in the browser', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Compare providers' }).click()
  await expect(page).toHaveURL('/providers')
  // What is kept when the page goes is there afterwards.
  await open(page, '/privacy')
  const kept = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])
  expect(kept).toContain('react-router-scroll-positions')
  const told = await page.getByRole('table', { name: 'What is stored in your browser' }).innerText()
  expect(kept.filter(name => !told.includes(name))).toEqual([])
})

test('the disclosure opens from every page and closes by its button', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByText('We may earn compensation from some providers below.')).toBeVisible()
  const learn = page.getByRole('button', { name: 'Learn More' })
  await learn.click()
  const dialog = page.getByRole('dialog', { name: 'Transparency & Advertising Disclosure' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(learn).toBeFocused()
})

test('on a phone the menu holds every link, Checkout among them, and the bottom bar calls, chats and shows the cart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const name of ['DIRECTV', 'Bundles', 'Kinetic', 'Vivint packages', 'Resources', 'Checkout']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await menu.getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(menu).toBeHidden()
  const bar = page.getByRole('navigation', { name: 'Quick actions' })
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/)
  await bar.getByRole('button', { name: 'Cart, empty' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText('Your cart is empty')).toBeVisible()
})

test('the known ZIP code stands at the top at every width, beside or below the note and never on it', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('last-search-zipcode', '{"zipCode":"78704"}'))
  await open(page, '/terms')
  const banner = page.getByRole('banner')
  const link = banner.getByRole('link', { name: 'ZIP code 78704, change' })
  for (const width of [320, 390, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(link).toBeInViewport({ ratio: 1 })
    const [words, zip] = await Promise.all(
      [banner.getByRole('button', { name: 'Learn More' }), link.locator('span').first()].map(part =>
        part.boundingBox(),
      ),
    )
    if (!words || !zip) throw new Error('Both are drawn')
    expect(zip.x >= words.x + words.width || zip.y >= words.y + words.height, `at ${width}`).toBe(true)
  }
})

test('a signed-in visitor has an avatar menu with Sign out', async ({ page }) => {
  await open(page, '/auth?tab=sign-up')
  await page.getByLabel('Email').fill('zoe@example.com')
  await page.getByLabel('Username').fill('zoe_q')
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('correct horse')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/$/)
  const avatar = page.getByRole('button', { name: 'Account of zoe_q' })
  await expect(avatar.locator('[data-initials="ZO"]')).toBeVisible()
  await avatar.click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByText('You have been signed out successfully.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
})

test('going to another page starts at its top, whether drawn here or loaded as a document', async ({
  page,
}) => {
  await open(page, '/')
  for (const [link, heading] of [
    ['Compare providers', 'Compare internet providers'],
    ['Terms', /terms/i],
  ] as const) {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  }
})

test('Global Privacy Control is honoured and the page says so', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await open(page, '/')
  await expect(page.getByText(/Your browser sends Global Privacy Control. We honor it/)).toBeVisible()
})

test.describe('offline', () => {
  // The link's page is asked for before the press, in vain.
  test.use({ provoked: [/ERR_INTERNET_DISCONNECTED|Script \S+ did not come/] })
  // The next test may get the same browser context.
  test.afterEach(({ context }) => context.setOffline(false))

  test('a link pressed offline says so, leaves the page as it is, and works once online', async ({
    page,
    context,
  }) => {
    await open(page, '/checkout')
    await context.setOffline(true)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Moving' })
    await link.click()
    await expect(page.getByTestId('toasts').getByText('You’re offline')).toBeVisible()
    await expect(page).toHaveURL('/checkout')
    await context.setOffline(false)
    await link.click()
    await expect(page).toHaveURL('/moving')
  })

  for (const { path, button, next } of [
    { path: '/results?zip=78701', button: 'Change', next: '/results?zip=10001' },
    { path: '/internet-plans?zip=78701', button: 'Show plans here', next: '/internet-plans?zip=10001' },
  ])
    test(`a ZIP code sent offline at ${path} leaves what is shown, and works once online`, async ({
      page,
      context,
    }) => {
      await open(page, path)
      const shown = page.getByRole('main').getByRole('heading', { level: 1 })
      const before = await shown.innerText()
      // The first sign of life loads the code that counts a visit.
      await page.mouse.move(5, 5)
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      const field = page.getByRole('main').getByRole('textbox', { name: 'ZIP code' }).first()
      await field.fill('10001')
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByTestId('toasts').getByText('You’re offline')).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(shown).toHaveText(before)
      await expect(field).toHaveValue('10001')
      await context.setOffline(false)
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page).toHaveURL(next)
    })

  test('a page that didn’t come for want of a connection isn’t called our fault', async ({
    page,
    context,
  }) => {
    await open(page, '/results?zip=78701')
    const shown = page.getByRole('heading', { level: 1 })
    const before = await shown.innerText()
    await page.getByRole('main').getByRole('textbox', { name: 'ZIP code' }).first().fill('10001')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await expect(page).toHaveURL('/results?zip=10001')
    await expect(shown).not.toHaveText(before)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.goBack()
    await expect(shown).toHaveText('You’re offline')
  })

  test('a form that the browser sends itself stays with what was typed', async ({ page, context }) => {
    await open(page, '/moving')
    await context.setOffline(true)
    const form = page.getByRole('form', { name: 'Plan your move' })
    await form.getByLabel('Move date').fill('2027-03-01')
    await form.getByLabel('New ZIP code').fill('78701')
    await form.getByRole('button', { name: 'Show my plan' }).click()
    await expect(page.getByTestId('toasts').getByText('You’re offline')).toBeVisible()
    await expect(page).toHaveURL('/moving')
    await expect(form.getByLabel('New ZIP code')).toHaveValue('78701')
  })
})

test('on a phone the header fits with only its text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/checkout')
  // As a browser extension enlarges text: the widths that the layout asks about stay as they are.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect(page.getByRole('banner').getByRole('button', { name: 'Open menu' })).toBeInViewport({
    ratio: 1,
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
