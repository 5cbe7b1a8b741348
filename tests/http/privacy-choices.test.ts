import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { requestLimits } from '#domain/shared/limits.ts'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useBuiltSite()
let client = 0
beforeEach(() => site.comeFrom(`203.0.113.${(client += 1)}`))

const postForm = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.request(path, {
    method: 'POST',
    headers: { origin: ORIGIN, ...headers },
    body: new URLSearchParams(fields),
  })
const ask = (contact: string, headers = {}) => postForm('/privacy-choices', { contact }, headers)
const rows = async (query: ReturnType<typeof sql>) => (await site.assembled.services.db.execute(query)).rows

async function leaveLead(email: string, phone: string) {
  const response = await site.postJson('/api/leads', {
    name: 'Bo Renter',
    email,
    phone,
    zipCode: '78701',
    service: 'Home internet',
    marketingConsent: true,
    page: '/',
    website: '',
  })
  expect(response.status).toBe(200)
}

async function mailedLink(email: string): Promise<string> {
  const [mail] = await rows(
    sql`select kind, body from mails where recipient = ${email} order by created_at desc limit 1`,
  )
  expect(mail?.kind).toBe('privacy_choices')
  const link = String(mail?.body).match(
    /http:\/\/localhost(\/privacy-choices\/confirm\?token=[\w-]{43})\n/,
  )?.[1]
  if (!link) throw new Error('The mail holds no link')
  return link
}
const tokenOf = (link: string) => new URL(link, ORIGIN).searchParams.get('token') ?? ''
const revocationsOf = async (email: string) =>
  (await rows(sql`select revocations from consents where email = ${email}`)).map(row => row.revocations)

test('the page is kept for everyone, and its form works without script', async () => {
  const page = await site.get('/privacy-choices')
  const html = await page.text()
  expect(page.headers.get('etag')).toBeTruthy()
  expect(html).toMatch(/<form[^>]*action="\/privacy-choices#requests"[^>]*method="post"/)
  expect(html).toContain('name="contact"')
})

test('a known and an unknown address get the very same answer', async () => {
  await leaveLead('known@example.com', '512 555 0110')
  const answers = []
  for (const contact of ['known@example.com', 'unknown@example.com']) {
    const response = await ask(contact)
    const to = response.headers.get('location') ?? ''
    answers.push([response.status, to, await response.text()])
    expect(await (await site.get(to)).text()).toContain('We can’t email you yet')
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.slice(0, 2)).toEqual([303, '/privacy-choices?done=mailed#requests'])
})

test('a known and an unknown number get the very same answer, and the known one is not called any more', async () => {
  await leaveLead('number@example.com', '(512) 555-0111')
  for (const number of ['1-512-555-0111', '512 555 0999']) {
    const response = await ask(number)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/privacy-choices?done=withdrawn#requests',
    ])
  }
  expect(await revocationsOf('number@example.com')).toMatchObject([
    [{ how: 'privacy choices page, by phone number' }],
  ])
})

test('looking at the link changes nothing; sending its form stops offers, once', async () => {
  await leaveLead('stop@example.com', '512 555 0112')
  await ask('Stop@example.com')
  const link = await mailedLink('stop@example.com')
  for (let looks = 0; looks < 2; looks += 1) {
    const page = await site.get(link)
    expect(page.headers.get('cache-control')).toBe('no-store')
    const html = await page.text()
    expect(html).toContain('stop@example.com')
    expect(html).toContain('noindex')
  }
  expect(await revocationsOf('stop@example.com')).toEqual([[]])

  const nothing = await postForm(link, { token: tokenOf(link) })
  expect(nothing.status).toBe(422)
  expect(await nothing.text()).toContain('Choose at least one.')

  const done = await postForm(link, { token: tokenOf(link), stop: 'on' })
  expect([done.status, done.headers.get('location')]).toEqual([303, '/privacy-choices/confirm?done=stop'])
  expect(await revocationsOf('stop@example.com')).toMatchObject([
    [{ how: 'privacy choices page, by mailed link' }],
  ])

  const again = await postForm(link, { token: tokenOf(link), erase: 'on' })
  expect(again.headers.get('location')).toBe('/privacy-choices/confirm')
  expect(await (await site.get(link)).text()).toContain('This link was used already')
  expect(await rows(sql`select name from leads where email = 'stop@example.com'`)).toEqual([
    { name: 'Bo Renter' },
  ])
})

test('deleting takes the person out of the lead and keeps the consent record', async () => {
  await leaveLead('erase@example.com', '512 555 0113')
  await ask('erase@example.com')
  const link = await mailedLink('erase@example.com')
  const done = await postForm(link, { token: tokenOf(link), erase: 'on' })
  const page = await site.get(done.headers.get('location') ?? '')
  const told = await page.text()
  expect(told).toContain('Your data are deleted, and offers have ended')
  expect(told).not.toMatch(/except for|Your account stays/)
  expect(await rows(sql`select id from leads where email = 'erase@example.com'`)).toEqual([])
  expect(await revocationsOf('erase@example.com')).toHaveLength(1)
})

test('whoever asks for a copy and for more is told that offers ended and what is deleted when', async () => {
  await leaveLead('copy@example.com', '512 555 0114')
  for (const [wishes, told, untold] of [
    [{ stop: 'on' }, /Your copy is being prepared, and offers have ended/, /delete your data as soon as/],
    [{ erase: 'on' }, /, and offers have ended.*We delete your data as soon as the copy is sent/s, /^$/],
    [{}, /Your copy is being prepared</, /have ended|delete your data as soon as/],
  ] as const) {
    await ask('copy@example.com')
    const link = await mailedLink('copy@example.com')
    const done = await postForm(link, { token: tokenOf(link), copy: 'on', ...wishes })
    const page = await (await site.get(done.headers.get('location') ?? '')).text()
    expect(page).toMatch(told)
    expect(page).not.toMatch(untold)
  }
})

test('a made-up token opens nothing', async () => {
  for (const token of ['', 'x', "' or 1=1 --", 'a'.repeat(5_000)]) {
    const page = await site.get(`/privacy-choices/confirm?token=${encodeURIComponent(token)}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('This link was used already')
    const posted = await postForm('/privacy-choices/confirm', { token, erase: 'on' })
    expect(posted.headers.get('location')).toBe('/privacy-choices/confirm')
  }
})

test('what is neither address nor number is named beside the field and stays in it', async () => {
  const response = await ask('bo at example')
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toContain('Enter an email address, or a US phone number with ten digits')
  expect(html).toContain('value="bo at example"')
})

test('another site can neither ask nor confirm', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  expect((await ask('known@example.com', headers)).status).toBe(403)
  expect((await postForm('/privacy-choices/confirm', { token: 'x', erase: 'on' }, headers)).status).toBe(403)
})

test('one address gets a few mails an hour, one client asks a few times, and then both wait', async () => {
  const { privacy, privacy_contact } = requestLimits
  const statuses = []
  for (let asked = 0; asked <= privacy_contact.points; asked += 1) {
    statuses.push((await ask('flood@example.com')).status)
  }
  expect(statuses).toEqual([...Array.from({ length: privacy_contact.points }, () => 303), 429])
  for (let asked = privacy_contact.points + 1; asked < privacy.points; asked += 1) {
    await ask(`flood${asked}@example.com`)
  }
  const refused = await ask('another@example.com')
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('That was a lot of requests in a short time')
  expect(await rows(sql`select id from mails where recipient = 'another@example.com'`)).toEqual([])
})

test('who stopped offers to a number is not sent on to a mailbox that gets no mail', async () => {
  const html = await (await site.get('/privacy-choices?done=withdrawn')).text()
  const goesOut = html.includes('we send a link there')
  expect(html.includes('To delete what we keep, enter the email address')).toBe(goesOut)
})

test('who tells the desk that they want no offers gets none from then on, whatever it answers later', async () => {
  const email = 'no-offers@example.com'
  await leaveLead(email, '512 555 0188')
  expect(await revocationsOf(email)).toEqual([[]])
  const cookie = await signInStaff(site, 'agent')
  const found = await (await site.get(`/desk/people?search=${email}`, { cookie })).text()
  const person = /href="(\/desk\/people\/[\w-]+)"/.exec(found)?.[1] ?? ''
  const asked = await postForm(person, { intent: 'request', kind: 'opt_out', words: 'By phone' }, { cookie })
  expect(await asked.text()).toContain('Offers end now.')
  expect(await revocationsOf(email)).toEqual([
    [{ at: expect.any(String) as string, how: 'asked for at the desk' }],
  ])
  const [request] = await rows(sql`select id, done_at from privacy_requests where email = ${email}`)
  expect(request?.done_at).toBeNull()
  const page = await (await site.get(`/desk/privacy/${String(request?.id)}`, { cookie })).text()
  expect(page).toContain('Any agreement to offers is withdrawn.')
})
