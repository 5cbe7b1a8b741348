import { z } from 'zod/mini'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import { noOutput } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { holdReset, insertReset, settleResets } from '#domain/staff/factor-reset-store.server.ts'
import { type KnownStaff, staffOperation } from '#domain/staff/staff-operation.ts'
import { findStaff } from '#domain/staff/staff-store.server.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { changeOther } from './change-other.server.ts'
import { resetFactor } from './reset-factor.server.ts'
import { factorResetAskedMail, factorResetMail } from './staff-mails.ts'

type Deps = { db: Database; queue: Queue; siteUrl: string; now(): Date }
const input = z.strictObject({ id: z.uuid() })

/** The first of two administrators. The factor's owner is notified, so that they can stop a reset they didn't want. */
export const askFactorReset = staffOperation({
  name: 'askFactorReset',
  summary: 'Asks that somebody’s second factor is reset; another administrator must agree.',
  input,
  output: noOutput,
  refusals: ['not_oneself', 'staff_unknown', 'role_missing'],
  run: (deps: Deps, caller: KnownStaff, { id }) =>
    changeOther(deps, caller, id, async (tx, person, at) => {
      if (person.disabledAt) return refused('staff_unknown')
      const { staff } = caller
      await settleResets(tx, id, at)
      await insertReset(tx, { staffId: id, askedBy: staff.id, askedAt: at })
      const mail = factorResetAskedMail({ by: staff.name })
      await enqueueMail(tx, deps.queue, { kind: 'staff_invite', recipient: person.email, ...mail })
      return { what: 'factor_reset_asked' }
    }),
})

/** The second one: everything that opened the account is removed, and a link to set it up again is emailed. */
export const agreeFactorReset = staffOperation({
  name: 'agreeFactorReset',
  summary: 'Agrees to the reset of somebody’s second factor, as the second administrator.',
  input,
  output: noOutput,
  refusals: ['not_oneself', 'staff_unknown', 'role_missing', 'reset_not_asked', 'reset_same_person'],
  run: (deps: Deps, caller: KnownStaff, { id }) =>
    changeOther(deps, caller, id, async (tx, person, at) => {
      const reset = await holdReset(tx, id, at)
      const { staff } = caller
      if (!reset || person.disabledAt) return refused('reset_not_asked')
      if (reset.askedBy === staff.id) return refused('reset_same_person')
      const asker = await findStaff(tx, reset.askedBy)
      // A request from somebody who is no longer an administrator doesn't count.
      if (asker?.role !== 'administrator' || asker.disabledAt) return refused('reset_not_asked')
      const link = await resetFactor(tx, deps.siteUrl, { person, by: staff, at })
      const mail = factorResetMail({ link, by: staff.name })
      await enqueueMail(tx, deps.queue, { kind: 'staff_invite', recipient: person.email, ...mail })
      return { what: 'factor_reset_agreed', after: { askedBy: asker.name } }
    }),
})

/** Either of them, or any other administrator. */
export const refuseFactorReset = staffOperation({
  name: 'refuseFactorReset',
  summary: 'Stops the reset of a second factor that somebody asked for, also one’s own.',
  input,
  output: noOutput,
  refusals: ['reset_not_asked'],
  async run({ db, now }: Deps, { staff }: KnownStaff, { id }) {
    const at = now()
    return transaction(db, async tx => {
      if (!(await holdReset(tx, id, at))) return refused('reset_not_asked')
      await settleResets(tx, id, at)
      const actor = { staffId: staff.id, name: staff.name }
      await recordEvent(tx, { at, actor, what: 'factor_reset_refused', subject: { kind: 'staff', id } })
      return succeeded(undefined)
    })
  },
})
