import { z } from 'zod/mini'
import { operation } from '#domain/shared/define-operation.ts'
import { noInput, noOutput } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { countUse, passkeysOf } from '#domain/staff/passkey-store.server.ts'
import { takeRecoveryCode } from '#domain/staff/recovery-store.server.ts'
import { setChallenge } from '#domain/staff/session-store.server.ts'
import { findStaff, takeCodeStep } from '#domain/staff/staff-store.server.ts'
import { transaction } from '#platform/database.server.ts'
import { enterFactor } from './enter-factor.server.ts'
import type { EntryCaller } from './entry-caller.ts'
import { type EntryDeps, recordOwnAct } from './let-in.server.ts'
import { codeForm, passkeyForm, recoveryForm } from './staff-forms.ts'

const attempts = [{ name: 'staff_factor', per: 'account', counts: 'in_use_case' }] as const

/** Proves the second factor with a six-digit code; each works once. */
export const enterCode = operation({
  name: 'enterCode',
  summary: 'Proves the second factor by a six-digit code.',
  input: codeForm,
  output: noOutput,
  refusals: ['staff_only', 'code_wrong'],
  limits: attempts,
  lane: 'desk',
  run: (deps: EntryDeps, caller: EntryCaller, { code }) =>
    enterFactor(deps, caller, {
      refusal: 'code_wrong',
      field: 'code',
      async read({ member }) {
        const sealed = (await findStaff(deps.db, member.id))?.totpSecret
        const secret = sealed ? deps.proofs.unseal(sealed, member.id) : null
        const step = secret && deps.proofs.stepOfCode(secret, code.replace(/\s/g, ''), deps.now())
        return step ? tx => takeCodeStep(tx, member.id, step) : null
      },
    }),
})

/** Proves the second factor with one of ten recovery codes, which is used up. */
export const enterRecoveryCode = operation({
  name: 'enterRecoveryCode',
  summary: 'Proves the second factor by a recovery code, once.',
  input: recoveryForm,
  output: noOutput,
  refusals: ['staff_only', 'recovery_code_wrong'],
  limits: attempts,
  lane: 'desk',
  run: (deps: EntryDeps, caller: EntryCaller, { recoveryCode }) =>
    enterFactor(deps, caller, {
      refusal: 'recovery_code_wrong',
      field: 'recoveryCode',
      read: ({ member }) =>
        Promise.resolve(async (tx, at) => {
          const use = { staffId: member.id, code: recoveryCode, at }
          const isTaken = await takeRecoveryCode(tx, deps.proofs, use)
          if (isTaken) await recordOwnAct(tx, member, 'recovery_code_used', at)
          return isTaken
        }),
    }),
})

/** What the browser must have a passkey sign. */
export const askForPasskey = operation({
  name: 'askForPasskey',
  summary: 'Asks the browser for one of your passkeys.',
  input: noInput,
  output: z.object({ options: z.string() }),
  refusals: ['staff_only', 'passkey_refused'],
  lane: 'desk',
  async run({ db, passkeys }: EntryDeps, caller: EntryCaller) {
    const session = await caller.session()
    if (!session) return refused('staff_only')
    const known = await passkeysOf(db, session.member.id)
    if (known.length === 0) return refused('passkey_refused')
    const { options, challenge } = await passkeys.askToSign(known)
    await transaction(db, tx => setChallenge(tx, session.tokenHash, challenge))
    return succeeded({ options })
  },
})

/** Proves the second factor with a passkey. */
export const enterPasskey = operation({
  name: 'enterPasskey',
  summary: 'Proves the second factor by a passkey.',
  input: passkeyForm,
  output: noOutput,
  refusals: ['staff_only', 'passkey_refused'],
  limits: attempts,
  lane: 'desk',
  run: (deps: EntryDeps, caller: EntryCaller, { passkey }) =>
    enterFactor(deps, caller, {
      refusal: 'passkey_refused',
      async read({ member, challenge }) {
        const known = await passkeysOf(deps.db, member.id)
        const signed = challenge && (await deps.passkeys.readSigned(passkey, challenge, known))
        return signed ? tx => countUse(tx, signed.credentialId, signed.counter) : null
      },
    }),
})
