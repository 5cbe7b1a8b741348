import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { cookieOf } from '#tests/support/cookies.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { PUBLIC_ORIGIN } from '#tests/support/site-template.ts'
import { signInStaff } from '#tests/support/staff.ts'

// No mail is handed over here: nothing takes jobs, so mails can be read as they were stored.
const site = useBuiltSite({ SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: PUBLIC_ORIGIN })
const post = (path: string, fields: Record<string, string>) =>
  site.request(path, { method: 'POST', headers: { origin: ORIGIN }, body: new URLSearchParams(fields) })
const signUp = (username: string, email = `${username}@example.com`) =>
  post('/auth', {
    intent: 'sign-up',
    email,
    username,
    password: 'correct horse',
    confirmPassword: 'correct horse',
  })
const mailsTo = async (recipient: string) => {
  const { rows } = await site.assembled.services.db.execute(
    sql`select kind, body from mails where recipient = ${recipient} order by created_at, id`,
  )
  return rows.map(row => ({ kind: String(row.kind), body: String(row.body) }))
}
const linkTo = async (recipient: string) =>
  /http\S+/.exec((await mailsTo(recipient)).at(-1)?.body ?? '')?.[0] ?? ''
const open = (link: string, headers: Record<string, string> = {}) =>
  site.get(link.replace(PUBLIC_ORIGIN, ''), headers)
const plain = async (response: Response, email: string) =>
  (await response.text()).replaceAll(email, 'EMAIL').replaceAll(/nonce="[^"]*"/g, '')

test('with mails going out, an account waits until its address is confirmed', async () => {
  const signedUp = await signUp('careful')
  expect(signedUp.status).toBe(200)
  expect(signedUp.headers.getSetCookie().join()).not.toContain('session_token')
  expect(await signedUp.text()).toContain('Check your mail')
  const early = await post('/auth', {
    intent: 'sign-in',
    email: 'careful@example.com',
    password: 'correct horse',
  })
  expect(early.status).toBe(403)
  expect(await early.text()).toContain('Please confirm your email address first.')
  const [mail] = await mailsTo('careful@example.com')
  const link = /http\S+/.exec(mail?.body ?? '')?.[0] ?? ''
  expect(link).toMatch(/^https:\/\/shop\.example\/auth\/callback\?type=signup&token=/)
  const back = await site.get(link.replace(PUBLIC_ORIGIN, ''))
  const session = await (await site.get('/api/session', { cookie: cookieOf(back) })).json()
  expect(session).toMatchObject({ user: { username: 'careful' } })
})

test('where mails go out, pages promise them', async () => {
  for (const [path, words] of [
    ['/auth/forgot', 'We send a link that lets you set a new password.'],
    ['/watches', 'We’ll email you a link to confirm.'],
    ['/watches?sent=', 'Check your email'],
    ['/privacy-choices', 'and we send a link there'],
    ['/privacy-choices?done=mailed', 'A link is on its way to your mailbox'],
  ] as const) {
    const html = await (await site.get(path)).text()
    expect([path, html.includes(words), html.includes('Email isn’t set up')]).toEqual([path, true, false])
  }
})

test('a changed link confirms nothing', async () => {
  await signUp('changed_link')
  const [mail] = await mailsTo('changed_link@example.com')
  const token = /token=(\S+)/.exec(mail?.body ?? '')?.[1] ?? ''
  const back = await site.get(`/auth/callback?type=signup&token=${token.slice(0, -3)}abc`)
  expect(back.headers.getSetCookie().join()).not.toContain('session_token')
  expect(await back.text()).toContain('link_expired')
})

test('signing up with an address that has an account answers the same and mails its owner', async () => {
  await signUp('owner_one', 'shared@example.com')
  // Until it is confirmed, a later sign-up takes its place (sign-up.server.test.ts).
  await open(await linkTo('shared@example.com'))
  const first = await signUp('fresh_one', 'fresh@example.com')
  const second = await signUp('fresh_two', 'shared@example.com')
  expect(second.status).toBe(first.status)
  expect(await plain(second, 'shared@example.com')).toBe(await plain(first, 'fresh@example.com'))
  const kinds = (await mailsTo('shared@example.com')).map(mail => mail.kind)
  expect(kinds).toEqual(['confirm_address', 'account_exists'])
})

test('a new password by mail confirms the address too', async () => {
  await signUp('resetter')
  await site.assembled.services.accounts.mailPasswordReset('resetter@example.com')
  const token =
    /reset\?token=(\S+)/.exec((await mailsTo('resetter@example.com')).at(-1)?.body ?? '')?.[1] ?? ''
  const reset = await post('/auth/reset', {
    token,
    password: 'brand new one',
    confirmPassword: 'brand new one',
  })
  expect(reset.status).toBe(303)
  const signedIn = await post('/auth', {
    intent: 'sign-in',
    email: 'resetter@example.com',
    password: 'brand new one',
  })
  expect(signedIn.status).toBe(303)
})

test('whether an address has an account shows in no username either', async () => {
  await signUp('the_owner', 'hunted@example.com')
  await open(await linkTo('hunted@example.com'))
  // The probe: a name at the address in question, then the same name at an address of one's own.
  for (const address of ['hunted@example.com', 'unknown_yet@example.com']) {
    const name = `probe_${address.slice(0, 6)}`
    site.comeFrom(`198.51.100.${address.length}`)
    expect((await signUp(name, address)).status).toBe(200)
    expect((await signUp(name, `own_${address}`)).status).toBe(409)
    expect((await signUp(name.toUpperCase(), `own_${address}`)).status).toBe(409)
    // Whoever repeats a sign-up, say after a slip in the password, keeps the name, with or without an account there.
    expect((await signUp(name.toUpperCase(), address)).status).toBe(200)
  }
})

test('of several mailed links for a new password the first that is used ends the others, and the owner is told', async () => {
  const email = 'forgetful@example.com'
  site.comeFrom('198.51.100.77')
  await signUp('forgetful', email)
  for (let mail = 0; mail < 3; mail += 1) await site.assembled.services.accounts.mailPasswordReset(email)
  const links = (await mailsTo(email)).filter(({ kind }) => kind === 'reset_password')
  const tokens = links.map(({ body }) => /token=(\S+)/.exec(body)?.[1] ?? '')
  expect(tokens).toHaveLength(3)
  const reset = (token: string, password: string) =>
    post('/auth/reset', { token, password, confirmPassword: password })
  expect((await reset(tokens[1] ?? '', 'a new pass phrase')).status).toBe(303)
  expect((await mailsTo(email)).map(({ kind }) => kind)).toContain('password_changed')
  for (const token of tokens) {
    expect((await reset(token, 'a thief has this one')).status).toBeGreaterThanOrEqual(400)
  }
})

test('a link that confirms an address leads on to where somebody was going', async () => {
  site.comeFrom('198.51.100.80')
  const returnTo = '/address-history?page=2'
  const email = 'going@example.com'
  const fields = { email, password: 'correct horse' }
  await post('/auth', {
    ...{ intent: 'sign-up', ...fields, username: 'going', confirmPassword: 'correct horse', returnTo },
  })
  const onwards = new URLSearchParams({ returnTo }).toString()
  expect(await linkTo(email)).toContain(`&${onwards}`)
  await post(`/auth?${onwards}`, { intent: 'sign-in', ...fields })
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['confirm_address', 'confirm_address'])
  expect(await linkTo(email)).toContain(`&${onwards}`)
  await site.assembled.services.accounts.mailPasswordReset(email, returnTo)
  expect(await linkTo(email)).toContain(`&${onwards}`)
  // Never to another site.
  await site.assembled.services.accounts.mailPasswordReset(email, '//evil.example/')
  expect(await linkTo(email)).not.toContain('returnTo')
})

test('a link that was used already says so to a browser that isn’t signed in, and signs it in no more', async () => {
  site.comeFrom('198.51.100.81')
  await signUp('twice')
  const link = await linkTo('twice@example.com')
  const first = await open(link)
  const again = await open(link)
  expect(again.headers.getSetCookie().join()).not.toContain('session_token')
  const html = await again.text()
  expect(html).toContain('This link was used before, and your address is confirmed. Sign in to continue.')
  expect(html).not.toContain('successfully confirmed')
  // Whoever is signed in here has nothing to do.
  expect(await (await open(link, { cookie: cookieOf(first) })).text()).toContain('successfully confirmed')
})

test('where a link confirmed nothing, another one can be asked for, for the same goal', async () => {
  const html = await (await site.get('/auth?link=ended&returnTo=%2Forders')).text()
  const next = '/auth/forgot?wish=confirm_address&amp;returnTo=%2Forders'
  expect(html).toContain(next)
  const asking = await (await site.get(next.replace('&amp;', '&'))).text()
  expect(asking).toContain('Confirm your email address')
  expect(asking).toContain('name="wish" value="confirm_address"')
  site.comeFrom('198.51.100.82')
  const sent = await post('/auth/forgot', { email: 'nobody@example.com', wish: 'confirm_address' })
  expect(await sent.text()).not.toContain('works once')
})

test('a link for a new password that ended says so before anybody thinks of one', async () => {
  site.comeFrom('198.51.100.83')
  await signUp('late_reader')
  await site.assembled.services.accounts.mailPasswordReset('late_reader@example.com')
  const link = await linkTo('late_reader@example.com')
  expect(await (await open(link)).text()).toContain('name="confirmPassword"')
  await site.assembled.services.db.execute(
    sql`update verifications set expires_at = now() - interval '1 second'`,
  )
  for (const address of [link, '/auth/reset?token=forged', '/auth/reset']) {
    const html = await (await open(address)).text()
    expect([address, html.includes('This link no longer works')]).toEqual([address, true])
    expect(html).not.toContain('name="confirmPassword"')
  }
})

test('an email that was given up is sent again from the desk once, and the audit says by whom', async () => {
  await signUp('unreached')
  const { db } = site.assembled.services
  const { rows } = await db.execute(sql`
    update mails set gave_up_at = now(), fault = '451 Mailbox full' where recipient = 'unreached@example.com'
    returning id`)
  const mail = String(rows[0]?.id)
  await db.execute(sql`delete from pgboss.job where name = 'send_mail'`)
  const cookie = `__Host-${await signInStaff(site, 'administrator', { name: 'Ada Mailer' })}`
  const path = `/desk/mails/${mail}`
  expect(await (await site.get(path, { cookie })).text()).toContain('Send again')
  const again = () => postDesk(site, path, { intent: 'again' }, cookie)
  const sent = await again()
  expect(sent.status).toBe(302)
  const told = await (await site.get(sent.headers.get('location') ?? '', { cookie })).text()
  expect(told).toContain('It’s on its way again.')
  expect(told).toContain('Not yet, we try again: 451 Mailbox full')
  expect(told).not.toContain('Send again')
  expect((await again()).status).toBe(404)
  const jobs = await db.execute(sql`select data->>'mailId' as mail from pgboss.job where name = 'send_mail'`)
  expect(jobs.rows).toEqual([{ mail }])
  const audit = (await (await site.get('/desk/audit', { cookie })).text()).replaceAll('<!-- -->', '')
  expect(audit).toMatch(/Ada Mailer[\s\S]{0,400}Email sent again/)
})
