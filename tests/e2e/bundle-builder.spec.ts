import { builderParts, bundleParts } from '#domain/bundles/builder-parts.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { dollarsFromCents } from '#domain/shared/money.ts'
import { centsOf, priceOf, totalOf } from '#tests/support/catalogue-prices.ts'
import {
  builder,
  checkButton,
  checkZip,
  currentStep,
  fillContact,
  found,
  leads,
  lookup,
  plan,
  submit,
  summary,
  unfold,
  zipField,
} from './support/builder-page.ts'
import { expect, expectAccessible, open, test } from './support/webhook-test.ts'

test('from the ZIP to the delivered bundle, its payload key by key', async ({ page, receiver }) => {
  await open(page, '/bundles')
  await checkZip(page)
  await plan(page, 'Internet', 'Metronet', /^1 Gig/).check()
  await plan(page, 'Home security', 'ADT', /^Pro/).check()
  await plan(page, 'TV', 'DIRECTV', /^Choice/).check()
  await fillContact(page)
  const email = `bo.${Date.now()}@example.com`
  await builder(page).getByLabel('Email Address').fill(email)
  await builder(page).getByLabel('Check my current bills for free').check()
  await submit(page).click()
  await expect(builder(page).getByRole('heading', { name: /Thank you/ })).toBeFocused()
  const delivered = () => receiver.received.find(({ payload }) => payload.email === email)
  await expect.poll(delivered).toBeDefined()
  const received = delivered()
  expect(received && receiver.isSigned(received)).toBe(true)
  expect(received?.payload).toEqual({
    customer_name: 'Bo Renter',
    email,
    phone: '512 555 0101',
    address: 'Detroit, MI 48201',
    bundle: 'Metronet 1 Gig + ADT Pro + DIRECTV Choice',
    price: dollarsFromCents(centsOf('metronet-1-gig', 'adt-pro', 'directv-choice')),
    notes: 'Free bill check wanted',
    selected_service: 'Metronet 1 Gig, ADT Pro, DIRECTV Choice',
  })
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

test('the whole builder is there, with what else is sold at the ZIP; providers not found at the ZIP are marked, not hidden', async ({
  page,
}) => {
  await page.route(lookup, route => route.fulfill(found('metronet', 'att')))
  await open(page, '/bundles')
  await checkZip(page)
  await expect(
    builder(page).getByText('We found 2 internet providers in Detroit, MI 48201 that you can order from us.'),
  ).toBeVisible()
  const catalogue = readSeed()
  const listed = builderParts(catalogue).length
  // And what else those two sell there.
  const others = bundleParts(catalogue).filter(part => part.providerId === 'att').length
  const choices = listed + others
  // And leaving each of the three services out.
  await expect(builder(page).getByRole('radio')).toHaveCount(choices + 3)
  const group = (name: RegExp) => builder(page).getByRole('group', { name })
  await expect(group(/^Metronet found at your ZIP$/)).toBeVisible()
  // The heading promises only what may be sold there.
  const sold = bundleParts(catalogue).filter(part => ['metronet', 'att'].includes(part.providerId)).length
  await expect(
    builder(page)
      .getByText(new RegExp(`^${sold} plans from`))
      .first(),
  ).toBeVisible()
  await expect(group(/^Kinetic not found at your ZIP$/)).toBeVisible()
  await expect(group(/^WOW! not found at your ZIP$/)).toBeVisible()
  await plan(page, 'Internet', 'Kinetic', /^Fiber 300/).check()
  await expect(summary(page).getByText('Kinetic Fiber 300')).toBeVisible()
})

test('an answer by county names it; what is only likely is marked so', async ({ page }) => {
  await open(page, '/bundles')
  await checkZip(page)
  await expect(
    builder(page).getByText(
      /^We found \d internet providers? in Wayne County that you can order from us\. \d more may be sold there\. 3 more sell nationwide by satellite\./,
    ),
  ).toBeVisible()
  const group = (name: RegExp) => builder(page).getByRole('group', { name })
  await expect(group(/^WOW! may be sold in your county, not confirmed$/)).toBeVisible()
  await expect(group(/^Kinetic not found in your county$/)).toBeVisible()
})

test('where we sell nobody’s line, only that is said: local providers may be there', async ({ page }) => {
  await open(page, '/bundles')
  await checkZip(page, '05401')
  await expect(
    builder(page).getByText(
      /^We found no internet provider in Chittenden County that you can order from us, except 3 that sell nationwide by satellite\. \d more may be sold there\./,
    ),
  ).toBeVisible()
})

test('an answer from lists of states says that it is one', async ({ page }) => {
  await open(page, '/bundles')
  await checkZip(page, '06001')
  await expect(
    builder(page).getByText(/^From state footprints: .* sell in Connecticut, but not at every address/),
  ).toBeVisible()
  await expect(builder(page).getByRole('group', { name: /^Kinetic not found at your ZIP$/ })).toBeVisible()
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
  const bundle = ['metronet-1-gig', 'directv-choice']
  await expect(summary(page).getByText(priceOf(...bundle), { exact: true })).toBeVisible()
  await expect(summary(page).getByRole('status')).toHaveText(`Total ${priceOf(...bundle)}`)
  const cell = (name: RegExp) => summary(page).getByRole('row', { name }).getByRole('cell')
  await expect(cell(/^This month/)).toHaveText(totalOf(1, ...bundle))
  await expect(cell(/^12 months/)).toHaveText(totalOf(12, ...bundle))
  await expect(cell(/^24 months/)).toHaveText(totalOf(24, ...bundle))
  await expect(cell(/^36 months/)).toHaveText(totalOf(36, ...bundle))
  await builder(page).getByRole('radio', { name: 'No TV' }).check()
  await expect(summary(page).getByText(priceOf('metronet-1-gig')).first()).toBeVisible()
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
  await page.route(leads, async route => {
    await held
    await route.continue()
  })
  const posted = page.waitForRequest(leads)
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

  test('a ZIP that does not exist is named beside its field', async ({ page }) => {
    await open(page, '/bundles')
    await zipField(page).fill('00000')
    await checkButton(page).click()
    await expect(zipField(page)).toHaveAccessibleDescription(/do not know this ZIP code/)
    await expectAccessible(page)
  })

  test('a bundle can be built and sent without the check of the ZIP', async ({ page }) => {
    await page.route(lookup, route => route.abort())
    await open(page, '/bundles')
    await zipField(page).fill('48201')
    await checkButton(page).click()
    await builder(page).getByRole('button', { name: 'Build without the check' }).click()
    await unfold(page)
    await expect(builder(page).getByRole('radio')).toHaveCount(26)
    await expect(builder(page).getByText('not found at your ZIP')).toHaveCount(0)
    await plan(page, 'Internet', 'WOW!', /^500 Mbps/).check()
    await fillContact(page)
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
