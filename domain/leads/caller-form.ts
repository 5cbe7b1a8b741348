import { z } from 'zod/mini'
import { atMost } from '#domain/shared/at-most.ts'
import type { FieldRule } from '#domain/shared/contact-rules.ts'
import { asOneLine } from '#domain/shared/one-line.ts'
import { canBeDialed } from '#domain/shared/phone-digits.ts'
import { leadLimits, leadRules, leadServices, readLeadField } from './lead-rules.ts'

/** The longest note about what a caller wants. */
export const CALLER_NOTE_MAX_LENGTH = 2_000

/** Who is on the phone is called back at this number when the line breaks. */
const dialable = {
  test: canBeDialed,
  message: 'Enter a US phone number of ten digits that can be called back',
}
/** Not everybody who calls has an email address at hand; an order asks for it. */
const emailIfAny = {
  test: (text: string) => text === '' || leadRules.email.test(text),
  message: 'Enter a valid email address, or none',
}

const field = (name: keyof typeof leadLimits, { test, message }: FieldRule = leadRules[name]) =>
  z
    .string({ error: message })
    .check(
      z.overwrite(asOneLine),
      z.overwrite(readLeadField(name)),
      atMost(leadLimits[name]),
      z.refine(test, { error: message }),
    )

/** What a staff member notes of somebody who calls. */
export const callerForm = z.object({
  /** Made for the form: sent twice, it is one lead. */
  key: z.uuid(),
  name: field('name'),
  phone: field('phone', dialable),
  zipCode: field('zipCode'),
  email: field('email', emailIfAny),
  service: z.enum<readonly string[]>(leadServices, { error: leadRules.service.message }),
  note: z.string().check(z.trim(), z.maxLength(CALLER_NOTE_MAX_LENGTH)),
})

export type CallerForm = z.infer<typeof callerForm>
