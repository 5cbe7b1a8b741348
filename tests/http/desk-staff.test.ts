import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useBuiltSite({ SMTP_URL: 'smtp://127.0.0.1:9' })
const db = () => site.assembled.services.db
const textOf = async (answer: Response | Promise<Response>) =>
  (await (await answer).text()).replaceAll('<!-- -->', '')

test('an invitation whose email doesn’t arrive says so, until one to that address does', async () => {
  const cookie = await signInStaff(site, 'administrator')
  const email = 'nora@exampel.example'
  const invite = () => postDesk(site, '/desk/staff', { intent: 'invite', email, role: 'agent' }, cookie)
  const page = () => textOf(site.get('/desk/staff', { cookie }))
  expect((await invite()).status).toBe(200)
  const fault = '550 5.1.1 No such user here'
  expect(await page()).not.toContain('didn’t arrive')
  await db().execute(sql`update mails set fault = ${fault}, gave_up_at = now() where recipient = ${email}`)
  expect(await page()).toContain(`Our email with the link didn’t arrive: ${fault}.`)
  expect((await invite()).status).toBe(200)
  await db().execute(sql`update mails set sent_at = now() where recipient = ${email} and gave_up_at is null`)
  expect(await page()).not.toContain('didn’t arrive')
})

test('an invitation that ran out unused is still there, as what it is', async () => {
  const cookie = await signInStaff(site, 'administrator')
  const email = 'late@example.com'
  await postDesk(site, '/desk/staff', { intent: 'invite', email, role: 'agent' }, cookie)
  const page = () => textOf(site.get('/desk/staff', { cookie }))
  expect(await page()).toContain('Link works until')
  await db().execute(
    sql`update staff_invites set expires_at = now() - interval '1 hour' where email = ${email}`,
  )
  expect(await page()).toMatch(/late@example\.com, agent.*Link expired on.*Invite them again\./)
  await postDesk(site, '/desk/staff', { intent: 'withdraw-invite', email }, cookie)
  expect(await page()).not.toContain(email)
})

test('work isn’t handed to a colleague who takes none anymore: that is what is said', async () => {
  await db().execute(sql`update staff set disabled_at = now()`)
  const ana = await signInStaff(site, 'agent', { name: 'Ana Reyes' })
  await signInStaff(site, 'editor', { name: 'Edith Moss' })
  const lead = { name: 'Lena Lead', email: 'lena@example.com', phone: '(512) 555-0144', zipCode: '78701' }
  const rest = { service: 'Home internet', marketingConsent: false, page: '/', website: '' }
  await site.postJson('/api/leads', { ...lead, ...rest })
  const { rows: items } = await db().execute(sql`select id from work_items where email = ${lead.email}`)
  const { rows: editors } = await db().execute(sql`select id from staff where name = 'Edith Moss'`)
  const work = String(items[0]?.id)
  const press = (intent: string, more = {}) => postDesk(site, '/desk', { intent, work, ...more }, ana)
  expect((await press('claim')).status).toBe(302)
  // Nobody else is there: there is no list to choose from.
  expect(await textOf(site.get('/desk', { cookie: ana }))).not.toContain('To whom')
  const refused = await press('hand-over', { to: String(editors[0]?.id) })
  expect(refused.status).toBe(409)
  expect(await textOf(refused)).toContain('This colleague no longer takes work')
  for (let presses = 0; presses < 2; presses += 1) expect((await press('give-back')).status).toBe(302)
})

test('whoever is asked for a code again reads what it is for', async () => {
  const cookie = await signInStaff(site, 'administrator', { name: 'Adam King' })
  await signInStaff(site, 'agent', { name: 'Ben Okafor' })
  const { rows } = await db().execute(sql`select id from staff where name = 'Ben Okafor'`)
  await db().execute(sql`update staff_sessions set factor_at = now() - interval '10 minutes'`)
  const form = { intent: 'disable', id: String(rows[0]?.id) }
  const asked = await postDesk(site, '/desk/staff', form, cookie)
  expect([asked.status, await textOf(asked)]).toEqual([403, expect.stringContaining('Disable: Ben Okafor')])
})
