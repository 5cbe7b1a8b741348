import { usernameForm } from '#domain/accounts/account-forms.ts'
import type { AccountFailure } from './account-failure.ts'
import { AccountForm } from './account-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { UsernameField } from './username-field.tsx'

export function UsernameSection({ username, failure }: { username: string; failure: AccountFailure | null }) {
  return (
    <SettingsSection title="Username">
      <div className="mt-4 max-w-md">
        <AccountForm
          intent="username"
          schema={usernameForm}
          failure={failure}
          keepsTyped={{ usernameNow: username }}
          label="Change username"
          busyLabel="Changing..."
          look="secondary"
        >
          {errors => <UsernameField typed={failure?.values.username || username} error={errors.username} />}
        </AccountForm>
      </div>
    </SettingsSection>
  )
}
