import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useBuiltSite({ SMTP_URL: 'smtp://127.0.0.1:9' })
const fault = '550 5.1.1 No such user here'

test('a request whose sender our emails don’t reach says so, and never that they were told', async () => {
  const agent = await signInStaff(site, 'agent')
  const { db } = site.assembled.services
  const lead = { name: 'Lou Typo', email: 'nobody@example.com', phone: '512 555 0191', zipCode: '78701' }
  const rest = { service: 'Home internet', marketingConsent: false, page: '/', website: '' }
  expect((await site.postJson('/api/leads', { ...lead, ...rest })).status).toBe(200)
  const { rows } = await db.execute(sql`select id from leads where email = ${lead.email}`)
  const desk = `/desk/leads/${String(rows[0]?.id)}`
  const read = async () => (await (await site.get(desk, { cookie: agent })).text()).replaceAll('<!-- -->', '')
  const wrong = { intent: 'outcome', outcome: 'wrong_number', version: '1' }
  expect((await postDesk(site, desk, wrong, agent)).status).toBe(302)
  const told = 'We emailed the customer that this number reached somebody else'
  expect(await read()).toContain(told)
  // The mail server answers after the page was drawn.
  await db.execute(sql`update mails set fault = ${fault}, gave_up_at = now() where recipient = ${lead.email}`)
  const refused = await read()
  expect(refused).not.toContain(told)
  expect(refused).toContain('The customer doesn’t know that this number reached somebody else')
  expect(refused).toContain(`Our emails to nobody@example.com don’t arrive: ${fault}.</p>`)
  // Open again, it is known that the number is wrong: nobody is told to call it instead.
  expect((await postDesk(site, desk, { intent: 'reopen' }, agent)).status).toBe(302)
  const open = await read()
  expect(open).toContain('Wrong number, and our emails don’t arrive')
  expect(open).not.toContain('Call instead')
  // With another number, that is the way left.
  await db.execute(sql`update leads set phone = '512 555 0192' where email = ${lead.email}`)
  expect(await read()).toContain(`${fault}. Call instead, and ask for the right address.`)
})
