import { z } from 'zod/mini'
import { isCommonPassword } from '#domain/accounts/common-passwords.server.ts'
import { operation, refusedForNow } from '#domain/shared/define-operation.ts'
import { noOutput } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { findInvite, takeInvite } from '#domain/staff/invite-store.server.ts'
import { deletePasskeysOf } from '#domain/staff/passkey-store.server.ts'
import type { Proofs } from '#domain/staff/proofs.ts'
import { deleteRecoveryCodes, renewRecoveryCodes } from '#domain/staff/recovery-store.server.ts'
import { staffRoles } from '#domain/staff/roles.ts'
import { endSessionsOf, openStaffSession } from '#domain/staff/session-store.server.ts'
import {
  findStaffByEmail,
  insertStaff,
  keepCodeSecret,
  restartStaff,
} from '#domain/staff/staff-store.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { EntryCaller } from './entry-caller.ts'
import { type EntryDeps, letIn, originOf, recordOwnAct } from './let-in.server.ts'
import { codeForm, STAFF_PASSWORD_MIN_LENGTH, setUpForm } from './staff-forms.ts'

/** A new authenticator secret, sealed for its owner: kept by the session until one of its codes was entered. */
export const newCodesToProve = (proofs: Proofs, staffId: string): string =>
  proofs.seal(proofs.newCodeSecret(), staffId)

/** Whom an invitation invites. */
export const readInvite = operation({
  name: 'readInvite',
  summary: 'Whom the link of an invitation invites, and as what.',
  input: z.object({ token: z.string().check(z.maxLength(100)) }),
  output: z.object({ email: z.string(), role: z.enum(staffRoles) }),
  refusals: ['invite_over'],
  limits: [{ name: 'staff_set_up', per: 'client' }],
  lane: 'desk',
  async run({ db, now }: EntryDeps, _: EntryCaller, { token }) {
    const invite = await findInvite(db, token, now())
    return invite ? succeeded(invite) : refused('invite_over')
  },
})

/**
 * Uses up an invitation: creates the account with its password, or resets one without any of its former factors.
 * Opens a session that leads only to the second factor. The role is the invitation's.
 */
export const acceptInvite = operation({
  name: 'acceptInvite',
  summary: 'Makes an account of the staff by the link of an invitation.',
  input: setUpForm,
  output: noOutput,
  refusals: ['invite_over', 'password_common'],
  limits: [{ name: 'staff_set_up', per: 'client', counts: 'valid_input' }],
  lane: 'hashing',
  async run({ db, proofs, now }: EntryDeps, caller: EntryCaller, { token, name, password }) {
    if (await isCommonPassword(password, STAFF_PASSWORD_MIN_LENGTH)) {
      return { ...refused('password_common'), field: 'password' }
    }
    if (!(await findInvite(db, token, now()))) return refused('invite_over')
    const passwordHash = await proofs.hashPassword(password)
    const at = now()
    const opened = await transaction(db, async tx => {
      const invite = await takeInvite(tx, token, at)
      if (!invite) return null
      const { email, role } = invite
      const former = await findStaffByEmail(tx, email)
      if (former) {
        await restartStaff(tx, former.id, { name, role, passwordHash })
        await deletePasskeysOf(tx, former.id)
        await deleteRecoveryCodes(tx, former.id)
        await endSessionsOf(tx, former.id)
      }
      const id = former?.id ?? (await insertStaff(tx, { email, name, role, passwordHash, createdAt: at }))
      await recordOwnAct(tx, { id, name }, former ? 'account_begun_anew' : 'account_made', at)
      const challenge = newCodesToProve(proofs, id)
      return openStaffSession(tx, { staffId: id, at, factorAt: null, challenge, ...originOf(caller) })
    })
    if (opened === null) return refused('invite_over')
    caller.keepSession(opened)
    return succeeded(undefined)
  },
})

/** Completes the set-up with a first code: stores the secret, signs its owner in, and shows ten recovery codes, once. */
export const finishSetUp = operation({
  name: 'finishSetUp',
  summary: 'Sets the six-digit codes up by a first one, and answers ten recovery codes.',
  input: codeForm,
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: ['staff_only', 'code_wrong'],
  limits: [{ name: 'staff_factor', per: 'account', counts: 'in_use_case' }],
  lane: 'desk',
  async run(deps: EntryDeps, caller: EntryCaller, { code }) {
    const { db, proofs, now, limiter } = deps
    const session = await caller.session()
    if (!session || session.member.factorAt || !session.challenge) return refused('staff_only')
    const { member, challenge } = session
    const tooOften = await refusedForNow(limiter, 'staff_factor', member.id)
    if (tooOften) return tooOften
    const at = now()
    const secret = proofs.unseal(challenge, member.id)
    const step = secret && proofs.stepOfCode(secret, code.replace(/\s/g, ''), at)
    if (!secret || !step) return { ...refused('code_wrong'), field: 'code' }
    const done = await transaction(db, async tx => {
      if (!(await keepCodeSecret(tx, member.id, proofs.seal(secret, member.id), step))) return null
      const recoveryCodes = await renewRecoveryCodes(tx, proofs, member.id)
      await recordOwnAct(tx, member, 'second_factor_set_up', at)
      return { recoveryCodes, token: await letIn(tx, caller, session, at) }
    })
    if (!done) return refused('staff_only')
    caller.keepSession(done.token)
    caller.device.remember(member.email)
    return succeeded({ recoveryCodes: done.recoveryCodes })
  },
})
