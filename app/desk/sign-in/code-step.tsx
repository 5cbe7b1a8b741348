import { TextField } from '../../ui/field.tsx'
import { DeskForm } from '../desk-form.tsx'
import type { FormFault } from '../form-fault.ts'

type Props = { email: string; returnTo: string; fault: FormFault | null }

/** The second factor, after the password. */
export function CodeStep({ email, returnTo, fault }: Props) {
  return (
    <>
      <p className="mt-2 mb-5 text-soft">
        Signing in as <span className="break-words text-ink">{email}</span>. Enter the code that your
        authenticator app shows.
      </p>
      <DeskForm intent="code" label="Sign in" hidden={{ returnTo }} fault={fault}>
        <TextField
          label="Six-digit code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          required
          error={fault?.fields.code}
        />
      </DeskForm>
      <div className="mt-6 border-t border-line pt-4">
        <DeskForm intent="other" label="Sign in as somebody else" look="quiet" hidden={{ returnTo }} />
      </div>
    </>
  )
}
