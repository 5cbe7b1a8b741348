import { z } from 'zod/mini'
import { freeWorkOf } from '#domain/desk/claims.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import { refusalOfMails } from '#domain/mail/mail-store.server.ts'
import { noInput, noOutput } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { openResets } from '#domain/staff/factor-reset-store.server.ts'
import { deleteInvite, setRoleOfInvite, unusedInvites } from '#domain/staff/invite-store.server.ts'
import { isAllowed, presences, staffRoles } from '#domain/staff/roles.ts'
import { countSessions, endSessionsOf } from '#domain/staff/session-store.server.ts'
import { type KnownStaff, staffOperation } from '#domain/staff/staff-operation.ts'
import { findStaffByEmail, listStaff, setDisabled, setRole } from '#domain/staff/staff-store.server.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { changeOther } from './change-other.server.ts'
import { inviteStaff as makeInvite } from './invite-staff.server.ts'
import { inviteForm } from './staff-forms.ts'
import { staffInviteMail } from './staff-mails.ts'

type Deps = { db: Database; now(): Date }
const date = z.date()

/** All staff, and who is invited. */
export const readStaff = staffOperation({
  name: 'readStaff',
  summary: 'Lists the staff and open invitations.',
  input: noInput,
  output: z.object({
    staff: z.array(
      z.object({
        ...{ id: z.uuid(), name: z.string(), email: z.string(), role: z.enum(staffRoles) },
        presence: z.enum(presences),
        lastSeenAt: z.nullable(date),
        hasCodes: z.boolean(),
        disabledAt: z.nullable(date),
        sessions: z.int(),
      }),
    ),
    invites: z.array(
      z.object({
        ...{ email: z.string(), role: z.enum(staffRoles), expiresAt: date },
        /** Whether the link no longer works. */
        expired: z.boolean(),
        /** Why our email with the link didn't arrive; null where it did, or is still on its way. */
        mailFault: z.nullable(z.string()),
      }),
    ),
    /** Second factors whose reset waits for a second administrator's approval. */
    resets: z.array(
      z.object({ staffId: z.string(), askedBy: z.string(), askedByName: z.string(), askedAt: date }),
    ),
  }),
  refusals: [],
  async run({ db, now }: Deps) {
    const at = now()
    const [staff, sessions, invites, resets] = await Promise.all([
      listStaff(db),
      countSessions(db, at),
      unusedInvites(db, at),
      openResets(db, at),
    ])
    return succeeded({
      staff: staff.map(person => ({ ...person, sessions: sessions.get(person.id) ?? 0 })),
      invites: await Promise.all(
        invites.map(async invite => ({
          ...invite,
          mailFault: await refusalOfMails(db, null, invite.email),
        })),
      ),
      resets,
    })
  },
})

/** Invites somebody by email. The link goes only to that address: the inviter doesn't see it. */
export const inviteStaff = staffOperation({
  name: 'inviteStaff',
  summary: 'Invites somebody to the staff by mail.',
  input: inviteForm,
  output: noOutput,
  refusals: ['staff_known'],
  limits: [{ name: 'staff_invite', per: 'account', keyOf: (_, { staff }: KnownStaff) => staff.id }],
  async run(
    { db, queue, siteUrl, now }: Deps & { queue: Queue; siteUrl: string },
    { staff }: KnownStaff,
    { email, role },
  ) {
    const known = await findStaffByEmail(db, email)
    // Somebody who never finished the set-up can be invited again.
    if (known?.totpSecret) return { ...refused('staff_known'), field: 'email' }
    await transaction(db, async tx => {
      const link = await makeInvite(tx, siteUrl, { email, role, by: staff, at: now() })
      const mail = staffInviteMail({ role, link, by: staff.name })
      await enqueueMail(tx, queue, { kind: 'staff_invite', recipient: email, ...mail })
    })
    return succeeded(undefined)
  },
})

/** For a mistyped address: it does not ask for the second factor, as it only takes away. */
export const withdrawInvite = staffOperation({
  name: 'withdrawInvite',
  summary: 'Withdraws an invitation that nobody has used yet.',
  input: z.object({ email: z.string().check(z.maxLength(254)) }),
  output: noOutput,
  refusals: ['staff_unknown'],
  run({ db, now }: Deps, { staff }: KnownStaff, { email }) {
    return transaction(db, async tx => {
      if (!(await deleteInvite(tx, email))) return refused('staff_unknown')
      await recordEvent(tx, {
        at: now(),
        actor: { staffId: staff.id, name: staff.name },
        what: 'staff_invite_withdrawn',
        subject: { kind: 'staff', id: email.toLowerCase() },
      })
      return succeeded(undefined)
    })
  },
})

const who = { id: z.uuid() }
const refusals = ['not_oneself', 'staff_unknown', 'role_missing'] as const

/** Gives somebody another role, effective with their next request, also where a reset’s link is still to be used. */
export const changeRole = staffOperation({
  name: 'changeRole',
  summary: 'Gives somebody of the staff another role.',
  input: z.strictObject({
    ...who,
    role: z.enum(staffRoles, { error: 'Choose a role' }),
    /** The role that was seen: one that another administrator changed since is not changed unseen. */
    from: z.optional(z.enum(staffRoles)),
  }),
  output: noOutput,
  refusals: [...refusals, 'role_changed'],
  run: (deps: Deps, caller: KnownStaff, { id, role, from }) =>
    changeOther(deps, caller, id, async (tx, person, at) => {
      if (from !== undefined && from !== person.role) return { ok: false, code: 'role_changed' as const }
      await setRole(tx, id, role)
      await setRoleOfInvite(tx, person.email, role)
      if (!isAllowed(role, 'claimWork')) await freeWorkOf(tx, id, caller.staff, at)
      return { what: 'role_changed', before: { role: person.role }, after: { role } }
    }),
})

/** Signs somebody out everywhere. */
export const endStaffSessions = staffOperation({
  name: 'endStaffSessions',
  summary: 'Ends all sessions of somebody of the staff.',
  input: z.strictObject(who),
  output: noOutput,
  refusals,
  run: (deps: Deps, caller: KnownStaff, { id }) =>
    changeOther(deps, caller, id, async tx => {
      await endSessionsOf(tx, id)
      return { what: 'sessions_ended' }
    }),
})

/** Closes an account, ends its sessions, takes back the link of a reset and frees its work immediately. */
export const disableStaff = staffOperation({
  name: 'disableStaff',
  summary: 'Closes an account of the staff.',
  input: z.strictObject(who),
  output: noOutput,
  refusals,
  run: (deps: Deps, caller: KnownStaff, { id }) =>
    changeOther(deps, caller, id, async (tx, person, at) => {
      await setDisabled(tx, id, at)
      await endSessionsOf(tx, id)
      await deleteInvite(tx, person.email)
      await freeWorkOf(tx, id, caller.staff, at)
      return { what: 'staff_disabled' }
    }),
})

/** Reopens a closed account, with its password and factors. */
export const enableStaff = staffOperation({
  name: 'enableStaff',
  summary: 'Opens a closed account of the staff again.',
  input: z.strictObject(who),
  output: noOutput,
  refusals,
  run: (deps: Deps, caller: KnownStaff, { id }) =>
    changeOther(deps, caller, id, async tx => {
      await setDisabled(tx, id, null)
      return { what: 'staff_enabled' }
    }),
})
