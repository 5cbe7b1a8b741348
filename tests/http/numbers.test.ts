import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useBuiltSite()

test('an event comes with its place and link, and the page of a day shows what was summed up of it', async () => {
  const editor = await signInStaff(site, 'editor')
  const headers = { 'x-arrival': 'utm_source=Google&utm_medium=cpc&utm_campaign=Movers' }
  const event = { name: 'place_searched', label: '', zip: '78701', providers: ['metronet'] }
  expect((await site.postJson('/api/events', event, headers)).status).toBe(204)
  const { db } = site.assembled.services
  const { rows } = await db.execute(
    sql`select name, state, source, campaign from counted_events order by id desc limit 1`,
  )
  expect(rows).toEqual([{ name: 'place_searched', state: 'TX', source: 'google / cpc', campaign: 'movers' }])
  await db.execute(sql`
    insert into number_days values
      ('all', '2026-11-10', 'searches', '', '', 1234), ('campaign', '2026-11-10', 'searches', '=movers', '', 1234)`)
  const days = 'range=own&from=2026-11-10&to=2026-11-11&by=campaign'
  const page = await (await site.get(`/desk/numbers?${days}`, { cookie: editor })).text()
  expect(page).toContain('1,234')
  expect(page).toContain('Visits (browser tabs) that asked about a ZIP code or an address')
  expect(page).toContain('America/Chicago')
  const csv = await site.get(`/desk/numbers/table?table=split&${days}`, { cookie: editor })
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  // A campaign is anybody's words: a spreadsheet must not run it.
  expect(await csv.text()).toContain("'=movers,1234,0")
})

test('today so far has a range of its own, and the others say that they end with yesterday', async () => {
  const editor = await signInStaff(site, 'editor')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format()
  await site.assembled.services.db.execute(sql`
    insert into number_days values ('all', ${today}, 'searches', '', '', 4321)`)
  const page = await (await site.get('/desk/numbers', { cookie: editor })).text()
  expect(page).toContain('through yesterday')
  expect(page).not.toContain('4,321')
  const [, address = ''] = /href="([^"]+)"[^>]*>Today so far</.exec(page) ?? []
  const soFar = await (await site.get(address.replaceAll('&amp;', '&'), { cookie: editor })).text()
  expect(soFar).toContain('4,321')
  expect(soFar).toContain('beside all of yesterday')
})

test('days that make no range are told beside their field, and a table that is none is not found', async () => {
  const editor = await signInStaff(site, 'editor')
  const wrong = await site.get('/desk/numbers?range=own&from=2026-11-12&to=2026-11-11', { cookie: editor })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('The first day is after the last')
  expect((await site.get('/desk/numbers/table?table=nothing', { cookie: editor })).status).toBe(404)
})

test('who is done with a ZIP code says so, and it is an event', async () => {
  const editor = await signInStaff(site, 'editor', { name: 'Eli Novak' })
  await site.postJson('/api/events', { name: 'place_answered', label: 'none', zip: '00501' })
  const list = '/desk/numbers/unanswered?kind=zip'
  expect(await (await site.get(list, { cookie: editor })).text()).toContain('00501')
  const done = await postDesk(site, list, { intent: 'done', key: '00501' }, editor)
  expect(done.status).toBe(302)
  expect(await (await site.get(list, { cookie: editor })).text()).not.toContain('00501')
  expect(await (await site.get(`${list}&which=done`, { cookie: editor })).text()).toContain('Eli Novak')
  const { rows } = await site.assembled.services.db.execute(
    sql`select actor, what from desk_events order by id desc limit 1`,
  )
  expect(rows).toEqual([{ actor: 'Eli Novak', what: 'markUnanswered' }])
})
