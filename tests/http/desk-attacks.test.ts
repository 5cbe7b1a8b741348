import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { pageOperations } from '#app/operations/operations.server.ts'
import { requestLimits } from '#domain/shared/limits.ts'
import { guessesMailJob, mailOfGuesses } from '#domain/staff-access/guesses-mail-job.server.ts'
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
afterEach(() => {
  vi.useRealTimers()
  site.comeFrom('203.0.113.1')
})

let clients = 0
/** Limits of its own for each test. */
const fromElsewhere = () => {
  clients += 1
  site.comeFrom(`198.51.101.${clients}`)
}
const run = (statement: ReturnType<typeof sql>) => site.assembled.services.db.execute(statement)
const opens = async (cookie: string) => (await site.get('/desk/me', { cookie })).status === 200
const signIn = (fields: Record<string, string>, cookie: string) =>
  postDesk(site, '/desk/sign-in', fields, cookie)

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

test('strangers who guess the password make nobody wait for more than a turn, and its owner is told by mail', async () => {
  fromElsewhere()
  const gina = await setUpStaff(site, 'gina@plainwire.example', 'agent')
  const guess = { intent: 'password', email: 'Gina@plainwire.example', password: 'guess' }
  const right = { ...guess, password: STAFF_PASSWORD }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const guessFrom = async (first: number, last: number) => {
    const statuses: number[] = []
    for (let address = first; address < last; address += 10) {
      const guesses = Array.from({ length: 10 }, (_, next) => {
        site.comeFrom(`192.0.2.${address + next}`)
        return signIn(guess, '')
      })
      statuses.push(...(await Promise.all(guesses)).map(({ status }) => status))
    }
    return statuses
  }
  expect(await guessFrom(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
  site.comeFrom('198.18.9.1')
  expect((await signIn(right, '')).status).toBe(303)
  const statuses = await guessFrom(10, 210)
  const { sign_in_account, sign_in_turn } = requestLimits
  // The owner's own attempt was no guess.
  const tried = sign_in_account.points + sign_in_turn.points - 10
  expect(statuses.filter(status => status === 401)).toHaveLength(tried)
  expect(statuses.filter(status => status === 429)).toHaveLength(200 - tried)
  site.comeFrom('198.18.9.2')
  const held = await signIn(right, '')
  const wait = Number(held.headers.get('retry-after'))
  expect([held.status, wait > 0, wait <= sign_in_turn.seconds]).toEqual([429, true, true])
  expect(await held.text()).toContain('Somebody entered many wrong passwords for this email address')
  expect((await signIn(right, gina.cookie)).status).toBe(303)
  // The link of the mail makes a new browser one that waits for nobody, for a day, and signs nobody in.
  const { services } = site.assembled
  const jobs = (await services.queue.waitingJobs(services.db)).filter(
    job => job.queue === guessesMailJob.name,
  )
  expect(jobs.map(job => job.data)).toEqual([{ email: guess.email }])
  for (const email of [guess.email, 'nobody@plainwire.example'])
    await mailOfGuesses(services, { id: 'job', attempt: 1, data: { email } })
  const { rows } = await run(sql`select recipient, body from mails where kind = 'sign_in_guesses'`)
  expect(rows).toMatchObject([{ recipient: gina.email }])
  const [, link = ''] = /(\/desk\/sign-in\?browser=\S+)/.exec(String(rows[0]?.body)) ?? []
  const mark = cookieOf(await site.get(link))
  expect(await opens(mark)).toBe(false)
  expect((await signIn(right, mark)).status).toBe(303)
  expect((await site.get(`${link}x`)).headers.getSetCookie()).toEqual([])
  vi.setSystemTime(Date.now() + 24 * 3_600_000)
  expect((await site.get(link)).headers.getSetCookie()).toEqual([])
  site.comeFrom('198.18.9.2')
  expect((await signIn(right, '')).status).toBe(303)
}, 60_000)

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

test('what happened cannot be rewritten by SQL as the application', async () => {
  fromElsewhere()
  await setUpStaff(site, 'max@plainwire.example', 'administrator')
  for (const statement of [
    sql`update desk_events set actor = 'somebody else'`,
    sql`delete from desk_events`,
    sql`truncate desk_events`,
    sql`insert into desk_events (id, at, actor, what, subject_kind, subject_id) values (1, now(), 'x', 'x', 'staff', 'x')`,
  ]) {
    await expect(run(statement)).rejects.toThrow()
  }
  const { rows } = await run(sql`select count(*)::int as kept from desk_events where what = 'account_made'`)
  expect(Number(rows[0]?.kept)).toBeGreaterThan(0)
})
