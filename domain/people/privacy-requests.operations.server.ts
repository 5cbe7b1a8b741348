import { z } from 'zod/mini'
import type { OutsideCopy } from '#domain/automation/outside-copies.ts'
import { openWorkOf } from '#domain/desk/claims.server.ts'
import { eventsOf, recordLook } from '#domain/desk/desk-events.server.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { personKeyOf } from '#domain/shared/person-key.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import { staffOperation } from '#domain/staff/staff-operation.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { type OutsideDeps, outsideCopiesOf } from './outside-copies-of-person.server.ts'
import { personOf } from './person.server.ts'
import { type Sealing, sealPersonKey } from './person-address.ts'
import { findRequest, type PrivacyRequest } from './request-store.server.ts'
import { answerRequest } from './take-request.server.ts'

type Deps = { db: Database; now: () => Date; proofs: Sealing }

export const readPrivacyRequest = staffOperation({
  name: 'readPrivacyRequest',
  summary: 'One request about personal data, with its clock.',
  input: z.object({ id: z.uuid() }),
  output: z.custom<{
    request: PrivacyRequest
    /** The page of the person who asked; null once they are erased. */
    address: string | null
    /** Outside receivers that got their data, where whoever looks may erase them. */
    outside: OutsideCopy[]
    work: Awaited<ReturnType<typeof openWorkOf>>
    events: Awaited<ReturnType<typeof eventsOf>>
    now: Date
  }>(),
  refusals: ['work_gone'],
  async run({ db, now, proofs, ...deps }: Deps & OutsideDeps, { staff }, { id }) {
    const request = await findRequest(db, id)
    if (!request) return refused('work_gone')
    const subject = { kind: 'privacy_request', id } as const
    const key = personKeyOf(request)
    const at = now()
    const [work, events] = [await openWorkOf(db, 'privacy_request', id, at), await eventsOf(db, subject)]
    const look = {
      at,
      actor: { staffId: staff.id, name: staff.name },
      what: 'readPrivacyRequest' as const,
    }
    await transaction(db, tx => recordLook(tx, { ...look, subject }))
    const address = key && sealPersonKey(proofs, key)
    const isErasing = key !== null && request.kind === 'delete' && isAllowed(staff.role, 'erasePerson')
    const outside = isErasing
      ? await outsideCopiesOf({ db, ...deps }, await personOf({ db, now, proofs }, key))
      : []
    return succeeded({ request, address, outside, work, events, now: look.at })
  },
})

export const answerPrivacyRequest = staffOperation({
  name: 'answerPrivacyRequest',
  summary: 'Ends a request about personal data with what was answered.',
  input: z.object({
    id: z.uuid(),
    note: z.string().check(z.trim(), z.minLength(1, 'Say what was answered, and how'), z.maxLength(2_000)),
  }),
  output: z.object({}),
  refusals: ['work_gone'],
  async run({ db, now }: Deps, { staff }, { id, note }) {
    const ended = await transaction(db, tx => answerRequest(tx, id, { at: now(), staff, note }))
    return ended ? succeeded({}) : refused('work_gone')
  },
})
