import { USERNAME_MAX_LENGTH } from '#domain/accounts/account-forms.ts'
import { TextField } from '../ui/field.tsx'

export function UsernameField({ typed, error }: { typed: string | undefined; error: string | undefined }) {
  return (
    <TextField
      name="username"
      label="Username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={USERNAME_MAX_LENGTH}
      defaultValue={typed}
      error={error}
      hint="Letters, digits, dots and underscores"
      required
    />
  )
}
