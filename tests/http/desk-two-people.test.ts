import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openStaffSession } from '#domain/staff/session-store.server.ts'
import { transaction } from '#platform/database.server.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { aPartner } from '#tests/support/partner.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useBuiltSite()
const db = () => site.assembled.services.db
const editor = (name: string) => signInStaff(site, 'editor', { name })
const administrator = (name: string) => signInStaff(site, 'administrator', { name })
const textOf = async (answer: Response | Promise<Response>) =>
  (await (await answer).text()).replaceAll('<!-- -->', '')
const page = (path: string, cookie: string) => textOf(site.get(path, { cookie }))
/** The value of a hidden field of a page. */
const hidden = (html: string, name: string) =>
  (html.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1] ?? '').replaceAll('&quot;', '"')

test('who changes a partner that a colleague changed meanwhile is told, and sees both, before it is saved', async () => {
  const { id } = await aPartner(db(), { mark: 'city', dailyQuota: 5 })
  const [boris, bella] = [await administrator('Boris Lund'), await administrator('Bella Sand')]
  const path = `/desk/partners/${id}`
  const change = (fields: Record<string, string>, cookie: string) =>
    postDesk(site, path, { intent: 'change', sites: '', ...fields }, cookie)
  const seen = hidden(await page(path, bella), 'version')
  const raised = { version: seen, name: 'City', dailyQuota: '100' }
  expect((await change(raised, boris)).status).toBe(200)

  const renamed = { version: seen, name: 'City of Austin', dailyQuota: '5' }
  const refused = await change(renamed, bella)
  expect(refused.status).toBe(409)
  const told = await textOf(refused)
  expect(told).toContain('Boris Lund changed this partner since you opened it.')
  expect(told).toContain('value="City of Austin"')
  expect(told).toMatch(/Requests a day<\/dt><dd[^>]*>100</)
  const stored = async () =>
    (await db().execute(sql`select name, daily_quota from partners where id = ${id}`)).rows[0]
  expect(await stored()).toEqual({ name: 'City', daily_quota: 100 })

  const compared = { ...renamed, version: hidden(told, 'version'), dailyQuota: '100' }
  expect((await change(compared, bella)).status).toBe(200)
  expect(await stored()).toEqual({ name: 'City of Austin', daily_quota: 100 })
})

test('of two decisions about a report the second one is told of the first', async () => {
  const [edna, eddie] = [await editor('Edna Fox'), await editor('Eddie Roth')]
  const report = { zipCode: '78701', providerId: 'google-fiber', kind: 'other' }
  expect((await site.postJson('/api/availability-reports', report)).status).toBe(201)
  const seen = hidden(await page('/desk/reports', eddie), 'seen')
  const decide = (intent: string, version: string, cookie: string) =>
    postDesk(site, '/desk/reports', { intent, place: '78701', entry: 'google-fiber', seen: version }, cookie)
  const answers = await Promise.all([decide('confirm', seen, edna), decide('dismiss', seen, eddie)])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([302, 409])
  const first = statuses[0] === 302 ? 'Edna Fox confirmed the reports' : 'Eddie Roth dismissed the reports'
  const told = await Promise.all(answers.map(textOf))
  expect(told.join()).toContain(`${first} of this entry since you opened the page.`)
  if (statuses[0] === 302) {
    const now = hidden(await page('/desk/reports', eddie), 'seen')
    expect((await decide('dismiss', now, eddie)).status).toBe(302)
  }
})

test('ours is not kept over a colleague’s decision that was not seen, and an open draft is named where it is', async () => {
  const [edna, eddie] = [await editor('Edna Fox'), await editor('Eddie Roth')]
  const post = (fields: Record<string, string | Blob>, cookie: string) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return site.request('/desk/labels', {
      method: 'POST',
      headers: { origin: 'http://localhost', cookie },
      body,
    })
  }
  const june = readFileSync('domain/labels/excerpts/kinetic-2026-06-29.csv')
  const file = new File([june], 'kinetic.csv')
  await post({ intent: 'upload', provider: 'kinetic', date: '2026-06-29', file }, edna)
  const before = await page('/desk/labels', eddie)
  const about = { intent: 'decide', planId: hidden(before, 'planId'), key: hidden(before, 'key') }
  const seen = hidden(before, 'seen')
  expect((await post({ ...about, decision: 'take_over', seen }, edna)).status).toBe(200)

  const keep = { ...about, decision: 'keep', reason: 'Confirmed by phone' }
  const stale = await post({ ...keep, seen }, eddie)
  expect(stale.status).toBe(409)
  const told = await textOf(stale)
  expect(told).toContain('Edna Fox decided to take over from the label since you opened this page.')
  expect(told).toContain('value="Confirmed by phone"')
  const [, now = ''] = told.match(/name="seen" value="(\d[^"]+)"/) ?? []
  const kept = await post({ ...keep, seen: now }, eddie)
  expect(kept.status).toBe(200)
  expect(await textOf(kept)).toContain('The draft of Edna Fox is still open')
})

test('what somebody has is anybody’s again once they sign out everywhere', async () => {
  const first = await signInStaff(site, 'agent', { name: 'Anna Reyes' })
  const { rows } = await db().execute(sql`select id from staff where name = 'Anna Reyes'`)
  const staffId = String(rows[0]?.id)
  const session = {
    staffId,
    at: new Date(),
    factorAt: new Date(),
    ipAddress: '203.0.113.1',
    userAgent: 'tests',
  }
  const second = `plainwire-desk=${await transaction(db(), tx => openStaffSession(tx, session))}`
  const asked = { name: 'Lena Lead', email: 'lena@example.com', phone: '(512) 555-0144', zipCode: '78701' }
  const rest = { service: 'Home internet', marketingConsent: false, page: '/', website: '' }
  await site.postJson('/api/leads', { ...asked, ...rest })
  const [work] = (await db().execute(sql`select id from work_items where email = 'lena@example.com'`)).rows
  await postDesk(site, '/desk', { intent: 'claim', work: String(work?.id) }, first)

  const ben = await signInStaff(site, 'agent', { name: 'Ben Ortiz' })
  const owner = async () => /Owner: <\/span><span[^>]*>([^<]+)/.exec(await page('/desk', ben))?.[1]
  const owners = [await owner()]
  for (const cookie of [first, second]) {
    await postDesk(site, '/desk/sign-out', {}, cookie)
    owners.push(await owner())
  }
  expect(owners).toEqual(['Anna Reyes', 'Anna Reyes', 'Nobody'])
})
