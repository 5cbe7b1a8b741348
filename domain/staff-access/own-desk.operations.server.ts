import { z } from 'zod/mini'
import { noInput, noOutput } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { deletePasskey, insertPasskey, passkeysOf } from '#domain/staff/passkey-store.server.ts'
import { recoveryCodesLeft, renewRecoveryCodes as renew } from '#domain/staff/recovery-store.server.ts'
import { presences } from '#domain/staff/roles.ts'
import { countSessions, endSessionsOf, setChallenge } from '#domain/staff/session-store.server.ts'
import { type KnownStaff, staffOperation } from '#domain/staff/staff-operation.ts'
import { setPresence } from '#domain/staff/staff-store.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { EntryCaller } from './entry-caller.ts'
import { type EntryDeps, recordOwnAct } from './let-in.server.ts'
import { passkeyForm } from './staff-forms.ts'

type Owner = KnownStaff<EntryCaller>

/** Sets whether somebody can be reached right now. */
export const changePresence = staffOperation({
  name: 'setPresence',
  summary: 'Says whether you can be reached just now.',
  input: z.strictObject({ presence: z.enum(presences) }),
  output: noOutput,
  refusals: [],
  async run({ db }: EntryDeps, { staff }: Owner, { presence }) {
    await transaction(db, tx => setPresence(tx, staff.id, presence))
    return succeeded(undefined)
  },
})

/** What somebody signs in with. */
export const readOwnDesk = staffOperation({
  name: 'readOwnDesk',
  summary: 'Your account at the desk: passkeys, recovery codes, sessions.',
  input: noInput,
  output: z.object({
    passkeys: z.array(z.object({ credentialId: z.string(), name: z.string(), createdAt: z.date() })),
    recoveryCodesLeft: z.int(),
    sessions: z.int(),
  }),
  refusals: [],
  async run({ db, now }: EntryDeps, { staff }: Owner) {
    const [passkeys, codes, sessions] = await Promise.all([
      passkeysOf(db, staff.id),
      recoveryCodesLeft(db, staff.id),
      countSessions(db, now()),
    ])
    return succeeded({
      passkeys: passkeys.map(({ credentialId, name, createdAt }) => ({ credentialId, name, createdAt })),
      recoveryCodesLeft: codes,
      sessions: sessions.get(staff.id) ?? 0,
    })
  },
})

/** What the browser must make a passkey for. */
export const startPasskey = staffOperation({
  name: 'startPasskey',
  summary: 'Begins to add a passkey.',
  input: noInput,
  output: z.object({ options: z.string() }),
  refusals: [],
  async run({ db, passkeys }: EntryDeps, caller: Owner) {
    const session = await caller.session()
    if (!session) return refused('staff_only')
    const { options, challenge } = await passkeys.askToMake(
      caller.staff,
      await passkeysOf(db, caller.staff.id),
    )
    await transaction(db, tx => setChallenge(tx, session.tokenHash, challenge))
    return succeeded({ options })
  },
})

/** Stores a passkey that the browser made. */
export const addPasskey = staffOperation({
  name: 'addPasskey',
  summary: 'Adds a passkey as a second way to sign in.',
  input: z.extend(passkeyForm, {
    name: z
      .string({ error: 'Name the passkey' })
      .check(
        z.trim(),
        z.minLength(1, { error: 'Name the passkey' }),
        z.maxLength(60, { error: 'A name has at most 60 characters' }),
      ),
  }),
  output: noOutput,
  refusals: ['passkey_refused'],
  async run({ db, passkeys, now }: EntryDeps, caller: Owner, { passkey, name }) {
    const session = await caller.session()
    const made = session?.challenge ? await passkeys.readMade(passkey, session.challenge) : null
    if (!session || !made) return refused('passkey_refused')
    const { staff } = caller
    await transaction(db, async tx => {
      const at = now()
      await insertPasskey(tx, { ...made, staffId: staff.id, name, createdAt: at })
      await setChallenge(tx, session.tokenHash, null)
      await recordOwnAct(tx, staff, 'passkey_added', at)
    })
    return succeeded(undefined)
  },
})

/** Removes a passkey. Somebody else's gets the same answer as one that is gone. */
export const removePasskey = staffOperation({
  name: 'removePasskey',
  summary: 'Removes one of your passkeys.',
  input: z.strictObject({ credentialId: z.string().check(z.maxLength(2_000)) }),
  output: noOutput,
  refusals: [],
  async run({ db, now }: EntryDeps, { staff }: Owner, { credentialId }) {
    await transaction(db, async tx => {
      if (await deletePasskey(tx, staff.id, credentialId)) {
        await recordOwnAct(tx, staff, 'passkey_removed', now())
      }
    })
    return succeeded(undefined)
  },
})

/** Makes ten new recovery codes; the earlier ones stop working. */
export const renewRecoveryCodes = staffOperation({
  name: 'renewRecoveryCodes',
  summary: 'Makes ten new recovery codes in the place of the former ones.',
  input: noInput,
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: [],
  async run({ db, proofs, now }: EntryDeps, { staff }: Owner) {
    const recoveryCodes = await transaction(db, async tx => {
      await recordOwnAct(tx, staff, 'recovery_codes_renewed', now())
      return renew(tx, proofs, staff.id)
    })
    return succeeded({ recoveryCodes })
  },
})

/** Signs oneself out everywhere else. */
export const endOwnOtherDeskSessions = staffOperation({
  name: 'endOwnOtherDeskSessions',
  summary: 'Ends your other sessions at the desk.',
  input: noInput,
  output: z.object({ ended: z.int() }),
  refusals: [],
  async run({ db, now }: EntryDeps, caller: Owner) {
    const session = await caller.session()
    if (!session) return refused('staff_only')
    const { staff } = caller
    const ended = await transaction(db, async tx => {
      await recordOwnAct(tx, staff, 'own_sessions_ended', now())
      return endSessionsOf(tx, staff.id, session.tokenHash)
    })
    return succeeded({ ended })
  },
})
