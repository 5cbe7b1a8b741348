import { sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { builtInHolidays } from '#domain/settings/staffed-hours.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { useOwnBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'
import { WebhookReceiver } from '#tests/support/webhook-receiver.ts'

const site = useOwnBuiltSite()
const read = async (path: string, cookie = '') => (await site.get(path, { cookie })).text()
/** Every process looks twice a second, and draws its pages in the background. */
const soon = { timeout: 60_000 }
vi.setConfig({ testTimeout: 90_000 })
let administrator: string
let editor: string
beforeAll(async () => {
  administrator = await signInStaff(site, 'administrator', { name: 'Cleo Marsh' })
  editor = await signInStaff(site, 'editor', { name: 'Eli Novak' })
})
const set = (key: string, fields: Record<string, string>, cookie = administrator) =>
  postDesk(site, `/desk/settings/${key}`, { intent: 'set', ...fields }, cookie)
const versionOf = async (key: string) =>
  /name="version" value="(\d+)"/.exec(await read(`/desk/settings/${key}`, administrator))?.[1] ?? ''

describe('a phone number that is set at the desk', () => {
  test('stands on every kept page and on those drawn on request, as it is written and as it is dialed', async () => {
    const old = '(800) 555-0142'
    expect(await read('/')).toContain(old)
    expect((await set('phones', { version: '0', sales: '888-555-0177' })).status).toBe(200)
    await expect.poll(() => read('/'), soon).toContain('888-555-0177')
    for (const path of ['/', '/metronet', '/terms', '/adt-packages', '/results?zip=78701', '/nothing-here']) {
      const page = await read(path)
      expect([path, page.includes(old)]).toEqual([path, false])
      expect([path, page.includes('href="tel:+18885550177"')]).toEqual([path, true])
    }
  })

  test('is what the assistant tells', async () => {
    const answer = await site.postJson('/api/chat-assistant', { message: 'What is your phone number?' })
    expect(await answer.text()).toContain('888-555-0177')
  })

  test('is refused to whoever saw an older one, with what they typed', async () => {
    const refused = await set('phones', { version: '0', sales: '(877) 555-0100' })
    expect(refused.status).toBe(409)
    const page = await refused.text()
    expect(page).toContain('A colleague set this since you opened it')
    expect(page).toContain('value="(877) 555-0100"')
  })

  test('asks for the second factor where it was proven long ago', async () => {
    const cookie = await signInStaff(site, 'administrator', { name: 'Lea Long' })
    await site.assembled.services.db.execute(
      sql`update staff_sessions set factor_at = now() - interval '6 minutes'
        where staff_id = (select id from staff where name = 'Lea Long')`,
    )
    const asked = await set('phones', { version: '1', sales: '(877) 555-0100' }, cookie)
    expect(asked.status).toBe(403)
    expect(await asked.text()).toContain('Enter your code again')
  })
})

test('a notice is an editor’s to set, phone numbers are not', async () => {
  const disclosure = 'We may earn compensation from some providers below.'
  const words = { version: '0', disclosure, notice: 'Closed on <Thanksgiving>' }
  expect((await set('banner', words, editor)).status).toBe(200)
  await expect.poll(() => read('/metronet'), soon).toContain('Closed on &lt;Thanksgiving&gt;')
  expect(await read('/metronet')).toContain(disclosure)
  expect((await set('phones', { version: '1', sales: '(877) 555-0100' }, editor)).status).toBe(403)
  expect((await site.get('/desk/settings/webhooks', { cookie: editor })).status).toBe(403)
})

test('the figure of the reviews is told with its source, and changes for a reason', async () => {
  const figure = { rating: '4.6', reviews: '3120', sourceName: 'Reviews of Ohio' }
  const where = { sourceUrl: 'https://reviews.test/plainwire', sourceDate: '2026-11-02' }
  const unreasoned = await set('reviews', { version: '0', ...figure, ...where, reason: 'new' })
  expect([unreasoned.status, await unreasoned.text()]).toEqual([422, expect.stringContaining('Say why')])
  const reason = 'The publisher counted anew'
  expect((await set('reviews', { version: '0', ...figure, ...where, reason })).status).toBe(200)
  await expect.poll(() => read('/'), soon).toContain('3,120')
  expect(await read('/')).toContain('https://reviews.test/plainwire')
  expect((await set('reviews', { version: '1', ...figure, reason, sourceName: 'Nobody' })).status).toBe(422)
})

test('when the table of refusals is public is set at the desk', async () => {
  expect(await read('/promised-and-served')).toMatch(/once (?:<!-- -->)?3(?:<!-- -->)? providers have/)
  const wrong = await set('public-refusals', { version: '0', orders: '1', providers: '2' }, editor)
  expect([wrong.status, await wrong.text()]).toEqual([
    422,
    expect.stringContaining('a whole number from 5 to 10,000'),
  ])
  expect((await set('public-refusals', { version: '0', orders: '40', providers: '2' }, editor)).status).toBe(
    200,
  )
  await expect
    .poll(() => read('/promised-and-served'), soon)
    .toMatch(/once (?:<!-- -->)?2(?:<!-- -->)? providers have (?:<!-- -->)?40/)
  expect(await read('/desk/coverage/promises', editor)).toContain('once 2 providers have 40 such orders each')
})

test('hours that are set are the hours that are offered', async () => {
  const hours = async () =>
    ((await (await site.get('/api/callback-hours/78701')).json()) as { hours: string[] }).hours
  const before = await hours()
  expect(before.length).toBeGreaterThan(5)
  const days = [0, 1, 2, 3, 4, 5, 6].flatMap(day => [
    [`opens${day}`, '13'],
    [`closes${day}`, '14'],
  ])
  expect((await set('calling-hours', { version: '0', ...Object.fromEntries(days) })).status).toBe(200)
  const special = new Set(builtInHolidays.map(({ date }) => date))
  const wall = async () => {
    const offered = (await hours()).map(hour => DateTime.fromISO(hour, { zone: 'America/Chicago' }))
    return new Set(offered.filter(at => !special.has(at.toISODate() ?? '')).map(({ hour }) => hour))
  }
  await expect.poll(wall, soon).toEqual(new Set([13]))
})

test('a day is added to the holidays, named and closed, and one is removed', async () => {
  const added = await set('holidays', {
    ...{ version: await versionOf('holidays'), date: '2027-03-26', name: 'Good Friday' },
    ...{ opens: '', closes: '16' },
  })
  expect(added.status).toBe(200)
  // One press only asks.
  expect(await read('/desk/settings/holidays', administrator)).toMatch(/Remove …[^]*?Remove the day/)
  const removed = await set('holidays', { version: '1', removed: '2027-07-05' })
  const page = await removed.text()
  expect(page).toContain('No promise was moved because of that day.')
  expect(page).toContain('Good Friday')
  expect(page).not.toContain('Monday, July 5, 2027')
})

test('a day that is over is not added to the holidays; one that was listed before stays', async () => {
  const over = { date: '2025-01-01', name: 'Long ago', opens: '', closes: '16' }
  const refused = await set('holidays', { version: await versionOf('holidays'), ...over })
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('That day is over. Choose today or a later one.'),
  ])
})

test('a day on which somebody is to be called closes only when that is confirmed', async () => {
  const { db } = site.assembled.services
  const day = DateTime.now().setZone('America/Chicago').plus({ days: 3 }).set({ hour: 13 }).startOf('hour')
  await db.execute(sql`
    insert into callback_slots (subject_kind, subject_id, starts_at, seat, time_zone, booked_at)
    values ('chat', 'somebody', ${day.toJSDate().toISOString()}, 1, 'America/Chicago', now())`)
  await db.execute(sql`
    insert into work_items (kind, subject_id, due_at, time_zone, created_at)
    values ('lead', 'somebody else', ${day.toJSDate().toISOString()}, 'America/Chicago', now()),
           ('chat', 'who waits', ${day.toJSDate().toISOString()}, null, now())`)
  const closing = {
    ...{ version: await versionOf('holidays'), date: day.toISODate() ?? '', name: 'Moving day' },
    ...{ opens: '', closes: '16' },
  }
  const asked = await set('holidays', closing)
  const page = await asked.text()
  expect([asked.status, page]).toEqual([
    422,
    expect.stringContaining('One person has chosen an hour that closes'),
  ])
  expect(page).toContain('One person was promised to hear from us by a time when we’d be closed')
  expect(page).toContain('One person waits in the chat for a time when we’d be closed')
  expect(page).toContain('name="confirmed"')
  const closed = async () =>
    (await site.assembled.services.queue.waitingJobs(db)).filter(({ queue }) => queue === 'hours_closed')
      .length
  expect(await closed()).toBe(0)
  expect((await set('holidays', { ...closing, confirmed: 'yes' })).status).toBe(200)
  expect(await closed()).toBe(1)

  // As the worker leaves it once it has moved the lead.
  const [before, later] = [day, day.plus({ days: 1 })].map(time => time.toUTC().toISO() ?? '')
  await db.execute(sql`update work_items set due_at = ${later} where subject_id = 'somebody else'`)
  await db.execute(sql`
    with moved as (
      insert into desk_events (at, actor, what, subject_kind, subject_id)
      values (now(), 'site', 'promise_moved', 'lead', 'somebody else') returning id)
    insert into desk_event_details (event_id, before, after)
    select id, jsonb_build_object('callBy', ${before}::text), jsonb_build_object('callBy', ${later}::text) from moved`)
  const opening = { version: await versionOf('holidays'), removed: day.toISODate() ?? '' }
  const stays =
    '1 promise that was moved stays where it is. They left no email address, so they weren’t told the new time.'
  // Said before the day opens again, and saved once that was read.
  const warned = await (await set('holidays', opening)).text()
  expect(warned).toContain(stays)
  expect(warned).toContain('Remove it anyway')
  const opened = await set('holidays', { ...opening, confirmed: 'yes' })
  expect(await opened.text()).toContain(`Saved. It is served within seconds. ${stays}`)

  // The history closes that day again, and asks as the form does.
  const version = await versionOf('holidays')
  const again = { intent: 'back', version, backTo: String(Number(version) - 1) }
  const goBack = (fields: Record<string, string>) =>
    postDesk(site, '/desk/settings/holidays', { ...again, ...fields }, administrator)
  const unsure = await goBack({})
  const question = await unsure.text()
  expect([unsure.status, question]).toEqual([
    422,
    expect.stringContaining('One person has chosen an hour that closes'),
  ])
  expect(question).toMatch(/name="backTo" value="\d+"[^]*?name="confirmed"/)
  expect((await goBack({ confirmed: 'yes' })).status).toBe(200)
})

test('an order is told to every address at once, in its own transaction', async () => {
  const receiver = await WebhookReceiver.start()
  try {
    // One that gets no orders doesn't listen for them.
    const dialer = { intent: 'add', name: 'Leads', url: `${receiver.url}/leads`, lead: 'on' }
    await postDesk(site, '/desk/settings/webhooks', dialer, administrator)
    const lead = { name: 'Bo Renter', email: 'bo@example.com', phone: '(512) 555-0101', zipCode: '78701' }
    const rest = { service: 'Home internet', marketingConsent: false, page: '/', website: '' }
    const isHeard = async () => {
      await site.postJson('/api/leads', { ...lead, ...rest, email: `${Date.now()}@example.com` })
      const heard = sql`select id from pgboss.job where data->>'receiverId' is not null`
      return (await site.assembled.services.db.execute(heard)).rows.length > 0
    }
    await expect.poll(isHeard, { ...soon, interval: 1_000 }).toBe(true)
    expect(await read('/desk', administrator)).toContain('Nothing outside listens for orders')
    const form = { intent: 'add', name: 'Dialer', url: receiver.url, order: 'on' }
    const added = await postDesk(site, '/desk/settings/webhooks', form, administrator)
    expect(await added.text()).toMatch(/whsec_[A-Za-z0-9+/=]{40,}/)
    expect(await read('/desk/settings/webhooks', administrator)).not.toContain('whsec_')
    await expect
      .poll(() => read('/desk', administrator), soon)
      .not.toContain('Nothing outside listens for orders')
    const cookie = await site.signUp('ordering')
    const order = aPostedOrder({ lines: [aStoredLine('metronet', '500 Mbps')] })
    expect((await site.postJson('/api/orders', order, { cookie })).status).toBe(200)
    const { rows } = await site.assembled.services.db.execute(
      sql`select data->>'receiverId' as receiver from pgboss.job where data->>'kind' = 'order'`,
    )
    expect(rows.map(row => row.receiver === null).toSorted()).toEqual([false, true])
    // What is for a paused one waits.
    const webhooks = await read('/desk/settings/webhooks', administrator)
    const own = [...webhooks.matchAll(/\/desk\/settings\/webhooks\/[\w-]+/g)].at(-1)?.[0] ?? ''
    await postDesk(site, own, { intent: 'pause', version: '1', paused: 'yes' }, administrator)
    await expect
      .poll(() => read('/desk', administrator), soon)
      .toContain('Nothing outside listens for orders')
  } finally {
    await receiver.close()
  }
})
