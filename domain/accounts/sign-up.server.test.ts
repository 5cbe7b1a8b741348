import { expect, test } from 'vitest'
import { createAccounts } from '#adapters/better-auth.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { expectNothingLeft, JOBS, whileRefusing } from '#tests/support/failing-writes.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { credentials, sessions, users, verifications } from './accounts.tables.server.ts'
import { deleteAccount } from './delete-account.server.ts'

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

test('an account that is deleted goes with everything of it, or not at all', async () => {
  const signedUp = await accounts().signUp(form, request())
  expect(signedUp.ok).toBe(true)
  const [user] = await database.db.select().from(users)
  const visitor = { id: user?.id ?? '', email: form.email, username: 'ada', avatarUrl: null }
  const call = () => deleteAccount(database, visitor)
  for (const table of ['users', 'mails', JOBS]) {
    expect(await expectNothingLeft(database.db, table, call)).toBeInstanceOf(Error)
  }
  await call()
  for (const table of [users, credentials, sessions, verifications]) {
    expect(await database.db.select().from(table)).toEqual([])
  }
  expect(await database.db.select().from(mails)).toMatchObject([{ kind: 'account_deleted' }])
})
