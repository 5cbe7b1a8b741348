import { z } from 'zod/mini'
import { subjectKinds } from '#domain/desk/work.ts'
import { FIRST_AFTER_LAST } from '#domain/shared/calendar.ts'

const day = z.iso.date({ error: 'Enter a day' })
const words = z.string().check(z.trim(), z.maxLength(100))
const actor = z.union([z.uuid({ error: 'Choose somebody' }), z.enum(['visitor', 'site'])], {
  error: 'Choose somebody',
})

/** The fields of the audit's filter, as in the address; days are whole days in the business's local time. */
const fields = z.strictObject({
  who: z.optional(actor),
  what: z.optional(words),
  subjectKind: z.optional(z.enum(subjectKinds, { error: 'Choose a kind' })),
  subjectId: z.optional(words),
  from: z.optional(day),
  to: z.optional(day),
})

type Days = { from?: string | undefined; to?: string | undefined }

const inOrder = z.refine<Days>(({ from, to }) => from === undefined || to === undefined || from <= to, {
  error: FIRST_AFTER_LAST,
  path: ['from'],
})

export const auditFilter = fields.check(inOrder)

/** The same with the page: events before this one. */
export const auditQuery = z.extend(fields, { before: z.optional(z.int().check(z.positive())) }).check(inOrder)
