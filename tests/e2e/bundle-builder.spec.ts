import { test as base, type Locator, type Page } from '@playwright/test'
import { CART_STORAGE_KEY, type CartItem } from '#domain/cart/cart.ts'
import { SiteProcess } from '#tests/support/site-process.ts'
import { TEST_WEBHOOK_SECRET, WebhookReceiver } from '#tests/support/webhook-receiver.ts'
import { expect, expectAccessible, open, sizes, test } from './support/test.ts'

const lookup = '**/api/fcc-broadband'
const send = '**/api/bundle-leads'
const answer = (body: object, status = 200) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
})
const found = (...ids: string[]) =>
  answer({
    providers: ids.map(id => ({ id, name: id })),
    precision: 'zip',
    place: { zipCode: '48201', city: 'Detroit', state: 'MI' },
  })

const builder = (page: Page) => page.getByRole('region', { name: 'Smart Bundle Builder' })
const zipField = (page: Page) => builder(page).getByRole('textbox', { name: 'ZIP code' })
const checkButton = (page: Page) => builder(page).getByRole('button', { name: 'Check Availability' })
const summary = (page: Page) => builder(page).getByRole('region', { name: 'Your bundle' })
const plan = (page: Page, group: string, provider: string, name: RegExp) =>
  builder(page)
    .getByRole('group', { name: group, exact: true })
    .getByRole('group', { name: new RegExp(`^${provider}`) })
    .getByRole('radio', { name })
const submit = (page: Page) => builder(page).getByRole('button', { name: 'Submit My Bundle' })
const currentStep = (page: Page) => builder(page).locator('[aria-current="step"]')

async function checkZip(page: Page, zipCode = '48201') {
  await zipField(page).fill(zipCode)
  await checkButton(page).click()
  await expect(builder(page).getByRole('heading', { name: 'Choose your services' })).toBeVisible()
}

async function fillContact(page: Page) {
  await builder(page).getByLabel('Full Name').fill('Bo Renter')
  await builder(page).getByLabel('Email Address').fill('bo@example.com')
  await builder(page).getByLabel('Phone Number').fill('512 555 0101')
}

base('from the ZIP to the delivered bundle, its payload key by key', async ({ page }) => {
  base.setTimeout(120_000)
  const receiver = await WebhookReceiver.start()
  const site = await SiteProcess.start('PGlite', {
    AUTOMATION_WEBHOOK_URL: receiver.url,
    AUTOMATION_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
  })
  try {
    await page.goto(`${site.origin}/bundles`)
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    await checkZip(page)
    await plan(page, 'Internet', 'Metronet', /^1 Gig/).check()
    await plan(page, 'Home security', 'ADT', /^Pro/).check()
    await plan(page, 'TV', 'DIRECTV', /^Choice/).check()
    await fillContact(page)
    await builder(page).getByLabel('Check my current bills for free').check()
    await submit(page).click()
    await expect(builder(page).getByRole('heading', { name: /Thank you/ })).toBeFocused()
    await receiver.until(1)
    const [received] = receiver.received
    if (!received) throw new Error('nothing received')
    expect(receiver.isSigned(received)).toBe(true)
    expect(received.payload).toEqual({
      customer_name: 'Bo Renter',
      email: 'bo@example.com',
      phone: '512 555 0101',
      address: 'Detroit, MI 48201',
      bundle: 'Metronet 1 Gig + ADT Pro + DIRECTV Choice',
      price: 194.93,
      notes: 'Free bill check wanted',
      selected_service: 'Metronet 1 Gig, ADT Pro, DIRECTV Choice',
    })
  } finally {
    await site.remove()
    await receiver.close()
  }
})

test('the ZIP takes five digits, and its button waits for exactly five', async ({ page }) => {
  await open(page, '/bundles')
  await expect(currentStep(page)).toHaveText(/ZIP code/)
  await expect(checkButton(page)).toBeDisabled()
  await zipField(page).pressSequentially('48a2-0')
  await expect(zipField(page)).toHaveValue('4820')
  await expect(checkButton(page)).toBeDisabled()
  await zipField(page).pressSequentially('199')
  await expect(zipField(page)).toHaveValue('48201')
  await expect(checkButton(page)).toBeEnabled()
  await page.route(lookup, route => route.fulfill(found('metronet')))
  const asked = page.waitForRequest(lookup)
  await checkButton(page).click()
  expect((await asked).postDataJSON()).toEqual({ address: '48201' })
  await expect(currentStep(page)).toHaveText(/Services/)
  await expect(builder(page).getByRole('region', { name: 'Choose your services' })).toBeFocused()
})

test('the whole catalogue is there; providers not found at the ZIP are marked, not hidden', async ({
  page,
}) => {
  await page.route(lookup, route => route.fulfill(found('metronet', 'att')))
  await open(page, '/bundles')
  await checkZip(page)
  await expect(builder(page).getByText('2 internet providers found at Detroit, MI 48201.')).toBeVisible()
  // 13 internet, 6 security and 4 TV plans, and leaving each of the three out.
  await expect(builder(page).getByRole('radio')).toHaveCount(26)
  const group = (name: RegExp) => builder(page).getByRole('group', { name })
  await expect(group(/^Metronet found at your ZIP$/)).toBeVisible()
  await expect(group(/^Kinetic not found at your ZIP$/)).toBeVisible()
  await expect(group(/^WOW! not found at your ZIP$/)).toBeVisible()
  await plan(page, 'Internet', 'Kinetic', /^Fiber 300/).check()
  await expect(summary(page).getByText('Kinetic Fiber 300')).toBeVisible()
})

test('an answer from state footprints says that it is one', async ({ page }) => {
  await open(page, '/bundles')
  await checkZip(page)
  await expect(
    builder(page).getByText(/^From state footprints: .* sell in MI, but not at every address/),
  ).toBeVisible()
  await expect(builder(page).getByRole('group', { name: /^Metronet sells in MI$/ })).toBeVisible()
})

test('total and price over time follow the choice; the contact step comes with the first service', async ({
  page,
}) => {
  await open(page, '/bundles')
  await checkZip(page)
  const contact = builder(page).getByRole('form', { name: 'Your contact details' })
  await expect(contact).toHaveCount(0)
  await plan(page, 'TV', 'DIRECTV', /^Choice/).check()
  await expect(contact).toBeVisible()
  await expect(currentStep(page)).toHaveText(/Your details/)
  await plan(page, 'Internet', 'Metronet', /^1 Gig/).check()
  await expect(summary(page).getByText('$134.94/mo', { exact: true })).toBeVisible()
  await expect(summary(page).getByRole('status')).toHaveText('Total $134.94/mo')
  const cell = (name: RegExp) => summary(page).getByRole('row', { name }).getByRole('cell')
  await expect(cell(/^This month/)).toHaveText('$209.94')
  await expect(cell(/^12 months/)).toHaveText('$1,694.28')
  await expect(cell(/^24 months/)).toHaveText('$3,793.56')
  await expect(cell(/^36 months/)).toHaveText('$5,892.84')
  await builder(page).getByRole('radio', { name: 'No TV' }).check()
  await expect(summary(page).getByText('$49.95/mo').first()).toBeVisible()
  await builder(page).getByRole('radio', { name: 'No internet' }).check()
  await expect(contact).toHaveCount(0)
  await expect(page).toHaveURL(/\/bundles\?zip=48201$/)
})

test('sending waits for every field; the thanks replace the builder, and another one starts from nothing', async ({
  page,
}) => {
  await open(page, '/bundles')
  await checkZip(page)
  await plan(page, 'Home security', 'Vivint', /^Smart Protect/).check()
  const marketing = builder(page).getByRole('checkbox', { name: /may also call and text me/ })
  await expect(marketing).not.toBeChecked()
  await expect(submit(page)).toBeDisabled()
  await fillContact(page)
  await expect(submit(page)).toBeEnabled()
  await builder(page).getByLabel('Phone Number').fill('')
  await expect(submit(page)).toBeDisabled()

  await builder(page).getByLabel('Phone Number').fill('   ')
  await submit(page).click()
  await expect(page.getByRole('alert').getByText('Missing Information').first()).toBeVisible()
  await expect(page.getByText('Please fill in all contact fields.').first()).toBeVisible()
  await builder(page).getByLabel('Phone Number').fill('512 555 0101')

  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(send, async route => {
    await held
    await route.continue()
  })
  const posted = page.waitForRequest(send)
  await submit(page).click()
  await expect(builder(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  const body: unknown = (await posted).postDataJSON()
  expect(body).toMatchObject({
    security: 'vivint-smart-protect',
    internet: null,
    zipCode: '48201',
    touched: true,
  })
  expect(body).not.toHaveProperty('price')
  release()
  await expect(page.getByRole('status').getByText('Bundle Submitted Successfully!')).toBeVisible()
  await expect(
    page.getByText('A representative will contact you soon with your best bundle options.').first(),
  ).toBeVisible()
  await expect(builder(page).getByRole('heading', { name: /Thank you/ })).toBeFocused()
  await expect(zipField(page)).toHaveCount(0)

  await builder(page).getByRole('button', { name: 'Build Another Bundle' }).click()
  await expect(zipField(page)).toBeVisible()
  await expect(page).toHaveURL(/\/bundles$/)
  await expect(summary(page).getByText(/^Nothing yet/)).toBeVisible()
})

test.describe('what may go wrong', () => {
  test.use({ provoked: [/Failed to load resource/] })

  for (const { name, respond, title, text } of [
    {
      name: 'an error in the answer',
      respond: answer({ error: 'inside', providers: [] }),
      title: 'Service Error',
      text: 'Unable to check service availability. Please try again later.',
    },
    {
      name: 'no connection',
      respond: null,
      title: 'Unable to check internet service availability.',
      text: null,
    },
    {
      name: 'a server fault',
      respond: answer({ detail: 'inside' }, 500),
      title: 'Unable to check internet service availability.',
      text: null,
    },
  ]) {
    test(`${name} is told in its words, and the builder can be used all the same`, async ({ page }) => {
      await page.route(lookup, route => (respond ? route.fulfill(respond) : route.abort()))
      await open(page, '/bundles')
      await zipField(page).fill('48201')
      await checkButton(page).click()
      await expect(builder(page).getByRole('alert').getByText(title)).toBeVisible()
      if (text) await expect(builder(page).getByRole('alert').getByText(text)).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: title })).toHaveCount(2)
      await expect(zipField(page)).toHaveValue('48201')
      await builder(page).getByRole('button', { name: 'Build without the check' }).click()
      await expect(builder(page).getByRole('radio')).toHaveCount(26)
      await expect(builder(page).getByText('not found at your ZIP')).toHaveCount(0)
    })
  }

  test('a ZIP that does not exist is named beside its field', async ({ page }) => {
    await open(page, '/bundles')
    await zipField(page).fill('00000')
    await checkButton(page).click()
    await expect(zipField(page)).toHaveAccessibleDescription(/do not know this ZIP code/)
    await expectAccessible(page)
  })

  test('a bundle that could not be sent says so, loses nothing and goes with the next press', async ({
    page,
  }) => {
    await open(page, '/bundles')
    await checkZip(page)
    await plan(page, 'Internet', 'WOW!', /^500 Mbps/).check()
    await fillContact(page)
    await page.route(send, route => route.abort())
    await submit(page).click()
    const told = builder(page).getByRole('alert').filter({ hasText: 'Submission Error' })
    await expect(told).toBeFocused()
    await expect(told).toContainText('There was an error submitting your bundle. Please try again.')
    await expect(page.getByRole('alert').filter({ hasText: 'Submission Error' })).toHaveCount(2)
    await expect(builder(page).getByLabel('Full Name')).toHaveValue('Bo Renter')
    await expect(plan(page, 'Internet', 'WOW!', /^500 Mbps/)).toBeChecked()
    await expectAccessible(page)
    await page.unroute(send)
    await builder(page).getByLabel('Email Address').fill('not an address')
    await submit(page).click()
    await expect(builder(page).getByLabel('Email Address')).toHaveAccessibleDescription(
      /Valid email is required/,
    )
    await builder(page).getByLabel('Email Address').fill('again@example.com')
    await submit(page).click()
    await expect(builder(page).getByRole('heading', { name: /Thank you/ })).toBeVisible()
  })
})

test('a bundle has an address that can be shared, and what it does not know is said', async ({
  page,
  context,
}) => {
  await page.route(lookup, route => route.fulfill(found('metronet')))
  await open(page, '/bundles?internet=metronet-1-gig&security=no-such&zip=48201')
  await expect(builder(page).getByText('A plan in this link is not on offer any more.')).toBeVisible()
  await expect(plan(page, 'Internet', 'Metronet', /^1 Gig/)).toBeChecked()
  await expect(builder(page).getByRole('group', { name: /^Metronet found at your ZIP$/ })).toBeVisible()
  await plan(page, 'TV', 'DIRECTV', /^Ultimate/).check()
  await expect(page).toHaveURL(/\/bundles\?internet=metronet-1-gig&tv=directv-ultimate&zip=48201$/)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await summary(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(page.url())
  await page.goto(copied)
  await expect(summary(page).getByText('DIRECTV Ultimate')).toBeVisible()
})

test('all services of a bundle go into the cart at their prices', async ({ page }) => {
  await open(page, '/bundles?internet=wow-bundle-500&security=adt-basic')
  await summary(page).getByRole('button', { name: 'Add all to cart' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 2 services' }).first()).toBeVisible()
  const lines = await page.evaluate(
    key => JSON.parse(localStorage.getItem(key) ?? '[]') as CartItem[],
    CART_STORAGE_KEY,
  )
  expect(lines.map(({ serviceName, price }) => [serviceName, price])).toEqual([
    ['Bundle Internet 500 Mbps', 49.99],
    ['Basic', 45.99],
  ])
})

test('help me choose shows three bundles with reasons, cheapest first, and puts one into the builder', async ({
  page,
}) => {
  await page.route(lookup, route => route.fulfill(found('wow')))
  await open(page, '/bundles')
  await builder(page).getByRole('button', { name: 'Help me choose' }).click()
  const form = builder(page).getByRole('form', { name: 'Help me choose' })
  await form.getByLabel('People in the home').selectOption('4')
  await form.getByLabel('Working from home').check()
  await form
    .getByRole('combobox', { name: 'What do you watch on TV?' })
    .selectOption({ label: 'Sports as well' })
  await form.getByRole('radio', { name: 'I rent it' }).check()
  const ceiling = form.getByLabel('Most that a monthly bill may be')
  await ceiling.fill('much')
  await form.getByRole('button', { name: 'Show my three best' }).click()
  await expect(ceiling).toHaveAccessibleDescription(/Enter dollars a month/)
  await ceiling.fill('150')
  await form.getByRole('button', { name: 'Show my three best' }).click()
  await expect(builder(page).getByRole('heading', { name: 'Your three best' })).toBeFocused()
  const proposals = builder(page).getByRole('listitem').filter({ hasText: 'Use this bundle' })
  await expect(proposals).toHaveCount(3)
  await expect(proposals.first()).toContainText('Kinetic Fiber 300 + DIRECTV Choice')
  await expect(proposals.first()).toContainText(
    '300 Mbps covers the 200 Mbps that 4 people at once would use.',
  )
  const totals = (await proposals.allInnerTexts()).map(text =>
    Number(text.match(/\$([\d,.]+) over 24 months/)?.[1]?.replaceAll(',', '')),
  )
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  await expectAccessible(page)

  // What is sold at the ZIP goes first once it is known.
  await checkZip(page)
  await expect(proposals.first()).toContainText('WOW!')
  await builder(page).getByRole('button', { name: 'Use this bundle: WOW! 500 Mbps + DIRECTV Choice' }).click()
  await expect(plan(page, 'Internet', 'WOW!', /^500 Mbps/)).toBeChecked()
  await expect(summary(page).getByText('$134.98/mo', { exact: true })).toBeVisible()
  await expect(builder(page).getByRole('region', { name: 'Choose your services' })).toBeFocused()

  await ceiling.fill('20')
  await form.getByRole('button', { name: 'Show my three best' }).click()
  await expect(builder(page).getByRole('heading', { name: 'Nothing fits under $20.00' })).toBeVisible()
})

test('the builder is used from ZIP to thanks by the keyboard alone', async ({ page }) => {
  await page.route(lookup, route => route.fulfill(found('metronet')))
  await open(page, '/bundles')
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate(element => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await tabTo(zipField(page))
  await page.keyboard.type('48201')
  await page.keyboard.press('Enter')
  await expect(builder(page).getByRole('region', { name: 'Choose your services' })).toBeFocused()
  await tabTo(builder(page).getByRole('radio', { name: 'No internet' }))
  await page.keyboard.press('ArrowDown')
  await expect(plan(page, 'Internet', 'Metronet', /^150 Mbps/)).toBeChecked()
  await tabTo(builder(page).getByLabel('Full Name'))
  await page.keyboard.type('Bo Renter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('keys@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('512 555 0102')
  await page.keyboard.press('Enter')
  await expect(builder(page).getByRole('heading', { name: /Thank you/ })).toBeFocused()
  await tabTo(builder(page).getByRole('button', { name: 'Build Another Bundle' }))
  await page.keyboard.press('Enter')
  await expect(zipField(page)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the builder says what to do instead, and a shared bundle shows what it costs', async ({ page }) => {
    await page.goto('/bundles?internet=metronet-1-gig&tv=directv-choice')
    await expect(builder(page).getByText(/The builder needs JavaScript/)).toBeVisible()
    await expect(builder(page).getByRole('link', { name: 'request a quote' })).toHaveAttribute(
      'href',
      '/quote',
    )
    await expect(summary(page).getByText('$134.94/mo', { exact: true })).toBeVisible()
  })
})

for (const { name, width, height } of [...sizes, { name: 'narrow phone', width: 320, height: 640 }]) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    test('every step has nothing for axe to complain of and fits', async ({ page }) => {
      const fits = async () => {
        await expectAccessible(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      }
      await page.route(lookup, route => route.fulfill(found('metronet')))
      await open(page, '/bundles')
      await builder(page).getByRole('button', { name: 'Help me choose' }).click()
      await builder(page).getByRole('button', { name: 'Show my three best' }).click()
      await expect(builder(page).getByRole('heading', { name: 'Your three best' })).toBeVisible()
      await fits()
      await checkZip(page)
      await fits()
      await plan(page, 'Internet', 'Metronet', /^5 Gig/).check()
      await plan(page, 'Home security', 'Vivint', /^Smart Complete/).check()
      await plan(page, 'TV', 'DIRECTV', /^Premier/).check()
      await fillContact(page)
      await fits()
      await submit(page).click()
      await expect(builder(page).getByRole('heading', { name: /Thank you/ })).toBeVisible()
      await fits()
    })
  })
}
