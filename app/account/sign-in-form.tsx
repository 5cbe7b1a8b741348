import { Link } from 'react-router'
import { signInForm } from '#domain/accounts/account-forms.ts'
import { onwards } from '#domain/accounts/return-url.ts'
import type { AccountFailure } from './account-failure.ts'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'

export function SignInForm({ returnTo, failure }: { returnTo: string; failure: AccountFailure | null }) {
  return (
    <>
      <AccountForm
        intent="sign-in"
        schema={signInForm}
        failure={failure}
        keepsTyped="to sign in"
        hidden={{ returnTo }}
        label="Sign In"
        busyLabel="Signing in..."
      >
        {errors => (
          <>
            <EmailField typed={failure?.values.email} error={errors.email} />
            <PasswordField
              name="password"
              label="Password"
              autoComplete="current-password"
              error={errors.password}
            />
          </>
        )}
      </AccountForm>
      <p className="mt-4 text-center">
        <Link
          to={onwards('/auth/forgot', returnTo)}
          className="inline-block py-1 text-signal underline underline-offset-4"
        >
          Forgot your password?
        </Link>
      </p>
    </>
  )
}
