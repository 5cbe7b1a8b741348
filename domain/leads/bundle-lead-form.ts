import { z } from 'zod/mini'
import { isBundleZip } from '#domain/bundles/bundle-address.ts'
import { atMost } from '#domain/shared/at-most.ts'
import { contactRules, type FieldRule } from '#domain/shared/contact-rules.ts'
import { asOneLine } from '#domain/shared/one-line.ts'
import type { BundleContactField } from './bundle-contact.ts'
import { sendersMarks } from './form-pace.ts'
import { leadLimits } from './lead-rules.ts'

const contact = (name: BundleContactField) => {
  const { test, message }: FieldRule = contactRules[name]
  return z
    .string({ error: message })
    .check(z.overwrite(asOneLine), atMost(leadLimits[name]), z.refine(test, { error: message }))
}
const planId = z.nullable(z.string().check(z.minLength(1), z.maxLength(100)))

/** What the bundle builder posts: who, which plans by their ids, and never a price. */
export const bundleLeadRequest = z.strictObject({
  name: contact('name'),
  email: contact('email'),
  phone: contact('phone'),
  /** Empty if the builder was used without a check. */
  zipCode: z
    .string()
    .check(z.refine(text => text === '' || isBundleZip(text), { error: 'Enter five digits' })),
  internet: planId,
  security: planId,
  tv: planId,
  wantsAudit: z.boolean(),
  marketingConsent: z.boolean(),
  /** The page with the form. */
  page: z.string().check(z.maxLength(500), z.regex(/^\//)),
  ...sendersMarks,
})

export type BundleLeadRequest = z.infer<typeof bundleLeadRequest>
