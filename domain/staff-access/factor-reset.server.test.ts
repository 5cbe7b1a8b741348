import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { findInvite } from '#domain/staff/invite-store.server.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { openStaffSession } from '#domain/staff/session-store.server.ts'
import { staff, staffInvites, staffRecoveryCodes, staffSessions } from '#domain/staff/staff.tables.server.ts'
import type { DeskCaller } from '#domain/staff/staff-operation.ts'
import { transaction } from '#platform/database.server.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { agreeFactorReset, askFactorReset, refuseFactorReset } from './factor-reset.operations.server.ts'
import { inviteStaff } from './invite-staff.server.ts'
import { resetFactor } from './reset-factor.server.ts'
import { changeRole, disableStaff } from './staff.operations.server.ts'

const database = useTestDatabase()
const now = new Date('2026-11-23T15:00:00Z')
let clock = now

async function aMember(name: string, role: StaffRole = 'administrator') {
  const row = {
    email: `${name.toLowerCase()}@example.com`,
    name,
    role,
    passwordHash: 'hash',
    totpSecret: 'sealed',
  }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: now })
    .returning()
  const id = stored?.id ?? ''
  const member = { id, name, role, email: row.email, presence: 'online' as const, factorAt: now }
  const caller: DeskCaller = {
    ...{ clientNetwork: 'n', clientAddress: 'a', log: silentLog, request: new Request('http://localhost') },
    visitor: () => Promise.resolve(null),
    staffMember: () => Promise.resolve({ ...member, factorAt: clock }),
    now: () => clock,
  }
  return { id, caller }
}
type Asked = { perform(deps: never, caller: never, input: never): Promise<unknown> }
const ask = <Operation extends Asked>(operation: Operation, caller: DeskCaller, input: object) => {
  const { db, queue } = database
  const deps = { db, queue, siteUrl: 'http://localhost', now: () => clock, limiter: {} }
  const given = () => Promise.resolve({ ok: true as const, value: input })
  return operation.perform(deps as never, caller as never, given as never) as ReturnType<Operation['perform']>
}
const stored = async (id: string) => (await database.db.select().from(staff).where(eq(staff.id, id)))[0]
const whatHappened = async (id: string) =>
  (await eventsOf(database.db, { kind: 'staff', id })).map(({ what, actor }) => [what, actor])

test('one administrator asks and another agrees: password, factors and sessions are gone, and a link is mailed', async () => {
  clock = now
  const [ana, ben, lost] = [await aMember('Ana'), await aMember('Ben'), await aMember('Lost', 'agent')]
  await database.db.insert(staffRecoveryCodes).values({ codeHash: 'code', staffId: lost.id })
  await transaction(database.db, tx =>
    openStaffSession(tx, { staffId: lost.id, at: now, factorAt: now, ipAddress: '', userAgent: '' }),
  )
  expect(await ask(askFactorReset, ana.caller, { id: lost.id })).toMatchObject({ ok: true })
  expect(await stored(lost.id)).toMatchObject({ totpSecret: 'sealed', passwordHash: 'hash' })
  expect(await ask(agreeFactorReset, ana.caller, { id: lost.id })).toMatchObject({
    code: 'reset_same_person',
  })
  expect(await ask(agreeFactorReset, lost.caller, { id: lost.id })).toMatchObject({ code: 'role_missing' })
  expect(await ask(agreeFactorReset, ben.caller, { id: lost.id })).toMatchObject({ ok: true })
  const after = await stored(lost.id)
  expect([after?.totpSecret, after?.passwordHash === 'hash']).toEqual([null, false])
  expect(await database.db.select().from(staffSessions)).toEqual([])
  expect(await database.db.select().from(staffRecoveryCodes)).toEqual([])
  expect(await database.db.select().from(staffInvites)).toMatchObject([
    { email: 'lost@example.com', role: 'agent' },
  ])
  expect(await whatHappened(lost.id)).toEqual([
    ['factor_reset_asked', 'Ana'],
    ['factor_reset', 'Ben'],
    ['factor_reset_agreed', 'Ben'],
  ])
  const sent = await database.db.select().from(mails)
  expect(sent.map(({ recipient }) => recipient)).toEqual(['lost@example.com', 'lost@example.com'])
  // Nobody may read that a mail about a sign-in that is gone can be ignored.
  expect(sent[1]?.subject).toBe('Set up your sign-in again at the desk of Plainwire')
  expect(sent[1]?.body).not.toContain('ignore')
  expect(await ask(agreeFactorReset, ben.caller, { id: lost.id })).toMatchObject({ code: 'reset_not_asked' })
})

test('where the mailed link reached nobody the command makes another, also after the reset was agreed to', async () => {
  clock = now
  const [ana, ben, lost] = [await aMember('Ana'), await aMember('Ben'), await aMember('Lost', 'agent')]
  await ask(askFactorReset, ana.caller, { id: lost.id })
  await ask(agreeFactorReset, ben.caller, { id: lost.id })
  const again = async () => {
    const person = (await stored(lost.id)) ?? expect.unreachable('nobody')
    const link = await transaction(database.db, tx =>
      resetFactor(tx, 'http://localhost', { person, by: null, at: now }),
    )
    return new URL(link).searchParams.get('token') ?? ''
  }
  const [first, second] = [await again(), await again()]
  expect(await findInvite(database.db, first, now)).toBeNull()
  expect(await findInvite(database.db, second, now)).toEqual({ email: 'lost@example.com', role: 'agent' })
})

test('the link of a reset gives the role that its owner has by then, and nothing once the account is closed', async () => {
  clock = now
  const [ana, ben, lost] = [await aMember('Ana'), await aMember('Ben'), await aMember('Lost')]
  await ask(askFactorReset, ana.caller, { id: lost.id })
  await ask(agreeFactorReset, ben.caller, { id: lost.id })
  const invited = async () => (await database.db.select().from(staffInvites)).map(({ role }) => role)
  expect(await invited()).toEqual(['administrator'])
  await ask(changeRole, ana.caller, { id: lost.id, role: 'agent' })
  expect(await invited()).toEqual(['agent'])
  await ask(disableStaff, ana.caller, { id: lost.id })
  expect(await invited()).toEqual([])
})

test('a reset is over after a day, when it is stopped, and when whoever asked is no administrator anymore', async () => {
  clock = now
  const [ana, ben, lost] = [await aMember('Ana'), await aMember('Ben'), await aMember('Lost')]
  await ask(askFactorReset, ana.caller, { id: lost.id })
  clock = new Date(now.getTime() + 24 * 3_600_000)
  expect(await ask(agreeFactorReset, ben.caller, { id: lost.id })).toMatchObject({ code: 'reset_not_asked' })
  await ask(askFactorReset, ana.caller, { id: lost.id })
  // Its owner may stop it, too.
  expect(await ask(refuseFactorReset, lost.caller, { id: lost.id })).toMatchObject({ ok: true })
  expect(await ask(agreeFactorReset, ben.caller, { id: lost.id })).toMatchObject({ code: 'reset_not_asked' })
  await ask(askFactorReset, ana.caller, { id: lost.id })
  await ask(changeRole, ben.caller, { id: ana.id, role: 'agent' })
  expect(await ask(agreeFactorReset, ben.caller, { id: lost.id })).toMatchObject({ code: 'reset_not_asked' })
  expect(await stored(lost.id)).toMatchObject({ totpSecret: 'sealed' })
})

test('two administrators who close or demote one another at once leave one of them in charge', async () => {
  clock = now
  const [ana, ben] = [await aMember('Ana'), await aMember('Ben')]
  const outcomes = await Promise.all([
    ask(changeRole, ana.caller, { id: ben.id, role: 'agent' }),
    ask(disableStaff, ben.caller, { id: ana.id }),
  ])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const left = (await Promise.all([ana, ben].map(({ id }) => stored(id)))).filter(
    person => person?.role === 'administrator' && person.disabledAt === null,
  )
  expect(left).toHaveLength(1)
})

test('a role that another administrator changed since it was seen stays theirs', async () => {
  clock = now
  const [ana, ben, cem] = [await aMember('Ana'), await aMember('Ben'), await aMember('Cem')]
  const seen = { id: cem.id, from: 'administrator' }
  expect(await ask(changeRole, ana.caller, { ...seen, role: 'editor' })).toMatchObject({ ok: true })
  expect(await ask(changeRole, ben.caller, { ...seen, role: 'agent' })).toMatchObject({
    code: 'role_changed',
  })
  expect(await stored(cem.id)).toMatchObject({ role: 'editor' })
})

test('of two invitations to one address at once a single link opens', async () => {
  const invite = (role: StaffRole) =>
    transaction(database.db, tx =>
      inviteStaff(tx, 'http://localhost', { email: 'Twice@example.com', role, by: null, at: now }),
    )
  const links = await Promise.all((['agent', 'editor', 'agent', 'editor'] as const).map(invite))
  const found = await Promise.all(
    links.map(link => findInvite(database.db, new URL(link).searchParams.get('token') ?? '', now)),
  )
  expect(found.filter(one => one !== null)).toHaveLength(1)
})
