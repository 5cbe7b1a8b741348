import { TextField } from '../../ui/field.tsx'
import { DeskForm } from '../desk-form.tsx'
import type { FormFault } from '../form-fault.ts'
import { ResetHint } from './reset-hint.tsx'

type Props = { returnTo: string; mailsGoOut: boolean; fault: FormFault | null }

/** Email and password. */
export function PasswordStep({ returnTo, mailsGoOut, fault }: Props) {
  return (
    <>
      {returnTo === '/desk' ? null : (
        <p className="mt-2">
          Sign in to go on where you were. The desk signs you out after an hour without use.
        </p>
      )}
      <p className="mt-2 mb-5 text-soft">For our staff. A second step follows.</p>
      <DeskForm intent="password" label="Continue" hidden={{ returnTo }} fault={fault}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={fault?.typed.email}
          error={fault?.fields.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={fault?.fields.password}
        />
      </DeskForm>
      <p className="mt-6 border-t border-line pt-4 text-soft">
        Forgot your password? <ResetHint mailsGoOut={mailsGoOut} />
      </p>
    </>
  )
}
