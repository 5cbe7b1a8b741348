import { type FormEvent, useState } from 'react'
import type { z } from 'zod/mini'
import type { FieldErrors } from '#domain/shared/problem.ts'
import type { AccountFailure } from './account-failure.ts'

/**
 * Checks a form with the server's schema before it is sent. Shows the server's errors until the field is edited, and
 * never sends something it knows to be wrong.
 */
export function useFormCheck(schema: z.ZodMiniType, failure: AccountFailure | null) {
  const [own, setOwn] = useState<{ errors: FieldErrors; seen: AccountFailure | null; occasion?: unknown }>({
    errors: {},
    seen: null,
  })
  const isNews = failure !== null && own.seen !== failure
  const errors = isNews ? failure.fields : own.errors
  const occasion = isNews ? failure : own.occasion
  return {
    errors,
    /** Which press the errors are from. */
    occasion,
    onChange(event: FormEvent<HTMLFormElement>) {
      if (!(event.target instanceof HTMLInputElement)) return
      const { [event.target.name]: _mended, ...others } = errors
      setOwn({ errors: others, seen: failure, occasion })
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      const parsed = schema.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
      const found: FieldErrors = {}
      for (const issue of parsed.success ? [] : parsed.error.issues)
        found[String(issue.path[0])] ??= issue.message
      setOwn({ errors: found, seen: failure, occasion: event.nativeEvent })
      if (!parsed.success) event.preventDefault()
    },
  }
}
