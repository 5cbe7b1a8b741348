import { EMAIL_MAX_LENGTH } from '#domain/shared/contact-rules.ts'
import { TextField } from '../ui/field.tsx'

/** The address that an account is known by. */
export function EmailField({ typed, error }: { typed: string | undefined; error: string | undefined }) {
  return (
    <TextField
      name="email"
      label="Email"
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={EMAIL_MAX_LENGTH}
      defaultValue={typed}
      error={error}
      required
    />
  )
}
