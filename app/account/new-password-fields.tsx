import { PASSWORD_MIN_LENGTH } from '#domain/accounts/account-forms.ts'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { PasswordField } from './password-field.tsx'

/** A new password, twice: text that you can't see while typing is easily mistyped. */
export function NewPasswordFields({ errors, label = 'Password' }: { errors: FieldErrors; label?: string }) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        error={errors.password}
        hint={`At least ${PASSWORD_MIN_LENGTH} characters; longer is safer`}
      />
      <PasswordField
        name="confirmPassword"
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
    </>
  )
}
