import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { cookieOf } from '#tests/support/cookies.ts'
import {
  acceptInvite,
  codeOf,
  enterPassword,
  inviteTo,
  postDesk,
  STAFF_PASSWORD,
  setUpStaff,
} from '#tests/support/desk-entry.ts'

const site = useBuiltSite()
afterEach(() => site.comeFrom('203.0.113.1'))

let clients = 0
/** Limits of its own for each test. */
const fromElsewhere = () => {
  clients += 1
  site.comeFrom(`198.51.100.${clients}`)
}
const run = (statement: ReturnType<typeof sql>) => site.assembled.services.db.execute(statement)
const opens = async (cookie: string) => (await site.get('/desk/me', { cookie })).status === 200
const signIn = (fields: Record<string, string>, cookie: string) =>
  postDesk(site, '/desk/sign-in', fields, cookie)
const events = async (what: string) =>
  (await run(sql`select actor, subject_id from desk_events where what = ${what}`)).rows

test('an account is set up by invitation, password and a first code, and is let in by both factors', async () => {
  fromElsewhere()
  const ana = await setUpStaff(site, 'ana@plainwire.example', 'administrator')
  expect(ana.recoveryCodes).toHaveLength(10)
  expect(await opens(ana.cookie)).toBe(true)
  const half = await enterPassword(site, ana.email)
  expect(await opens(half)).toBe(false)
  const done = await signIn(
    { intent: 'code', code: codeOf(ana.secret), returnTo: '/desk/audit?what=x' },
    half,
  )
  expect([done.status, done.headers.get('location')]).toEqual([303, '/desk/audit?what=x'])
  expect(await opens(cookieOf(done))).toBe(true)
  expect(done.headers.getSetCookie().join()).toMatch(/plainwire-desk=[\w-]{43}; .*HttpOnly; SameSite=Strict/)
  expect(await events('signed_in')).toHaveLength(2)
})

test('what stands in the database opens nothing: neither tokens nor codes are in it', async () => {
  fromElsewhere()
  const { secret, cookie, recoveryCodes } = await setUpStaff(site, 'kept@plainwire.example', 'agent')
  const token = /plainwire-desk=([^;]+)/.exec(cookie)?.[1] ?? 'none'
  const tables = ['staff', 'staff_sessions', 'staff_recovery_codes', 'staff_invites', 'desk_events']
  const rows = await Promise.all(tables.map(table => run(sql`select * from ${sql.identifier(table)}`)))
  const text = JSON.stringify(rows.map(({ rows: all }) => all))
  for (const kept of [secret, token, STAFF_PASSWORD, ...recoveryCodes]) expect(text).not.toContain(kept)
})

test('an invitation works once, also for two at once, and for 72 hours', async () => {
  fromElsewhere()
  const link = await inviteTo(site, 'once@plainwire.example', 'agent')
  const both = await Promise.all([acceptInvite(site, link), acceptInvite(site, link, { name: 'Thief' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 410])
  expect((await site.get(link)).status).toBe(410)
  const late = await inviteTo(site, 'late@plainwire.example', 'agent')
  await run(sql`update staff_invites set expires_at = now() where email = 'late@plainwire.example'`)
  expect((await acceptInvite(site, late)).status).toBe(410)
  const first = await inviteTo(site, 'twice@plainwire.example', 'agent')
  await inviteTo(site, 'twice@plainwire.example', 'agent')
  expect((await acceptInvite(site, first)).status).toBe(410)
})

test('an invitation that is withdrawn opens nothing, and is told once', async () => {
  fromElsewhere()
  const kim = await setUpStaff(site, 'kim.invites@plainwire.example', 'administrator')
  const link = await inviteTo(site, 'mistyped@plainwire.example', 'agent')
  // Whoever let their link expire isn't stuck: the list says what helps, until another one is on its way.
  const halfDone = 'half.done@plainwire.example'
  const said = async () => {
    const page = await (await site.get('/desk/staff', { cookie: kim.cookie })).text()
    return page.split('<tr').find(row => row.includes('</tr>') && row.includes(halfDone))
  }
  await acceptInvite(site, await inviteTo(site, halfDone, 'agent'))
  expect(await said()).toContain('Link expired? Invite them again.')
  await inviteTo(site, halfDone, 'agent')
  expect(await said()).not.toContain('Link expired?')
  const withdraw = () =>
    postDesk(
      site,
      '/desk/staff',
      { intent: 'withdraw-invite', email: 'Mistyped@plainwire.example' },
      kim.cookie,
    )
  expect(await (await withdraw()).text()).toContain('Its link no longer works.')
  expect((await acceptInvite(site, link)).status).toBe(410)
  expect((await withdraw()).status).toBe(404)
  expect(await events('staff_invite_withdrawn')).toHaveLength(1)
})

test.each<[string, Record<string, string>, string]>([
  ['short', { password: 'eleven char', confirmPassword: 'eleven char' }, 'at least 12 characters'],
  ['mistyped', { confirmPassword: 'blue kettle on ten' }, 'Passwords don’t match'],
  ['common', { password: '123456789012', confirmPassword: '123456789012' }, 'most common passwords'],
  ['nameless', { name: ' ' }, 'Enter your full name'],
])('a set-up that is %s is refused beside its field and may be tried again', async (_, changes, words) => {
  fromElsewhere()
  const link = await inviteTo(site, 'picky@plainwire.example', 'agent')
  const answer = await acceptInvite(site, link, changes)
  expect(answer.status).toBe(422)
  expect((await answer.text()).replace(/&#x27;|'/g, '’')).toContain(words)
  expect((await acceptInvite(site, link)).status).toBe(303)
})

test('a six-digit code counts once, also for two at once, and not for another account', async () => {
  fromElsewhere()
  const ben = await setUpStaff(site, 'ben@plainwire.example', 'agent')
  const cleo = await setUpStaff(site, 'cleo@plainwire.example', 'agent')
  const halves = await Promise.all([enterPassword(site, ben.email), enterPassword(site, ben.email)])
  const code = codeOf(ben.secret)
  const both = await Promise.all(halves.map(half => signIn({ intent: 'code', code }, half)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 422])
  const again = await signIn({ intent: 'code', code }, await enterPassword(site, ben.email))
  expect(again.status).toBe(422)
  const foreign = await signIn(
    { intent: 'code', code: codeOf(ben.secret) },
    await enterPassword(site, cleo.email),
  )
  expect(foreign.status).toBe(422)
  expect((await events('second_factor_failed')).length).toBeGreaterThanOrEqual(3)
})

test('a recovery code lets in once, and is no other account’s', async () => {
  fromElsewhere()
  const dora = await setUpStaff(site, 'dora@plainwire.example', 'agent')
  const emil = await setUpStaff(site, 'emil@plainwire.example', 'agent')
  const recoveryCode = dora.recoveryCodes[0] ?? ''
  const half = await enterPassword(site, dora.email)
  const read = async (path: string, cookie = '') =>
    (await (await site.get(path, { cookie })).text()).replaceAll('<!-- -->', '')
  const step = await read('/desk/sign-in', half)
  expect(step).toContain('No recovery codes left, either? Ask an administrator to reset your sign-in.')
  // Without a mail server nobody gets the link by email.
  const words =
    'A second administrator must agree within 24 hours. Then whoever runs the server gives you a link'
  for (const page of [step, await read('/desk/sign-in')]) expect(page).toContain(words)
  expect(await read('/desk/sign-in')).not.toContain('Sign in to go on where you were.')
  expect(await read('/desk/sign-in?returnTo=/desk/people')).toContain('Sign in to go on where you were.')
  expect(await read('/desk/set-up', dora.cookie)).toContain('If you didn’t keep yours, make new ones in')
  const use = async (email: string) =>
    (await signIn({ intent: 'recovery', recoveryCode }, await enterPassword(site, email))).status
  expect(await use(emil.email)).toBe(422)
  const halves = await Promise.all([enterPassword(site, dora.email), enterPassword(site, dora.email)])
  const both = await Promise.all(halves.map(half => signIn({ intent: 'recovery', recoveryCode }, half)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 422])
  expect(await use(dora.email)).toBe(422)
  expect(await events('recovery_code_used')).toHaveLength(1)
})

test('a wrong password and an address without an account answer alike', async () => {
  fromElsewhere()
  const { email } = await setUpStaff(site, 'hugo@plainwire.example', 'agent')
  const texts = await Promise.all(
    [email, 'nobody@plainwire.example'].map(async address => {
      const answer = await signIn({ intent: 'password', email: address, password: 'a wrong password' }, '')
      expect(answer.status).toBe(401)
      return (await answer.text()).replaceAll(address, 'ADDRESS').replace(/nonce="[^"]*"/g, '')
    }),
  )
  expect(texts[0]?.length).toBe(texts[1]?.length)
})

test('who is disabled or set up anew is out at once', async () => {
  fromElsewhere()
  const kim = await setUpStaff(site, 'kim@plainwire.example', 'administrator')
  const lea = await setUpStaff(site, 'lea@plainwire.example', 'agent')
  const { rows } = await run(sql`select id from staff where email = ${lea.email}`)
  const disable = { intent: 'disable', id: String(rows[0]?.id) }
  await run(sql`
    insert into work_items (kind, subject_id, due_at, created_at, owner_id, claimed_at)
    values ('lead', 'held by lea', now(), now(), ${disable.id}::uuid, now())`)
  const listed = await (await site.get('/desk/staff', { cookie: kim.cookie })).text()
  expect(listed).toContain('Away, 1 session')
  expect((await postDesk(site, '/desk/staff', disable, kim.cookie)).status).toBe(200)
  const held = await run(sql`select owner_id from work_items where subject_id = 'held by lea'`)
  expect(held.rows).toEqual([{ owner_id: null }])
  expect(await opens(lea.cookie)).toBe(false)
  const refused = await signIn({ intent: 'password', email: lea.email, password: STAFF_PASSWORD }, lea.cookie)
  expect(refused.status).toBe(401)
  await acceptInvite(site, await inviteTo(site, kim.email, 'agent'))
  expect(await opens(kim.cookie)).toBe(false)
})
