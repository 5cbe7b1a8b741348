import { PASSWORD_MIN_LENGTH, signUpForm, USERNAME_MAX_LENGTH } from '#domain/accounts/account-forms.ts'
import { EMAIL_MAX_LENGTH } from '#domain/shared/contact-rules.ts'
import { TextField } from '../ui/field.tsx'
import { AccountForm } from './account-form.tsx'
import type { AuthFailure } from './auth-failure.ts'
import { PasswordField } from './password-field.tsx'

export function SignUpForm({ returnTo, failure }: { returnTo: string; failure: AuthFailure | null }) {
  return (
    <AccountForm
      intent="sign-up"
      schema={signUpForm}
      {...{ returnTo, failure }}
      label="Sign Up"
      busyLabel="Creating account..."
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
          <TextField
            name="username"
            label="Username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={USERNAME_MAX_LENGTH}
            defaultValue={failure?.values.username}
            error={errors.username}
            hint="Letters, digits, dots and underscores"
            required
          />
          <PasswordField
            name="password"
            label="Password"
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
      )}
    </AccountForm>
  )
}
