import { z } from 'zod/mini'
import { contactRules, EMAIL_MAX_LENGTH } from './contact-rules.ts'

const EMAIL_NEEDED = 'Enter an email address, such as ada@example.com'

/** The one field of a form that only asks where to mail something: an email address as it was typed, in lower case. */
export const typedEmail = z
  .string({ error: EMAIL_NEEDED })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(EMAIL_MAX_LENGTH, { error: EMAIL_NEEDED }),
    z.refine(contactRules.email.test, { error: EMAIL_NEEDED }),
  )
