import type { z } from 'zod/mini'
import type { FieldErrors } from './problem.ts'

/** The first error of each field, by field name; `form` for an error of the whole form. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const name = issue.path.join('.') || 'form'
    fields[name] ??= issue.message
  }
  return fields
}
