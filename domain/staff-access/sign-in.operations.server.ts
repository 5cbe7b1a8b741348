import { z } from 'zod/mini'
import { freeWorkOf } from '#domain/desk/claims.server.ts'
import { operation } from '#domain/shared/define-operation.ts'
import { noInput, noOutput } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { countNoGuess, heldForNow, isTimeToTell } from '#domain/shared/password-guesses.ts'
import { isSettingUp } from '#domain/staff/invite-store.server.ts'
import { countSessions, endStaffSession, openStaffSession } from '#domain/staff/session-store.server.ts'
import { findStaffByEmail, setPresence } from '#domain/staff/staff-store.server.ts'
import { UNUSABLE_PASSWORD } from '#domain/staff/unusable-password.ts'
import { markLeft } from '#domain/staff/who-is-there.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { ownerOfBrowserKey } from './browser-link.ts'
import type { EntryCaller } from './entry-caller.ts'
import { requestGuessesMail } from './guesses-mail-job.server.ts'
import { type EntryDeps, originOf, recordOwnAct } from './let-in.server.ts'
import { newCodesToProve } from './set-up.operations.server.ts'
import { deskSignInForm } from './staff-forms.ts'

/** The first half of signing in: email and password open a session that leads only to the second factor. */
export const startDeskSession = operation({
  name: 'startDeskSession',
  summary: 'Begins to sign in to the desk, by email and password.',
  input: deskSignInForm,
  output: noOutput,
  refusals: ['staff_sign_in_refused', 'invite_over'],
  limits: [
    { name: 'staff_sign_in', per: 'client', counts: 'valid_input' },
    { name: 'sign_in_pair', per: 'account', counts: 'in_use_case' },
    { name: 'sign_in_account', per: 'account', counts: 'in_use_case' },
    { name: 'sign_in_turn', per: 'account', counts: 'in_use_case' },
  ],
  lane: 'hashing',
  async run(deps: EntryDeps & { queue: Queue }, caller: EntryCaller, { email, password }) {
    const { db, proofs, now, limiter } = deps
    const attempt = {
      // Apart from a customer's account with the same address.
      account: `staff ${email.toLowerCase()}`,
      clientNetwork: caller.clientNetwork,
      fromKnownDevice: caller.device.isKnown(email),
    }
    const held = await heldForNow(limiter, attempt)
    if (held) return held
    const found = await findStaffByEmail(db, email)
    const isRight = await proofs.verifyPassword({ hash: found?.passwordHash ?? UNUSABLE_PASSWORD, password })
    if (!found || !isRight || found.disabledAt) {
      if (!isRight && (await isTimeToTell(limiter, attempt))) await requestGuessesMail(deps, email)
      return refused('staff_sign_in_refused')
    }
    await countNoGuess(limiter, attempt)
    const at = now()
    // Without a second factor the password alone would be enough, so a set-up must be finished soon, or started over.
    if (!found.totpSecret && !(await isSettingUp(db, found.email, at))) return refused('invite_over')
    const challenge = found.totpSecret ? null : newCodesToProve(proofs, found.id)
    const session = { staffId: found.id, at, factorAt: null, challenge, ...originOf(caller) }
    caller.keepSession(await transaction(db, tx => openStaffSession(tx, session)))
    return succeeded(undefined)
  },
})

/**
 * Marks a browser as its owner's by the link of the mail about guesses. That opens nothing, and only counts attempts
 * apart from strangers'; so the link may be opened more than once, as mail programs do before people.
 */
export const markBrowser = operation({
  name: 'markBrowser',
  summary: 'Marks a browser as known, by a mailed link.',
  input: z.object({ key: z.string().check(z.maxLength(1_000)) }),
  output: noOutput,
  refusals: [],
  limits: [{ name: 'staff_set_up', per: 'client' }],
  lane: 'desk',
  run({ proofs, now }: EntryDeps, caller: EntryCaller, { key }) {
    const email = ownerOfBrowserKey(proofs, key, now())
    if (email !== null) caller.device.remember(email)
    return Promise.resolve(succeeded(undefined))
  },
})

/** Ends the session, finished or not. What was claimed by somebody who is signed in nowhere else is anybody's again. */
export const leaveDesk = operation({
  name: 'leaveDesk',
  summary: 'Signs out of the desk.',
  input: noInput,
  output: noOutput,
  refusals: [],
  lane: 'desk',
  async run({ db, now }: EntryDeps, caller: EntryCaller) {
    const session = await caller.session()
    caller.keepSession(null)
    if (!session) return succeeded(undefined)
    const { member, tokenHash } = session
    await transaction(db, async tx => {
      await endStaffSession(tx, tokenHash)
      if (!member.factorAt) return
      const at = now()
      await setPresence(tx, member.id, 'away')
      await markLeft(tx, member.id, at)
      await recordOwnAct(tx, member, 'signed_out', at)
      if (!(await countSessions(tx, at)).has(member.id)) await freeWorkOf(tx, member.id, member, at)
    })
    return succeeded(undefined)
  },
})
