import type { StaffRole } from '#domain/staff/roles.ts'
import { STAFF_PASSWORD_MIN_LENGTH } from '#domain/staff-access/staff-forms.ts'
import { TextField } from '../../ui/field.tsx'
import { DeskForm } from '../desk-form.tsx'
import type { FormFault } from '../form-fault.ts'

type Props = { token: string; email: string; role: StaffRole; fault: FormFault | null }

/** Name and password. */
export function AccountStep({ token, email, role, fault }: Props) {
  return (
    <>
      <p className="mt-2 mb-5 text-soft">
        For <span className="break-words text-ink">{email}</span>, as an {role}. Your second factor comes
        next: have an authenticator app at hand.
      </p>
      <DeskForm intent="account" label="Continue" hidden={{ token }} fault={fault}>
        {/* For password managers, which keep it with the password. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label="Full name"
          name="name"
          autoComplete="name"
          required
          defaultValue={fault?.typed.name}
          hint="Colleagues see all of it, visitors the first word."
          error={fault?.fields.name}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          hint={`At least ${STAFF_PASSWORD_MIN_LENGTH} characters; a password manager makes and keeps one for you`}
          error={fault?.fields.password}
        />
        <TextField
          label="Confirm password"
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          required
          error={fault?.fields.confirmPassword}
        />
      </DeskForm>
    </>
  )
}
