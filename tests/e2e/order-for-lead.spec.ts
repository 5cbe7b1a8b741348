import { parse } from 'node-html-parser'
import * as busy from './support/busy-desk.ts'
import { signInAtDesk, test } from './support/desk-test.ts'
import { expect, expectAccessibleAt, open } from './support/test.ts'

test.use({ provoked: [/status of 422/] })

test('an open order by phone follows other prices: the new words are told, and no yes to the old ones counts', async ({
  page,
  site,
  sessions,
}) => {
  const visitors = busy.visitorsOf(site.origin)
  const cookie = sessions.get('Maria Lopez') ?? ''
  await busy.lead(visitors, 24)
  const queue = parse(await visitors.read('/desk?search=lead24%40example.com', cookie))
  const lead = queue.querySelector('[data-row] a')?.getAttribute('href')?.split('?')[0] ?? ''
  await signInAtDesk(page.context(), cookie, site.origin)
  const planId = 'att-internet-500'
  await open(page, `${lead}/order?plan=${planId}`)
  const words = page.getByRole('blockquote')
  const before = (await words.textContent()) ?? ''
  const agreed = page.getByLabel('I read these words out')
  await page.getByLabel('Address').fill('600 Congress Ave, Austin, TX 78701')
  await agreed.check()
  const told = page.getByText('Prices or terms changed while this page was open.')
  await expect(told).toHaveCount(0)

  await site.askDatabase([
    `insert into plan_terms (plan_id, valid_from, schedule, published_at)
      select plan_id, now(), jsonb_set(schedule, '{steps,0,monthlyCents}', to_jsonb((schedule #>> '{steps,0,monthlyCents}')::int + 300)), now()
      from plan_terms where plan_id = '${planId}' order by valid_from desc limit 1`,
  ])
  await expect(told).toBeVisible()
  await expect(words).not.toHaveText(before)
  await expect(agreed).not.toBeChecked()
  await expect(page.getByLabel('Address')).toHaveValue('600 Congress Ave, Austin, TX 78701')
  await expectAccessibleAt(page, [390, 1440])
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByRole('alert')).toContainText('Check this once the customer has said yes')

  // A colleague who takes it meanwhile is named before more is read out.
  const work = queue.querySelector('[data-row]')?.getAttribute('data-row') ?? ''
  const tom = sessions.get('Tom Reed') ?? ''
  await visitors.postForm('/desk', { intent: 'claim', work }, tom)
  await expect(page.getByText('Tom Reed has this and places its order.')).toBeVisible()
  await visitors.postForm('/desk', { intent: 'give-back', work }, tom)
  await expect(page.getByText('Tom Reed has this and places its order.')).toHaveCount(0)
})
