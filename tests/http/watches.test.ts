import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { easternDay } from '#domain/shared/calendar.ts'
import { requestLimits } from '#domain/shared/limits.ts'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'

const site = useBuiltSite()
let client = 0
beforeEach(() => site.comeFrom(`198.51.100.${(client += 1)}`))

const postForm = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.request(path, {
    method: 'POST',
    headers: { origin: ORIGIN, ...headers },
    body: new URLSearchParams(fields),
  })
const rows = async (query: ReturnType<typeof sql>) => (await site.assembled.services.db.execute(query)).rows
const place = { kind: 'arrival', zipCode: '78704', planType: 'fiber', page: '/results?zip=78704' }
const ask = (email: string, fields: Record<string, string> = {}) =>
  postForm('/watches', { ...place, email, ...fields })

async function confirmLink(email: string): Promise<string> {
  const [mail] = await rows(
    sql`select body from mails where recipient = ${email} and kind = 'watch_confirm' order by created_at desc limit 1`,
  )
  const link = String(mail?.body).match(/http:\/\/localhost(\/watches\/confirm\?token=[\w-]{43}\S*)\n/)?.[1]
  if (!link) throw new Error('The mail holds no link')
  return link
}
const tokenOf = (link: string) => new URL(link, ORIGIN).searchParams.get('token') ?? ''
const stored = (email: string) => rows(sql`select confirmed_at from watches where email = ${email}`)

async function turnOn(email: string): Promise<string> {
  await ask(email)
  const link = await confirmLink(email)
  const done = await postForm(link, { token: tokenOf(link) })
  expect([done.status, done.headers.get('location')]).toEqual([
    303,
    `/watches/confirm?token=${tokenOf(link)}`,
  ])
  return tokenOf(link)
}

test('the form works without script, leads back, and answers the same for every address', async () => {
  await turnOn('known@example.com')
  const answers = []
  for (const email of ['Known@Example.com ', 'unknown@example.com']) {
    const response = await ask(email)
    answers.push([response.status, response.headers.get('location'), await response.text()])
  }
  expect(answers[0]).toEqual(answers[1])
  const location = String(answers[0]?.[1])
  expect(location).toBe('/watches?sent=&page=%2Fresults%3Fzip%3D78704')
  const page = await site.get(location)
  const html = await page.text()
  expect(html).toContain('We can’t email you yet')
  expect(html).toContain('href="/results?zip=78704"')
  expect(html).toContain('noindex')
  expect(await stored('known@example.com')).toHaveLength(2)
})

test('where no mail can go out, no page promises one', async () => {
  for (const path of ['/auth/forgot', '/watches', '/watches?sent=', '/privacy-choices?done=mailed']) {
    const html = await (await site.get(path)).text()
    expect([path, html.includes('Email isn’t set up on this site yet')]).toEqual([path, true])
    // Nor asks for an address that nothing goes to.
    const asks = /(?:name|type)="email"|Send (?:me )?the link/.test(html)
    expect([path, asks]).toEqual([path, false])
    expect(html).not.toMatch(/We’ll email you a link|We’ve sent you a link|We send a link|is on its way/)
  }
})

test('where no mail can go out, a move has its plan without reminders, and a label no empty offer to watch its price', async () => {
  const move = await (await site.get(`/moving?date=${easternDay(new Date())}&zip=78704`)).text()
  expect(move).toContain('Add to my calendar')
  for (const words of ['Get a reminder', 'Not happy with', 'reminders', 'Email isn’t set up'])
    expect([words, move.includes(words)]).toEqual([words, false])
  expect(await (await site.get('/plans/metronet-500/label')).text()).not.toContain('<li></li>')
})

test('the page that leads back is one of ours', async () => {
  const response = await ask('back@example.com', { page: '//elsewhere.example/' })
  expect(response.headers.get('location')).toBe('/watches?sent=&page=%2F')
})

test('looking at the link starts nothing; pressing Confirm does', async () => {
  await ask('look@example.com')
  const link = await confirmLink('look@example.com')
  for (let looks = 0; looks < 2; looks += 1) {
    const page = await site.get(link)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await page.text()).toContain('Fiber at ZIP code 78704')
  }
  expect(await stored('look@example.com')).toEqual([{ confirmed_at: null }])
  await postForm(link, { token: tokenOf(link) })
  expect(await (await site.get(link)).text()).toContain('Your alert is on')
})

test('a mail program stops everything by one request without a page, a cookie or a redirect', async () => {
  const token = await turnOn('gone@example.com')
  const path = `/watches/stop?token=${token}`
  expect(await (await site.get(path)).text()).toContain('Stop all alerts')
  const response = await site.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(response.status).toBe(200)
  expect(await stored('gone@example.com')).toEqual([])
})

test('one watch is stopped by its button, the others stay', async () => {
  const token = await turnOn('two@example.com')
  await ask('two@example.com', { planType: 'cable' })
  const second = await confirmLink('two@example.com')
  await postForm(second, { token: tokenOf(second) })
  const html = await (await site.get(`/watches/stop?token=${token}`)).text()
  // Not the one that the link confirmed: with that, the link is over.
  const [watch = ''] = [...html.matchAll(/name="watch" value="([\w-]{36})"/g)].map(([, id]) => id).slice(-1)
  const done = await postForm('/watches/stop', { token, watch })
  expect(done.status).toBe(303)
  expect(await stored('two@example.com')).toHaveLength(1)
  const left = await (await site.get(done.headers.get('location') ?? '')).text()
  expect(left).toContain('Alert stopped')
  expect(left).toContain('Stop all alerts')
})

test('whoever stops the watch that the link confirmed hears that it is stopped, not that the link is over', async () => {
  const token = await turnOn('own@example.com')
  const html = await (await site.get(`/watches/stop?token=${token}`)).text()
  const [, watch = ''] = html.match(/name="watch" value="([\w-]{36})"/) ?? []
  const { headers } = await postForm('/watches/stop', { token, watch })
  const after = await (await site.get(headers.get('location') ?? '')).text()
  expect(after).toContain('Alert stopped')
  expect(after).not.toContain('This link has expired')
})

test('a made-up token opens nothing', async () => {
  for (const token of ['', 'x', "' or 1=1 --", 'a'.repeat(5_000)]) {
    const query = encodeURIComponent(token)
    expect(await (await site.get(`/watches/confirm?token=${query}`)).text()).toContain(
      'This link has expired',
    )
    expect(await (await site.get(`/watches/stop?token=${query}`)).text()).toContain('This link has expired')
    expect((await postForm('/watches/confirm', { token })).status).toBe(410)
    expect((await postForm('/watches/stop', { token })).status).toBe(303)
  }
})

test('a link that has expired leads to the form for what it was about', async () => {
  await ask('late@example.com', { kind: 'price', planId: 'metronet-500', below: '' })
  const price = await confirmLink('late@example.com')
  await ask('later@example.com')
  const home = await confirmLink('later@example.com')
  const movesOn = easternDay(new Date())
  await ask('latest@example.com', { kind: 'moving', movesOn })
  const move = await confirmLink('latest@example.com')
  for (const [link, to] of [
    [price, '/watches?plan=metronet-500'],
    [home, '/watches?zip=78704'],
    [move, `/moving?zip=78704&amp;date=${movesOn}`],
  ] as const) {
    const html = await (await site.get(link.replace(tokenOf(link), 'x'.repeat(43)))).text()
    expect(html).toContain(`href="${to}"`)
  }
})

test('another site can neither ask, confirm nor stop', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  for (const path of ['/watches', '/watches/confirm', '/watches/stop']) {
    expect((await postForm(path, { token: 'x' }, headers)).status).toBe(403)
  }
})

test('one address gets a few mails an hour, and one client asks for so many', async () => {
  const { watch, watch_address } = requestLimits
  const statuses = []
  for (let asked = 0; asked <= watch_address.points; asked += 1) {
    statuses.push((await ask('flood@example.com')).status)
  }
  expect(statuses).toEqual([...Array.from({ length: watch_address.points }, () => 303), 429])
  for (let asked = watch_address.points + 1; asked < watch.points; asked += 1) {
    await ask(`flood${asked}@example.com`)
  }
  expect((await ask('another@example.com')).status).toBe(429)
  expect(await rows(sql`select id from mails where recipient = 'another@example.com'`)).toEqual([])
})

test('typing errors use up none of the emails of an address, and who asked too often is told how long to wait', async () => {
  const email = 'typos@example.com'
  for (let typed = 0; typed < requestLimits.watch_address.points; typed += 1) {
    expect((await ask(email, { zipCode: '00000' })).status).toBe(422)
  }
  for (let asked = 0; asked < requestLimits.watch_address.points; asked += 1) {
    expect((await ask(email)).status).toBe(303)
  }
  const refused = await ask(email)
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('Please try again in 60 minutes.')
})

test('a move to where no home can be is refused beside its field', async () => {
  const movesOn = new Date().toISOString().slice(0, 10)
  const wish = { email: 'mover@example.com', movesOn }
  for (const zipCode of ['00000', '09001']) {
    const refused = await site.postJson('/api/watches/move', { ...wish, zipCode })
    expect([zipCode, refused.status]).toEqual([zipCode, 422])
    expect(Object.keys((await refused.json()).fields)).toEqual(['zipCode'])
  }
})

test('the interface takes the same wishes as JSON, and says where nothing is mailed', async () => {
  const email = 'json@example.com'
  for (const [path, wish] of [
    ['/api/watches/place', { zipCode: '78704-1234', planType: 'any' }],
    ['/api/watches/price', { planId: 'metronet-500', below: '$ 40.5' }],
    ['/api/watches/move', { movesOn: new Date().toISOString().slice(0, 10), zipCode: '' }],
  ] as const) {
    const response = await site.postJson(path, { email, ...wish })
    // This site has no mail server: the mail is kept, and saying that it was sent would be untrue.
    expect([response.status, await response.json()]).toEqual([200, { done: 'kept' }])
  }
  const wishes = await rows(sql`select wish from watches where email = ${email} order by wish_key`)
  expect(wishes.map(row => row.wish)).toMatchObject([
    { kind: 'arrival', zipCode: '78704', planType: 'any' },
    { kind: 'moving', zipCode: null },
    { kind: 'price', planId: 'metronet-500', belowCents: 4050 },
  ])
})

test('deleting one’s data at the privacy choices takes the watches along', async () => {
  await turnOn('erase@example.com')
  await postForm('/privacy-choices', { contact: 'erase@example.com' })
  const [mail] = await rows(
    sql`select body from mails where recipient = 'erase@example.com' and kind = 'privacy_choices'`,
  )
  const token = String(mail?.body).match(/token=([\w-]{43})/)?.[1] ?? ''
  await postForm('/privacy-choices/confirm', { token, erase: 'on' })
  expect(await stored('erase@example.com')).toEqual([])
  expect(await rows(sql`select id from mails where recipient = 'erase@example.com'`)).toEqual([])
})
