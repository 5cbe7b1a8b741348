import { z } from 'zod/mini'
import { answerWays } from '#domain/callbacks/answer-ways.ts'
import { sendersMarks } from './form-pace.ts'
import { type LeadField, leadLimits, leadRules } from './lead-rules.ts'

const field = (name: LeadField) =>
  z
    .string({ error: leadRules[name].message })
    .check(
      z.trim(),
      z.maxLength(leadLimits[name]),
      z.refine(leadRules[name].test, { error: leadRules[name].message }),
    )

/** What the quote form posts. */
export const leadRequest = z.strictObject({
  name: field('name'),
  email: field('email'),
  phone: field('phone'),
  zipCode: field('zipCode'),
  service: field('service'),
  /** A call where it is not said. */
  answerBy: z.optional(z.enum(answerWays)),
  marketingConsent: z.boolean(),
  /** Where the form stood. */
  page: z.string().check(z.maxLength(500), z.regex(/^\//)),
  ...sendersMarks,
})

export type LeadRequest = z.infer<typeof leadRequest>
