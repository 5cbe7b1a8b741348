import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import type { AccountFailure } from './account-failure.ts'
import { PasswordField } from './password-field.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useOccasionKey } from './use-occasion-key.ts'

/** Deletes the account: says what is deleted, what stays and why, before anything happens. */
export function DeleteSection({
  hasPassword,
  failure,
}: {
  hasPassword: boolean
  failure: AccountFailure | null
}) {
  const [sure, setSure] = useState(false)
  const busy = useNavigation().formData?.get('intent') === 'delete'
  const fields = failure?.fields ?? {}
  const heard = useOccasionKey(failure)
  return (
    <SettingsSection title="Delete the account">
      <div className="mt-3 grid gap-2">
        <p>Your account, profile, sessions and address history are deleted at once and can’t be restored.</p>
        <p className="text-soft">
          What stays: orders you placed, as our business records and so that we can still call you about them;
          and records of consent to be called, which the law has us keep for five years. See{' '}
          <Link to="/privacy" className="text-signal underline underline-offset-4">
            the privacy policy
          </Link>
          .
        </p>
      </div>
      <details open={failure !== null} className="mt-4">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-alarm underline underline-offset-4">
          Delete my account
        </summary>
        <Form method="post" replace noValidate aria-label="Delete my account" className="mt-3 max-w-md">
          <input type="hidden" name="intent" value="delete" />
          <ErrorSummary key={heard} errors={fields} />
          {failure && Object.keys(fields).length === 0 ? (
            <p role="alert" className="mb-4 text-alarm">
              {failure.message}
            </p>
          ) : null}
          {hasPassword ? (
            <PasswordField
              name="currentPassword"
              label="Your password, to be sure it is you"
              autoComplete="current-password"
              error={fields.currentPassword}
            />
          ) : (
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="confirm"
                value="yes"
                checked={sure}
                onChange={event => setSure(event.target.checked)}
                className="size-5 accent-lamp"
              />
              I want to delete my account
            </label>
          )}
          <Button
            type="submit"
            look="secondary"
            disabled={busy}
            className="mt-5 w-full border-alarm text-alarm"
          >
            {busy ? 'Deleting...' : 'Delete the account for good'}
          </Button>
        </Form>
      </details>
    </SettingsSection>
  )
}
