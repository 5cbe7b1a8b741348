import { Form } from 'react-router'
import { passwordChangeForm } from '#domain/accounts/account-forms.ts'
import { NoMail } from '../contact/no-mail.tsx'
import { Button } from '../ui/button.tsx'
import { useSettings } from '../use-settings.ts'
import type { AccountFailure } from './account-failure.ts'
import { AccountForm } from './account-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { SettingsSection } from './settings-section.tsx'

type Props = { email: string; hasPassword: boolean; failure: AccountFailure | null; done: boolean }

/** Changes the password using the old one; somebody who came through an outside provider sets a first one by email. */
export function PasswordSection({ email, hasPassword, failure, done }: Props) {
  const { mailsGoOut } = useSettings()
  return (
    <SettingsSection title="Password">
      {hasPassword ? (
        // A new key empties the fields once the password is changed.
        <div key={String(done)} className="mt-4 max-w-md">
          <AccountForm
            intent="password"
            schema={passwordChangeForm}
            failure={failure}
            label="Change password"
            busyLabel="Changing..."
            look="secondary"
          >
            {errors => (
              <>
                <PasswordField
                  name="currentPassword"
                  label="Current password"
                  autoComplete="current-password"
                  error={errors.currentPassword}
                />
                <NewPasswordFields errors={errors} label="New password" />
              </>
            )}
          </AccountForm>
        </div>
      ) : (
        <Form method="post" action="/auth/forgot" className="mt-3">
          <p className="text-soft">
            You sign in with an outside provider and have no password here.{' '}
            {mailsGoOut ? 'If you want one, we send a link to set it.' : <NoMail />}
          </p>
          {mailsGoOut ? (
            <>
              <input type="hidden" name="email" value={email} />
              <Button type="submit" look="secondary" className="mt-4">
                Send the link
              </Button>
            </>
          ) : null}
        </Form>
      )}
    </SettingsSection>
  )
}
