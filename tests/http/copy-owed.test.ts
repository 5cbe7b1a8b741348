import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useBuiltSite()
const run = (query: ReturnType<typeof sql>) => site.assembled.services.db.execute(query)
const read = async (path: string, cookie: string) => (await site.get(path, { cookie })).text()

test('a copy that is asked for on the page is work for the desk, and a deletion waits for it', async () => {
  const lead = { name: 'Bo Renter', email: 'copy@example.com', phone: '512 555 0101', zipCode: '78701' }
  const rest = { service: 'Home internet', marketingConsent: true, page: '/', website: '' }
  await site.postJson('/api/leads', { ...lead, ...rest })
  const headers = { origin: ORIGIN }
  const body = new URLSearchParams({ contact: 'copy@example.com' })
  await site.request('/privacy-choices', { method: 'POST', headers, body })
  const { rows } = await run(sql`select body from mails where recipient = 'copy@example.com'`)
  const token = String(rows[0]?.body).match(/token=([\w-]{43})/)?.[1] ?? ''
  const wishes = new URLSearchParams({ token, copy: 'on', erase: 'on' })
  const done = await site.request('/privacy-choices/confirm', { method: 'POST', headers, body: wishes })
  expect(await read(done.headers.get('location') ?? '', '')).toContain('Your copy is being prepared')
  const kinds = await run(sql`
    select kind from privacy_requests where email = 'copy@example.com' and done_at is null order by 1`)
  expect(kinds.rows).toEqual([{ kind: 'access' }, { kind: 'delete' }])
  expect((await run(sql`select 1 from leads where email = 'copy@example.com'`)).rows).toHaveLength(1)
  // The desk can't erase what is to be copied yet.
  const admin = await signInStaff(site, 'administrator')
  const found = await read('/desk/people?search=copy%40example.com', admin)
  const [, page = ''] = found.match(/href="(\/desk\/people\/[\w-]+)"/) ?? []
  const early = await postDesk(site, page, { intent: 'erase', confirmed: 'on' }, admin)
  expect([early.status, await early.text()]).toEqual([409, expect.stringContaining('A copy is still owed')])
  expect((await run(sql`select 1 from leads where email = 'copy@example.com'`)).rows).toHaveLength(1)
  await run(
    sql`update privacy_requests set done_at = now() where kind = 'access' and email = 'copy@example.com'`,
  )
  expect((await postDesk(site, page, { intent: 'erase', confirmed: 'on' }, admin)).status).toBe(200)
})
