import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { pageOperations } from '#app/operations/operations.server.ts'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { cookieOf } from '#tests/support/cookies.ts'
import {
  acceptInvite,
  codeOf,
  enterPassword,
  forgetCodes,
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

test('nobody raises the own role by what is posted', async () => {
  fromElsewhere()
  const link = await inviteTo(site, 'climber@plainwire.example', 'agent')
  expect((await acceptInvite(site, link, { role: 'administrator' })).status).toBe(400)
  const { cookie } = await setUpStaff(site, 'climber@plainwire.example', 'agent')
  const { rows } = await run(sql`select id from staff where email = 'climber@plainwire.example'`)
  const id = String(rows[0]?.id)
  const change = { intent: 'role', id, role: 'administrator' }
  expect((await postDesk(site, '/desk/staff', change, cookie)).status).toBe(403)
  expect((await postDesk(site, '/desk/presence', { presence: 'busy', role: 'editor' }, cookie)).status).toBe(
    400,
  )
  expect((await run(sql`select role from staff where id = ${id}`)).rows).toEqual([{ role: 'agent' }])
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
  const use = async (email: string) =>
    (await signIn({ intent: 'recovery', recoveryCode }, await enterPassword(site, email))).status
  expect(await use(emil.email)).toBe(422)
  const halves = await Promise.all([enterPassword(site, dora.email), enterPassword(site, dora.email)])
  const both = await Promise.all(halves.map(half => signIn({ intent: 'recovery', recoveryCode }, half)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 422])
  expect(await use(dora.email)).toBe(422)
  expect(await events('recovery_code_used')).toHaveLength(1)
})

test('six digits cannot be guessed: after five tries the account waits, however many sessions ask', async () => {
  fromElsewhere()
  const fred = await setUpStaff(site, 'fred@plainwire.example', 'agent')
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const half = await enterPassword(site, fred.email)
    statuses.push((await signIn({ intent: 'code', code: '000000' }, half)).status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.slice(0, 4)).toEqual([422, 422, 422, 422])
})

test('strangers who guess the password slow one another, and never shut out who was in before', async () => {
  fromElsewhere()
  const gina = await setUpStaff(site, 'gina@plainwire.example', 'agent')
  const guess = { intent: 'password', email: 'Gina@plainwire.example', password: 'guess' }
  const statuses: number[] = []
  for (let attempt = 0; attempt < 12; attempt += 1) {
    site.comeFrom(`192.0.2.${attempt}`)
    statuses.push((await signIn(guess, '')).status)
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
  expect(statuses.slice(10)).toEqual([429, 429])
  const right = { ...guess, password: STAFF_PASSWORD }
  expect((await signIn(right, '')).status).toBe(429)
  expect((await signIn(right, gina.cookie)).status).toBe(303)
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

test('a stolen token opens nothing once its session went on, ended, was left alone or grew old', async () => {
  fromElsewhere()
  const ivy = await setUpStaff(site, 'ivy@plainwire.example', 'agent')
  expect(await opens(ivy.half)).toBe(false)
  const enter = async () => {
    await forgetCodes(site, ivy.email)
    const half = await enterPassword(site, ivy.email)
    return cookieOf(await signIn({ intent: 'code', code: codeOf(ivy.secret) }, half))
  }
  const left = await enter()
  expect((await postDesk(site, '/desk/sign-out', {}, left)).status).toBe(303)
  expect(await opens(left)).toBe(false)
  for (const age of [
    sql`last_used_at = now() - interval '61 minutes'`,
    sql`created_at = now() - interval '12 hours 1 minute'`,
  ]) {
    const cookie = await enter()
    expect(await opens(cookie)).toBe(true)
    await run(sql`update staff_sessions set ${age}`)
    expect(await opens(cookie)).toBe(false)
  }
  const half = await enterPassword(site, ivy.email)
  await run(sql`update staff_sessions set created_at = now() - interval '16 minutes'`)
  expect((await (await site.get('/desk/sign-in', { cookie: half })).text()).includes('Six-digit code')).toBe(
    false,
  )
})

test('a stolen session cannot do what is sensitive without a code', async () => {
  fromElsewhere()
  const jo = await setUpStaff(site, 'jo@plainwire.example', 'administrator')
  await run(sql`update staff_sessions set factor_at = now() - interval '6 minutes'`)
  const invite = { intent: 'invite', email: 'thief@evil.example', role: 'administrator' }
  const asked = await postDesk(site, '/desk/staff', invite, jo.cookie)
  expect(asked.status).toBe(403)
  expect(await asked.text()).toContain('Enter your code again')
  const wrong = await postDesk(site, '/desk/staff', { ...invite, code: '000000' }, jo.cookie)
  expect(wrong.status).toBe(422)
  const exported = await postDesk(site, '/desk/audit/export', {}, jo.cookie)
  expect([exported.status, exported.headers.get('location')]).toEqual([303, '/desk/audit?export=again'])
  expect((await run(sql`select 1 from staff_invites where email like 'thief%'`)).rows).toEqual([])
  const right = await postDesk(site, '/desk/staff', { ...invite, code: codeOf(jo.secret) }, jo.cookie)
  expect(right.status).toBe(200)
  expect((await run(sql`select kind from mails where recipient = 'thief@evil.example'`)).rows).toEqual([
    { kind: 'staff_invite' },
  ])
})

test('who is disabled or set up anew is out at once', async () => {
  fromElsewhere()
  const kim = await setUpStaff(site, 'kim@plainwire.example', 'administrator')
  const lea = await setUpStaff(site, 'lea@plainwire.example', 'agent')
  const { rows } = await run(sql`select id from staff where email = ${lea.email}`)
  const disable = { intent: 'disable', id: String(rows[0]?.id) }
  expect((await postDesk(site, '/desk/staff', disable, kim.cookie)).status).toBe(200)
  expect(await opens(lea.cookie)).toBe(false)
  const refused = await signIn({ intent: 'password', email: lea.email, password: STAFF_PASSWORD }, lea.cookie)
  expect(refused.status).toBe(401)
  await acceptInvite(site, await inviteTo(site, kim.email, 'agent'))
  expect(await opens(kim.cookie)).toBe(false)
})

test.each(['https://evil.example', 'null'])(
  'a form that %s sends is refused at every address',
  async origin => {
    fromElsewhere()
    const { cookie, half } = await setUpStaff(site, `csrf${origin.length}@plainwire.example`, 'administrator')
    const paths = Object.keys(pageOperations).flatMap(key => /^POST (\/desk.*)/.exec(key)?.[1] ?? [])
    expect(paths.length).toBeGreaterThan(8)
    for (const path of paths) {
      for (const session of [cookie, half]) {
        const headers = { origin, cookie: session }
        const body = new URLSearchParams({ intent: 'end-others' })
        const answer = await site.request(path, { method: 'POST', headers, body })
        expect([path, answer.status]).toEqual([path, 403])
      }
    }
    const plain = await site.request('/desk/me', {
      method: 'POST',
      headers: { origin: ORIGIN, cookie, 'content-type': 'text/plain' },
      body: 'intent=end-others',
    })
    expect(plain.status).toBe(400)
  },
)
