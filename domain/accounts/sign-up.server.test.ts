import { expect, test } from 'vitest'
import { createAccounts } from '#adapters/better-auth.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { sendMail } from '#domain/mail/send-mail.server.ts'
import type { Job } from '#platform/queue.server.ts'
import { expectNothingLeft, JOBS, whileRefusing } from '#tests/support/failing-writes.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { credentials, sessions, users, verifications } from './accounts.tables.server.ts'
import { deleteAccount } from './delete-account.server.ts'
import { renewAccountMail } from './renew-account-mail.server.ts'

const database = useTestDatabase()
const accounts = (confirmAddresses = false) =>
  createAccounts({
    ...{ db: database.db, queue: database.queue, confirmAddresses },
    ...{ secret: 'a secret of some length that only tests know', baseUrl: 'http://localhost' },
    ...{ social: {}, now: () => new Date() },
  })
const form = {
  ...{ email: 'ada@example.com', username: 'ada' },
  ...{ password: 'correct horse', confirmPassword: 'correct horse' },
}
const request = () => new Request('http://localhost/auth')

test.each(['users', 'profiles', 'credentials', 'sessions'])(
  'when %s fails at a sign-up, nothing of the account is left and the next attempt succeeds',
  async table => {
    const call = () => accounts().signUp(form, request())
    // The confirmation email's job stays and finds no email to send.
    expect(await expectNothingLeft(database.db, table, call, [JOBS])).toBeInstanceOf(Error)
    expect(await call()).toMatchObject({ ok: true })
    expect(await database.db.select().from(users)).toHaveLength(1)
  },
)

test.each(['mails', JOBS])(
  'when %s fails, the confirmation mail would be missing, so there is no account either',
  async table => {
    const call = () => accounts(true).signUp(form, request())
    expect(await expectNothingLeft(database.db, table, call)).toBeInstanceOf(Error)
    expect(await call()).toMatchObject({ ok: true })
    expect(await database.db.select().from(mails)).toMatchObject([{ kind: 'confirm_address' }])
  },
)

test.each(['mails', JOBS])(
  'when %s fails, a mail that was asked for is a fault, to be tried again',
  async table => {
    await accounts(true).signUp(form, request())
    for (const ask of ['mailPasswordReset', 'mailConfirmation'] as const) {
      const before = await database.db.select().from(mails)
      const call = () => accounts(true)[ask](form.email)
      expect(await whileRefusing(database.db, table, call)).toBeInstanceOf(Error)
      expect(await database.db.select().from(mails)).toEqual(before)
      await call()
      expect(await database.db.select().from(mails)).toHaveLength(before.length + 1)
    }
  },
)

test('a sign-up with a known address answers like any other when its mail fails', async () => {
  await accounts(true).signUp(form, request())
  const again = { ...form, username: 'somebody_else' }
  const call = () => accounts(true).signUp(again, request())
  expect(await expectNothingLeft(database.db, 'mails', call)).toBeInstanceOf(Error)
})

const readMails = () => database.db.select().from(mails).orderBy(mails.createdAt, mails.id)
const tokenIn = (body: string | undefined) => /token=([^\s&]+)/.exec(body ?? '')?.[1] ?? ''
const openLink = (mail: { body: string } | undefined) =>
  accounts(true).confirmAddress(tokenIn(mail?.body), request())

test('of several sign-ups with an address that nobody has confirmed, only the newest password and link count', async () => {
  await accounts(true).signUp({ ...form, password: 'the stranger’s' }, request())
  const own = { ...form, email: 'ADA@example.com', username: 'ada_home' }
  expect(await accounts(true).signUp(own, request())).toMatchObject({ value: { confirmationSent: true } })
  const [first, second] = await readMails()
  expect([first?.kind, second?.kind]).toEqual(['confirm_address', 'confirm_address'])
  expect(await openLink(first)).toMatchObject({ ok: false, code: 'link_expired' })
  expect(await openLink(second)).toMatchObject({ ok: true, value: { wasConfirmed: false } })
  const signIn = (password: string) => accounts(true).signIn({ email: form.email, password }, request())
  expect(await signIn('the stranger’s')).toMatchObject({ ok: false, code: 'sign_in_refused' })
  expect(await signIn(form.password)).toMatchObject({ value: { visitor: { username: 'ada_home' } } })
  expect(await database.db.select().from(users)).toHaveLength(1)
})

test('nothing takes the place of a confirmed account', async () => {
  await accounts(true).signUp(form, request())
  await openLink((await readMails())[0])
  await accounts(true).signUp({ ...form, username: 'thief', password: 'the stranger’s' }, request())
  expect((await readMails()).at(-1)).toMatchObject({ kind: 'account_exists' })
  const signedIn = await accounts(true).signIn(form, request())
  expect(signedIn).toMatchObject({ ok: true, value: { visitor: { username: 'ada' } } })
})

test('a sign-up that is repeated with its username says the same, whether or not the address has an account', async () => {
  await accounts(true).signUp({ ...form, email: 'owner@example.com', username: 'owner' }, request())
  await openLink((await readMails())[0])
  for (const [probe, email] of [
    ['probe_a', 'owner@example.com'],
    ['probe_b', 'new@example.com'],
  ] as const) {
    const tries = [
      { email, username: probe },
      { email, username: probe },
      { email, username: `${probe}_2` },
      { email: 'other@example.com', username: probe },
      { email, username: probe },
    ]
    const answers = []
    for (const attempt of tries)
      answers.push((await accounts(true).signUp({ ...form, ...attempt }, request())).ok)
    expect([email, answers]).toEqual([email, [true, true, true, false, true]])
  }
})

test.each(['users', 'credentials', 'mails', JOBS])(
  'when %s fails while a sign-up replaces another, the earlier one is as it was',
  async table => {
    await accounts(true).signUp(form, request())
    const [first] = await readMails()
    const again = { ...form, username: 'ada_again', password: 'another one' }
    const call = () => accounts(true).signUp(again, request())
    expect(await whileRefusing(database.db, table, call)).toBeInstanceOf(Error)
    expect(await openLink(first)).toMatchObject({ ok: true })
    expect(await accounts(true).signIn(form, request())).toMatchObject({ ok: true })
  },
)

test('a link that was used signs nobody in again', async () => {
  await accounts(true).signUp(form, request())
  const [mail] = await readMails()
  await openLink(mail)
  const again = await openLink(mail)
  expect(again).toMatchObject({ ok: true, value: { wasConfirmed: true } })
  expect(again.ok && again.value.headers.getSetCookie().join()).not.toContain('session_token')
})

test('an account email that waited for the mail server leaves with a link that works, and where it leads on', async () => {
  const returnTo = '/address-history?page=2'
  await accounts(true).signUp({ ...form, returnTo }, request())
  await accounts(true).mailPasswordReset(form.email, returnTo)
  const renew = renewAccountMail(accounts(true))
  const [confirms, resets] = await readMails()
  if (!confirms || !resets) return expect.unreachable('Both mails are stored')
  const later = new Date(confirms.createdAt.getTime() + 2 * 3_600_000)
  for (const mail of [confirms, resets]) {
    expect(await renew(mail, mail.createdAt)).toBe(mail)
    const sent = await renew(mail, later)
    expect(sent?.body).toContain('returnTo=%2Faddress-history%3Fpage%3D2')
    expect(sent?.body.replace(tokenIn(sent.body), '')).toBe(mail.body.replace(tokenIn(mail.body), ''))
  }
  const reset = await renew(resets, later)
  expect(tokenIn(reset?.body)).not.toBe(tokenIn(resets.body))
  expect(await accounts(true).opensPasswordForm(tokenIn(reset?.body))).toBe(true)
  const confirmed = await renew(confirms, later)
  expect(await openLink(confirmed ?? undefined)).toMatchObject({ ok: true })
  // Nobody needs it anymore.
  expect(await renew(confirms, later)).toBeNull()
  await sendMail(
    { db: database.db, renew, now: () => later, post: () => expect.unreachable('It was not needed') },
    { data: { mailId: confirms.id } } as Job<{ mailId: string }>,
  )
  expect(await readMails()).toMatchObject([{ kind: 'reset_password' }])
})

test('who has an account already is led by the mail to where they were going', async () => {
  await accounts(true).signUp({ ...form, email: 'owner@example.com', username: 'owner' }, request())
  await openLink((await readMails())[0])
  const again = { ...form, email: 'owner@example.com', username: 'again', returnTo: '/checkout' }
  await accounts(true).signUp(again, request())
  const told = (await readMails()).find(({ kind }) => kind === 'account_exists')
  expect(told?.body).toContain('/auth?returnTo=%2Fcheckout\n')
})

test('an account that is deleted goes with everything of it, or not at all', async () => {
  const signedUp = await accounts().signUp(form, request())
  expect(signedUp.ok).toBe(true)
  const [user] = await database.db.select().from(users)
  const visitor = { id: user?.id ?? '', email: form.email, username: 'ada', avatarUrl: null }
  const mail = {
    kind: 'order_received' as const,
    recipient: form.email,
    subject: 'We have your order',
    body: '',
  }
  await database.db.insert(mails).values([
    { ...mail, orderReference: 'PW-SENT-2345', sentAt: new Date() },
    { ...mail, orderReference: 'PW-WAIT-2345' },
    { ...mail, kind: 'password_changed' as const },
  ])
  const call = () => deleteAccount(database, visitor)
  for (const table of ['users', 'mails', JOBS]) {
    expect(await expectNothingLeft(database.db, table, call)).toBeInstanceOf(Error)
  }
  await call()
  for (const table of [users, credentials, sessions, verifications]) {
    expect(await database.db.select().from(table)).toEqual([])
  }
  // What waits for the mail server leads to an order that stays: nothing else does from now on.
  expect(await database.db.select().from(mails).orderBy(mails.kind)).toMatchObject([
    { kind: 'account_deleted' },
    { kind: 'order_received', orderReference: 'PW-WAIT-2345' },
  ])
})
