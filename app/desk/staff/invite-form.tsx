import { staffRoles } from '#domain/staff/roles.ts'
import { controlClass } from '../../ui/control-class.ts'
import { Labelled, TextField } from '../../ui/field.tsx'
import { DeskForm } from '../desk-form.tsx'
import type { FormFault } from '../form-fault.ts'
import { roleWords } from './role-select.tsx'

/** Invites somebody by mail. */
export function InviteForm({ fault }: { fault: FormFault | null }) {
  return (
    <section aria-labelledby="invite">
      <h2 id="invite" className="mb-3 text-xl">
        Invite somebody
      </h2>
      <DeskForm intent="invite" label="Send the invitation" fault={fault}>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          required
          defaultValue={fault?.typed.email}
          error={fault?.fields.email}
        />
        <Labelled label="Role" error={fault?.fields.role}>
          {control => (
            <select
              {...control}
              name="role"
              defaultValue={fault?.typed.role ?? 'agent'}
              className={controlClass}
            >
              {staffRoles.map(role => (
                <option key={role} value={role}>
                  {roleWords[role]}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </DeskForm>
    </section>
  )
}
