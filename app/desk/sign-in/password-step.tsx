import { TextField } from '../../ui/field.tsx'
import { DeskForm } from '../desk-form.tsx'
import type { FormFault } from '../form-fault.ts'

/** Email and password. */
export function PasswordStep({ returnTo, fault }: { returnTo: string; fault: FormFault | null }) {
  return (
    <>
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
        Forgot your password? Ask an administrator to reset your sign-in.
      </p>
    </>
  )
}
