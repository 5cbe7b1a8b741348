import { z } from 'zod/mini'
import { answerWays } from '#domain/callbacks/answer-ways.ts'
import { atMost } from '#domain/shared/at-most.ts'
import { asOneLine } from '#domain/shared/one-line.ts'
import { TYPED_ZIP_MAX_LENGTH } from '#domain/shared/typed-zip.ts'
import { sendersMarks } from './form-pace.ts'
import { leadLimits, leadRules, leadServices, phoneFault, readLeadField } from './lead-rules.ts'

const field = (name: 'name' | 'email') =>
  z
    .string({ error: leadRules[name].message })
    .check(
      z.overwrite(asOneLine),
      z.overwrite(readLeadField(name)),
      atMost(leadLimits[name]),
      z.refine(leadRules[name].test, { error: leadRules[name].message }),
    )

/** What the quote form posts. */
export const leadRequest = z
  .strictObject({
    name: field('name'),
    email: field('email'),
    /** Empty only where an email answers. */
    phone: z
      .string({ error: leadRules.phone.message })
      .check(z.overwrite(asOneLine), atMost(leadLimits.phone)),
    /** As it was typed: a state that stands before it is checked. */
    zipCode: z
      .string({ error: leadRules.zipCode.message })
      .check(
        z.trim(),
        z.maxLength(TYPED_ZIP_MAX_LENGTH),
        z.refine(leadRules.zipCode.test, { error: leadRules.zipCode.message }),
      ),
    service: z.enum<readonly string[]>(leadServices, { error: leadRules.service.message }),
    /** A call unless stated otherwise. */
    answerBy: z.optional(z.enum(answerWays)),
    marketingConsent: z.boolean(),
    /** The page with the form. */
    page: z.string().check(z.maxLength(500), z.regex(/^\//)),
    ...sendersMarks,
  })
  .check(
    z.refine(({ phone, answerBy }) => phoneFault(phone, answerBy) === null, {
      path: ['phone'],
      error: leadRules.phone.message,
      // Said together with the faults of other fields.
      when: ({ value }) => isObject(value) && typeof value.phone === 'string',
    }),
  )

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export type LeadRequest = z.infer<typeof leadRequest>
