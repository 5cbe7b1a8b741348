import { signUpForm } from '#domain/accounts/account-forms.ts'
import type { AccountFailure } from './account-failure.ts'
import { AccountForm } from './account-form.tsx'
import { EmailField } from './email-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { UsernameField } from './username-field.tsx'

export function SignUpForm({ returnTo, failure }: { returnTo: string; failure: AccountFailure | null }) {
  return (
    <AccountForm
      intent="sign-up"
      schema={signUpForm}
      failure={failure}
      keepsTyped="to sign in"
      hidden={{ returnTo }}
      label="Sign Up"
      busyLabel="Creating account..."
    >
      {errors => (
        <>
          <EmailField typed={failure?.values.email} error={errors.email} />
          <UsernameField typed={failure?.values.username} error={errors.username} />
          <NewPasswordFields errors={errors} />
        </>
      )}
    </AccountForm>
  )
}
