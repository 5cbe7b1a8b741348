import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { requestLimits } from '#domain/shared/limits.ts'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'

const site = useBuiltSite()
afterEach(() => {
  vi.useRealTimers()
  site.comeFrom('203.0.113.1')
})

const form = (fields: Record<string, string>, cookie = '') =>
  site.request('/auth', {
    method: 'POST',
    headers: { origin: ORIGIN, ...(cookie ? { cookie } : {}) },
    body: new URLSearchParams(fields),
  })
const person = (username: string) => ({
  intent: 'sign-up',
  email: `${username}@example.com`,
  username,
  password: 'correct horse',
  confirmPassword: 'correct horse',
})
const signIn = (email: string, password: string, cookie = '') =>
  form({ intent: 'sign-in', email, password }, cookie)
const deviceOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find(cookie => cookie.includes('device='))
    ?.split(';')[0] ?? ''

/** Guesses from this many addresses, each a network of its own, and how many of them were let try. */
async function guessFrom(addresses: number, email: string): Promise<number> {
  const statuses: number[] = []
  for (let index = 0; index < addresses; index += 10) {
    const guesses = Array.from({ length: 10 }, (_, next) => {
      site.comeFrom(`192.0.${Math.floor(index / 250)}.${(index % 250) + next}`)
      return signIn(email, `guess ${index + next}`)
    })
    statuses.push(...(await Promise.all(guesses)).map(({ status }) => status))
  }
  expect(statuses.filter(status => status !== 401 && status !== 429)).toEqual([])
  return statuses.filter(status => status === 401).length
}

const { sign_in_account, sign_in_turn, sign_in_own_turns } = requestLimits

/** As many guesses as strangers have before they wait for turns. */
async function useUp(email: string): Promise<void> {
  const { limiter } = site.assembled.services
  for (let guess = 0; guess < sign_in_account.points; guess += 1) await limiter.hit('sign_in_account', email)
}

test.each([10, 200])(
  'wrong passwords from %i addresses keep no owner out of a new browser for more than one turn',
  async addresses => {
    const device = deviceOf(await form(person(`target${addresses}`)))
    const email = `target${addresses}@example.com`
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    expect(await guessFrom(addresses, email.replace('t', 'T'))).toBe(
      Math.min(addresses, sign_in_account.points + sign_in_turn.points),
    )
    site.comeFrom('198.18.7.1')
    const first = await signIn(email, 'correct horse')
    if (addresses <= sign_in_account.points) expect(first.status).toBe(303)
    else {
      expect(first.status).toBe(429)
      const wait = Number(first.headers.get('retry-after'))
      expect(wait).toBeLessThanOrEqual(sign_in_turn.seconds)
      const text = await first.text()
      expect(text).toContain('Somebody entered many wrong passwords for this email address')
      expect(text).not.toContain('That was a lot of requests')
      // Pressing again and again meanwhile costs neither the turns nor the attempts.
      for (let press = 0; press < 12; press += 1)
        expect((await signIn(email, 'correct horse')).status).toBe(429)
      vi.setSystemTime(Date.now() + wait * 1_000)
      // Those who guessed have had their turns, if they go on.
      site.comeFrom('192.0.0.249')
      for (let turn = 0; turn < sign_in_own_turns.points + 2; turn += 1) {
        await signIn(email, 'one more guess')
        vi.setSystemTime(Date.now() + sign_in_turn.seconds * 1_000)
      }
      const used = await signIn(email, 'correct horse')
      expect([used.status, Number(used.headers.get('retry-after')) > 60]).toEqual([429, true])
      site.comeFrom('198.18.7.1')
      expect((await signIn(email, 'correct horse')).status).toBe(303)
    }
    // The owner's own browser waits for nobody. A mark of another account, or one that is made up, is a stranger's.
    const other = deviceOf(await form(person(`bystander${addresses}`)))
    expect(other).toContain('device=')
    await guessFrom(40, email)
    expect((await signIn(email, 'correct horse', device)).status).toBe(303)
    for (const [index, mark] of [other, 'plainwire.device=zzzzzz-x', `${device}x`].entries()) {
      site.comeFrom(`198.18.8.${index}`)
      expect((await signIn(email, 'correct horse', mark)).status).toBe(429)
    }
  },
  60_000,
)

test('however many networks guess at one account, there are no more than about 300 guesses an hour', async () => {
  const perHour = ({ points, seconds }: { points: number; seconds: number }) => (points * 3_600) / seconds
  expect(perHour(sign_in_account) + perHour(sign_in_turn)).toBe(300)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  await useUp('hunted@example.com')
  // Every address is new: the hardest case. Three minutes, five guesses in each turn's time.
  let tried = 0
  for (let index = 0; index < 60; index += 1) {
    site.comeFrom(`198.51.100.${index}`)
    if ((await signIn('hunted@example.com', `guess ${index}`)).status === 401) tried += 1
    vi.setSystemTime(Date.now() + (sign_in_turn.seconds * 1_000) / 5)
  }
  expect(tried).toBe(180 / sign_in_turn.seconds)
})

test('right passwords are no guesses: whoever signs in often makes nobody wait', async () => {
  await form(person('often'))
  for (let time = 0; time < sign_in_account.points + 5; time += 1) {
    site.comeFrom(`198.18.5.${time}`)
    expect((await signIn('often@example.com', 'correct horse')).status).toBe(303)
  }
})

test('networks of one IPv6 /48 have the turns of one, and wait for as long', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const email = 'sixes@example.com'
  await useUp(email)
  const statuses: number[] = []
  for (let network = 0; network < sign_in_own_turns.points + 2; network += 1) {
    site.comeFrom(`2001:db8:9:${network}::1`)
    statuses.push((await signIn(email, `guess ${network}`)).status)
    vi.setSystemTime(Date.now() + sign_in_turn.seconds * 1_000)
  }
  expect(statuses).toEqual([401, 401, 401, 429, 429])
  site.comeFrom('2001:db8:a:1::1')
  expect((await signIn(email, 'guess again')).status).toBe(401)
})

test('one address that guesses at one account waits, and no known browser guesses for ever', async () => {
  const device = deviceOf(await form(person('cornered')))
  site.comeFrom('192.0.2.160')
  for (const cookie of ['', device]) {
    const statuses: number[] = []
    for (let index = 0; index < 11; index += 1) {
      site.comeFrom(cookie ? `192.0.2.${170 + index}` : '192.0.2.160')
      statuses.push((await signIn('cornered@example.com', `guess ${index}`, cookie)).status)
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
    expect(statuses.at(-1)).toBe(429)
  }
})

test('the owner is told of many wrong passwords once, and an address without an account gets nothing', async () => {
  await form(person('warned'))
  for (const email of ['warned@example.com', 'nobody_here@example.com']) {
    for (let index = 0; index < 12; index += 1) {
      site.comeFrom(`198.18.0.${index}`)
      expect((await signIn(email, `guess ${index}`)).status).toBe(401)
    }
  }
  const { accounts, db, queue } = site.assembled.services
  const asked = await queue.waitingJobs(db)
  const wishes = asked
    .filter(job => job.queue === 'account_mail' && /warned|nobody_here/.test(JSON.stringify(job.data)))
    .map(({ data }) => data)
  expect(wishes).toEqual([
    { wish: 'tell_of_guesses', email: 'warned@example.com' },
    { wish: 'tell_of_guesses', email: 'nobody_here@example.com' },
  ])
  for (const { email } of wishes as { email: string }[]) await accounts.mailOfGuesses(email)
  const { rows } = await db.execute(sql`select recipient, body from mails where kind = 'sign_in_guesses'`)
  expect(rows).toMatchObject([{ recipient: 'warned@example.com' }])
  expect(rows[0]?.body).toContain('/auth/forgot')
})
