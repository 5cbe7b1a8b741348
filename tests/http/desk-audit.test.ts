import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { easternDay, formatDate } from '#domain/shared/calendar.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useBuiltSite()

test('the audit tells when a banner begins and where a promise was moved to, by the clock of the business', async () => {
  const staff = await signInStaff(site, 'administrator')
  const settings = await (await site.get('/desk/settings/banner', { cookie: staff })).text()
  const [, version = ''] = settings.match(/name="version" value="(\d+)"/) ?? []
  const from = new Date(Date.now() + 30 * 86_400_000)
  const begins = `${easternDay(from)}T12:00`
  const banner = {
    intent: 'set',
    version,
    disclosure: 'We may earn compensation.',
    notice: 'Snow.',
    from: begins,
  }
  expect((await postDesk(site, '/desk/settings/banner', banner, staff)).status).toBeLessThan(400)
  const [before, after] = ['2026-11-24T02:00:00.000Z', '2026-11-23T18:00:00.000Z']
  await site.assembled.services.db.execute(sql`
    with moved as (
      insert into desk_events (at, actor, what, subject_kind, subject_id)
      values (now(), 'site', 'promise_moved', 'lead', 'somebody') returning id)
    insert into desk_event_details (event_id, before, after)
    select id, jsonb_build_object('callBy', ${before}::text), jsonb_build_object('callBy', ${after}::text) from moved`)
  const page = await (await site.get('/desk/audit', { cookie: staff })).text()
  expect(page).toContain(`begins ${formatDate(easternDay(from))}, 12:00 PM CT`)
  expect(page).toContain('Nov 23, 2026, 8:00 PM CT to Nov 23, 2026, 12:00 PM CT')
})

test('the audit shows no fingerprint of a search, and names who canceled an order in two ways', async () => {
  const staff = await signInStaff(site, 'administrator')
  expect((await site.get('/desk/people?search=Ada', { cookie: staff })).status).toBe(200)
  const page = await (await site.get('/desk/audit?what=searchPeople', { cookie: staff })).text()
  const [table = ''] = page.match(/<table[^]*<\/table>/) ?? []
  expect(table).toContain('Search for people')
  expect(table.replaceAll(/href="[^"]*"/g, '')).not.toMatch(/people [\w-]{30}/)
  // Two choices of the same words would be a choice without a difference.
  const [whats = ''] = page.match(/<select[^>]*name="what"[^]*?<\/select>/) ?? []
  const words = [...whats.matchAll(/<option[^>]*>([^<]*)</g)].map(([, word]) => word)
  expect(words.length).toBeGreaterThan(100)
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  const choices = [...page.matchAll(/<option[^>]*>([^<]*[Cc]anceled[^<]*)</g)].map(([, words]) => words)
  expect(choices).toContain('Canceled by the customer on our site')
  expect(choices).toContain('Canceled at the desk: the customer asked us to')
})

test('a character that no database takes is no fault of ours in the search of the queue or of the audit', async () => {
  const admin = await signInStaff(site, 'administrator')
  for (const path of ['/desk?search=a%00b', '/desk/audit?subjectId=%00'])
    expect([path, (await site.get(path, { cookie: admin })).status]).toEqual([path, 200])
})
