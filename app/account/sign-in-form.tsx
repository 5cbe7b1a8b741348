import { signInForm } from '#domain/accounts/account-forms.ts'
import { EMAIL_MAX_LENGTH } from '#domain/shared/contact-rules.ts'
import { TextField } from '../ui/field.tsx'
import { AccountForm } from './account-form.tsx'
import type { AuthFailure } from './auth-failure.ts'
import { PasswordField } from './password-field.tsx'

export function SignInForm({ returnTo, failure }: { returnTo: string; failure: AuthFailure | null }) {
  return (
    <AccountForm
      intent="sign-in"
      schema={signInForm}
      {...{ returnTo, failure }}
      label="Sign In"
      busyLabel="Signing in..."
    >
      {errors => (
        <>
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={EMAIL_MAX_LENGTH}
            defaultValue={failure?.values.email}
            error={errors.email}
            required
          />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            error={errors.password}
          />
        </>
      )}
    </AccountForm>
  )
}
