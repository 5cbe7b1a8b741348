import type { z } from 'zod/mini'
import type { FieldErrors } from './problem.ts'

/** The first fault of each field, by the field's name; `form` for a fault of the whole. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const name = issue.path.join('.') || 'form'
    fields[name] ??= issue.message
  }
  return fields
}
