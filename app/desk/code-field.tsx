import { TextField } from '../ui/field.tsx'

/** The six digits of an authenticator app, which browsers and password managers can fill in. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label="Six-digit code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      required
      error={error}
    />
  )
}
