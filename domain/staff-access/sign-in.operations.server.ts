import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { operation } from '#domain/shared/define-operation.ts'
import { noInput, noOutput } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { endStaffSession, markFactorProven, openStaffSession } from '#domain/staff/session-store.server.ts'
import { findStaffByEmail } from '#domain/staff/staff-store.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { EntryCaller } from './entry-caller.ts'
import { type FactorDeps, proveByCode } from './prove-factor.server.ts'
import { codeForm, deskSignInForm } from './staff-forms.ts'

/** What is compared where an address has no account: both answers take as long. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

const originOf = ({ clientAddress, request }: EntryCaller) => ({
  ipAddress: clientAddress,
  userAgent: request.headers.get('user-agent')?.slice(0, 300) ?? '',
})

/** Half the way in: email and password open a session that leads to the second factor and nothing else. */
export const startDeskSession = operation({
  name: 'startDeskSession',
  summary: 'Begins to sign in to the desk, by email and password.',
  input: deskSignInForm,
  output: noOutput,
  refusals: ['staff_sign_in_refused'],
  limits: [
    { name: 'staff_sign_in', per: 'client', counts: 'valid_input' },
    {
      name: 'staff_sign_in_account',
      per: 'account',
      // Guesses of strangers are slowed, and never shut out who signed in from this browser before.
      keyOf: ({ email }, { device }: EntryCaller) =>
        `${device.isKnown(email) ? 'known' : 'stranger'} ${email.toLowerCase()}`,
    },
  ],
  lane: 'hashing',
  async run({ db, proofs, now }: FactorDeps, caller: EntryCaller, { email, password }) {
    const found = await findStaffByEmail(db, email)
    const isRight = await proofs.verifyPassword({ hash: found?.passwordHash ?? NOBODY, password })
    if (!found || !isRight || found.disabledAt) return refused('staff_sign_in_refused')
    const session = { staffId: found.id, at: now(), factorAt: null, ...originOf(caller) }
    caller.keepSession(await transaction(db, tx => openStaffSession(tx, session)))
    return succeeded(undefined)
  },
})

/** The second half: a six-digit code. The session goes on under a new token, so one taken on the way opens nothing. */
export const enterCode = operation({
  name: 'enterCode',
  summary: 'Proves the second factor by a six-digit code.',
  input: codeForm,
  output: noOutput,
  refusals: ['staff_only', 'code_wrong'],
  limits: [{ name: 'staff_factor', per: 'account', counts: 'in_use_case' }],
  lane: 'desk',
  async run(deps: FactorDeps, caller: EntryCaller, { code }) {
    const session = await caller.session()
    if (!session) return refused('staff_only')
    const { member, tokenHash } = session
    const entered = await proveByCode(deps, member, code, async (tx, at) => {
      if (member.factorAt) {
        await markFactorProven(tx, tokenHash, at)
        return null
      }
      await endStaffSession(tx, tokenHash)
      await recordEvent(tx, {
        at,
        actor: { staffId: member.id, name: member.name },
        what: 'signed_in',
        subject: { kind: 'staff', id: member.id },
      })
      return openStaffSession(tx, { staffId: member.id, at, factorAt: at, ...originOf(caller) })
    })
    if (!entered.ok) return entered
    if (entered.value !== null) {
      caller.keepSession(entered.value)
      caller.device.remember(member.email)
    }
    return succeeded(undefined)
  },
})

/** Ends the session, finished or not. */
export const leaveDesk = operation({
  name: 'leaveDesk',
  summary: 'Signs out of the desk.',
  input: noInput,
  output: noOutput,
  refusals: [],
  lane: 'desk',
  async run({ db, now }: FactorDeps, caller: EntryCaller) {
    const session = await caller.session()
    caller.keepSession(null)
    if (!session) return succeeded(undefined)
    const { id, name, factorAt } = session.member
    await transaction(db, async tx => {
      await endStaffSession(tx, session.tokenHash)
      if (!factorAt) return
      const actor = { staffId: id, name }
      await recordEvent(tx, { at: now(), actor, what: 'signed_out', subject: { kind: 'staff', id } })
    })
    return succeeded(undefined)
  },
})
