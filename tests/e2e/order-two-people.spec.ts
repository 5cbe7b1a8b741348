import type { Page } from '@playwright/test'
import { parse } from 'node-html-parser'
import { keptLink } from '#tests/support/kept-mails.ts'
import * as busy from './support/busy-desk.ts'
import { signInAtDesk, test } from './support/desk-test.ts'
import { expect, expectAccessibleAt, open } from './support/test.ts'

test.use({ provoked: [/status of 409/] })
test.describe.configure({ mode: 'default' })

const address = '200 Congress Ave Apt 7, Austin, TX 78701'
const phone = '512-555-0199'

/** Posts a form of a page as the page has it, with other values in some of its fields. */
async function postAsFilled(
  {
    visitors,
    path,
    cookie = '',
    intent,
  }: { visitors: busy.Visitors; path: string; cookie?: string; intent: string },
  changes: Record<string, string>,
) {
  const form = parse(await visitors.read(path, cookie))
    .querySelectorAll('form')
    .find(one => one.querySelector(`input[name="intent"][value="${intent}"]`))
  const fields = (form?.querySelectorAll('input, textarea, select') ?? []).map(field => [
    field.getAttribute('name') ?? '',
    field.rawTagName === 'textarea' ? field.text.trim() : (field.getAttribute('value') ?? ''),
  ])
  await visitors.postForm(path, { ...Object.fromEntries(fields), ...changes }, cookie)
}

const linkPath = (link: string) => new URL(link).pathname + new URL(link).search
const correction = (page: Page) => page.getByRole('form', { name: 'Correct this order' })

test('a correction at the desk undoes nothing of what the customer changes meanwhile', async ({
  page,
  site,
  sessions,
}) => {
  const visitors = busy.visitorsOf(site.origin)
  const reference = await busy.order(visitors, 0)
  const link = linkPath(await keptLink(site, 'customer0@example.com', 'order_received'))
  const customer = (changes: Record<string, string>) =>
    postAsFilled({ visitors, path: link, intent: 'contact' }, changes)
  await signInAtDesk(page.context(), sessions.get('Maria Lopez') ?? '', site.origin)
  await open(page, '/desk')
  await page.locator(`a[href="/desk/orders/${reference}"]`).click()
  await page.getByText('Correct this order').click()
  const form = correction(page)
  await form.getByLabel('How many').fill('2')
  await form.getByLabel('Full name').fill('Rosa M. Delgado')

  // What happens to the order without changing what the form says is no reason to refuse it.
  await visitors.postForm(link, { intent: 'note', note: 'Ring twice' })
  await expect(page.getByText('Ring twice')).toBeVisible()
  await expect(page.getByText('This order was changed meanwhile.')).toBeHidden()

  await customer({ phone, address, name: 'Rosa Delgado-Lee' })
  const stored = page.getByRole('status').filter({ hasText: 'Stored now' })
  await expect(page.getByText('This order was changed meanwhile.')).toBeVisible()
  for (const words of [phone, address, 'Rosa Delgado-Lee']) await expect(stored).toContainText(words)
  await expect(form.getByLabel('How many')).toHaveValue('2')
  await expectAccessibleAt(page)
  await form.getByRole('button', { name: 'Save corrections' }).click()
  await expect(form.getByRole('alert')).toContainText('Changed meanwhile')
  // What was typed stays, and what was not is what the customer made it.
  await expect(form.getByLabel('Full name')).toHaveValue('Rosa M. Delgado')
  await expect(form.getByLabel('How many')).toHaveValue('2')
  await expect(form.getByLabel('Phone')).toHaveValue(phone)
  await expect(form.getByLabel('Address')).toHaveValue(address)
  await expect(stored).toContainText('Rosa Delgado-Lee')
  await expect(stored).not.toContainText(phone)
  await form.getByRole('button', { name: 'Save corrections' }).click()
  const last = page.getByRole('region', { name: 'What happened' }).getByRole('listitem').first()
  await expect(last).toContainText('Rosa M. Delgado')
  await expect(last).not.toContainText('512')
  await expect(page.getByRole('link', { name: '(512) 555-0199' })).toBeVisible()

  // The form that is closed again follows the order, too.
  await customer({ phone: '512-555-0111' })
  await expect(page.getByRole('link', { name: '(512) 555-0111' })).toBeVisible()
  await page.getByText('Correct this order').click()
  await expect(form.getByLabel('Phone')).toHaveValue('512-555-0111')
  await form.getByLabel('How many').fill('1')
  await form.getByRole('button', { name: 'Save corrections' }).click()
  await expect(last).toContainText('1 × ')
  await expect(page.getByRole('link', { name: '(512) 555-0111' })).toBeVisible()
  expect(page.url()).toContain(reference)
})

test('a customer’s new phone number leaves the address that we corrected meanwhile', async ({
  page,
  site,
  sessions,
}) => {
  const visitors = busy.visitorsOf(site.origin)
  const reference = await busy.order(visitors, 5)
  const link = linkPath(await keptLink(site, 'customer5@example.com', 'order_received'))
  const desk = `/desk/orders/${reference}`
  const cookie = sessions.get('Tom Reed') ?? ''
  const correct = (changes: Record<string, string>) =>
    postAsFilled({ visitors, path: desk, cookie, intent: 'correct' }, changes)
  await open(page, link)
  await page.getByText('Change contact details').click()
  const [number, home] = [page.getByLabel('Phone Number'), page.getByLabel('Address', { exact: true })]

  // Where nothing was typed, the form follows.
  await correct({ address: '200 Congress Ave Apt 5, Austin, TX 78701' })
  await expect(home).toHaveValue('200 Congress Ave Apt 5, Austin, TX 78701')
  await number.fill(phone)
  await correct({ address })
  await expect(page.getByText('Your order was changed meanwhile')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'changed meanwhile' })).toContainText(address)
  await expect(number).toHaveValue(phone)
  await expectAccessibleAt(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Not changed yet')).toBeVisible()
  await expect(number).toHaveValue(phone)
  await expect(home).toHaveValue(address)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your contact details are changed')).toBeVisible()
  expect(await visitors.read(desk, cookie)).toContain(address)
})

test('another plan is sold at the price that it was chosen by, or refused once a later one is read', async ({
  page,
  site,
  sessions,
}) => {
  const visitors = busy.visitorsOf(site.origin)
  const reference = await busy.order(visitors, 10)
  await signInAtDesk(page.context(), sessions.get('Maria Lopez') ?? '', site.origin)
  await open(page, `/desk/orders/${reference}`)
  await page.getByText('Correct this order').click()
  const form = correction(page)
  const plan = form.getByLabel('Another plan in its place').first()
  const planId = 'att-internet-500'
  await plan.selectOption(planId)
  const option = plan.locator(`option[value="${planId}"]`)
  const before = (await option.textContent()) ?? ''
  await site.askDatabase([
    `insert into plan_terms (plan_id, valid_from, schedule, published_at)
      select plan_id, now(), jsonb_set(schedule, '{steps,0,monthlyCents}', to_jsonb((schedule #>> '{steps,0,monthlyCents}')::int + 300)), now()
      from plan_terms where plan_id = '${planId}' order by valid_from desc limit 1`,
  ])
  // Nothing happened to the order: its screen follows the prices.
  await expect(option).not.toHaveText(before)
  await form.getByRole('button', { name: 'Save corrections' }).click()
  await expect(form.getByRole('alert')).toContainText('Prices have changed since you opened this order.')
  await expect(plan).toHaveValue(planId)
  await form.getByRole('button', { name: 'Save corrections' }).click()
  const last = page.getByRole('region', { name: 'What happened' }).getByRole('listitem').first()
  await expect(last).toContainText('Internet 500')
})

test('a number that changes while somebody calls the earlier one is not recorded as wrong by one press', async ({
  page,
  site,
  sessions,
}) => {
  const visitors = busy.visitorsOf(site.origin)
  const reference = await busy.order(visitors, 15)
  const link = linkPath(await keptLink(site, 'customer15@example.com', 'order_received'))
  await signInAtDesk(page.context(), sessions.get('Tom Reed') ?? '', site.origin)
  await open(page, `/desk/orders/${reference}`)
  await expect(page.getByRole('link', { name: '(512) 555-0115' })).toBeVisible()
  const changed = page.getByText('Before, it was (512) 555-0115.')
  await expect(changed).toHaveCount(0)
  await postAsFilled({ visitors, path: link, intent: 'contact' }, { phone })
  await expect(changed).toBeVisible()
  await expect(page.getByRole('link', { name: '(512) 555-0199' })).toBeVisible()
  await page.getByText('Wrong number …').click()
  await expect(page.getByText('This is recorded of the new number, (512) 555-0199.')).toBeVisible()
  await expectAccessibleAt(page, [390, 1440])
  await page.getByRole('button', { name: 'Wrong number' }).click()
  await expect(page.getByText('Wrong number. We asked the customer')).toHaveCount(0)
  await expect(page.getByText('Wrong number. Our email that asks for another one')).toBeVisible()
})
