import { TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { createAccountMails } from '#adapters/account-mails.server.ts'
import { removeHalfAccount } from '#domain/accounts/delete-account.server.ts'
import { claimWork } from '#domain/desk/claims.server.ts'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { workItemWrites } from '#domain/desk/work-items.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { renewRecoveryCodes as newCodes } from '#domain/staff/recovery-store.server.ts'
import { findStaffSession, openStaffSession } from '#domain/staff/session-store.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { aStaffMember } from '#tests/support/a-staff-member.ts'
import { expectAllOrNothing, row } from '#tests/support/all-or-nothing.ts'
import { aDeskSession, askAtDesk, callerAtDesk, deskDeps, proofs } from '#tests/support/ask-at-desk.ts'
import { aUser } from '#tests/support/builders.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { enterRecoveryCode } from './factor.operations.server.ts'
import { agreeFactorReset, askFactorReset, refuseFactorReset } from './factor-reset.operations.server.ts'
import { inviteStaff as makeInvite } from './invite-staff.server.ts'
import {
  addPasskey,
  endOwnOtherDeskSessions,
  removePasskey,
  renewRecoveryCodes,
} from './own-desk.operations.server.ts'
import { acceptInvite, finishSetUp } from './set-up.operations.server.ts'
import { leaveDesk } from './sign-in.operations.server.ts'
import {
  changeRole,
  disableStaff,
  enableStaff,
  endStaffSessions,
  inviteStaff,
  withdrawInvite,
} from './staff.operations.server.ts'

const database = useTestDatabase()
const at = new Date('2026-11-23T15:00:00Z')
const made = { credentialId: 'made', publicKey: 'key', counter: 0, transports: [] }
const passkeys = { readMade: () => Promise.resolve(made) }
const deps = () => ({ ...deskDeps(database, () => at), passkeys })
const administrator = 'administrator' as const
const email = 'new@plainwire.example'
let [ana, ben, kim]: StaffMember[] = []

beforeEach(async () => {
  ana = await aStaffMember(database.db, at, { name: 'Ana Torres', role: administrator })
  ben = await aStaffMember(database.db, at, { name: 'Ben Okafor', role: administrator })
  kim = await aStaffMember(database.db, at, { name: 'Kim Lee' })
  await aDeskSession(database, kim, { at })
  const shown = { who: 'Bo', about: 'Internet', email: 'bo@example.com' }
  const work = { kind: 'lead' as const, subjectId: 'one', createdAt: at, dueAt: at, ...shown }
  await runAsOneStatement(database.db, workItemWrites(work))
  const [item] = await database.db.select().from(workItems)
  await claimWork(deps(), kim, item?.id ?? '')
})

const whom = () => ({ id: kim?.id ?? '' })
const by = (member = ana) => callerAtDesk(member ?? expect.unreachable('nobody'))
const nothing = () => Promise.resolve()
const asked = () => askAtDesk(askFactorReset, deps(), by(), whom())
const invited = async (to = email) => {
  const invitation = { email: to, role: 'agent' as const, by: ana ?? null, at }
  const link = await transaction(database.db, tx => makeInvite(tx, 'http://localhost', invitation))
  return new URL(link).searchParams.get('token') ?? ''
}
const inSession = async (challenge: string | null = null, member = kim) => {
  const who = member ?? expect.unreachable('nobody')
  return callerAtDesk(who, await aDeskSession(database, who, { at, challenge }))
}
const password = 'several unusual words in a row'
const accepting = (token: string) => ({ token, name: 'New Person', password, confirmPassword: password })

const table = [
  row('inviteStaff', nothing, () => askAtDesk(inviteStaff, deps(), by(), { email, role: 'agent' })),
  row('withdrawInvite', invited, () => askAtDesk(withdrawInvite, deps(), by(), { email })),
  row('acceptInvite', invited, token => askAtDesk(acceptInvite, deps(), by(), accepting(token))),
  row(
    'acceptInvite',
    () => invited(kim?.email),
    token => askAtDesk(acceptInvite, deps(), by(), accepting(token)),
  ),
  row(
    'finishSetUp',
    async () => {
      const [member, secret] = [kim ?? expect.unreachable('nobody'), proofs.newCodeSecret()]
      await database.db.update(staff).set({ totpSecret: null })
      const halfIn = { ...member, factorAt: null }
      const caller = await inSession(proofs.seal(secret, member.id), halfIn)
      return { caller, code: new TOTP({ secret }).generate({ timestamp: at.getTime() }) }
    },
    ({ caller, code }) => askAtDesk(finishSetUp, deps(), caller, { code }),
  ),
  row(
    'findStaffSession',
    () => {
      const session = { staffId: whom().id, at, factorAt: at, ipAddress: '', userAgent: '' }
      return transaction(database.db, tx => openStaffSession(tx, session))
    },
    async token => {
      const later = new Date(at.getTime() + 120_000)
      return { ok: (await findStaffSession(database.db, token, later)) !== null }
    },
  ),
  row(
    'removeHalfAccount',
    async () => {
      await aUser(database.db, 'half')
      const mail = { kind: 'confirm_address' as const, subject: 'x', body: 'x' }
      await database.db.insert(mails).values({ ...mail, recipient: 'half@example.com' })
    },
    async () => ({ ok: (await removeHalfAccount(database.db, 'half@example.com')) === undefined }),
  ),
  row('createAccountMails', nothing, async () => {
    const { passwordChanged } = createAccountMails({ ...deps(), baseUrl: 'http://localhost' })
    return { ok: (await passwordChanged({ id: whom().id, email })) === undefined }
  }),
  row('leaveDesk', inSession, caller => askAtDesk(leaveDesk, deps(), caller)),
  row(
    'enterRecoveryCode',
    async () => {
      const [recoveryCode] = await transaction(database.db, tx => newCodes(tx, proofs, whom().id))
      return { caller: await inSession(), recoveryCode }
    },
    ({ caller, recoveryCode }) => askAtDesk(enterRecoveryCode, deps(), caller, { recoveryCode }),
  ),
  row(
    'addPasskey',
    () => inSession('challenge'),
    caller => askAtDesk(addPasskey, deps(), caller, { passkey: '{}', name: 'Phone' }),
  ),
  row(
    'removePasskey',
    async () => {
      const caller = await inSession('challenge')
      await askAtDesk(addPasskey, deps(), caller, { passkey: '{}', name: 'Phone' })
      return caller
    },
    caller => askAtDesk(removePasskey, deps(), caller, { credentialId: made.credentialId }),
  ),
  row('renewRecoveryCodes', inSession, caller => askAtDesk(renewRecoveryCodes, deps(), caller)),
  row('endOwnOtherDeskSessions', inSession, caller => askAtDesk(endOwnOtherDeskSessions, deps(), caller)),
  row('askFactorReset', nothing, asked),
  row('agreeFactorReset', asked, () => askAtDesk(agreeFactorReset, deps(), by(ben), whom())),
  row('refuseFactorReset', asked, () => askAtDesk(refuseFactorReset, deps(), by(ben), whom())),
  row('changeRole', nothing, () => askAtDesk(changeRole, deps(), by(), { ...whom(), role: 'editor' })),
  row('endStaffSessions', nothing, () => askAtDesk(endStaffSessions, deps(), by(), whom())),
  row('disableStaff', nothing, () => askAtDesk(disableStaff, deps(), by(), whom())),
  row(
    'enableStaff',
    () => askAtDesk(disableStaff, deps(), by(), whom()),
    () => askAtDesk(enableStaff, deps(), by(), whom()),
  ),
]

test.each(table)('%s leaves nothing where its last row is refused', async (name, arrange, call) => {
  const arranged = await arrange()
  const answer = await expectAllOrNothing(database.db, name, () => call(arranged as never))
  expect(answer).toMatchObject({ ok: true })
})
