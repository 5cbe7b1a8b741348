import { roleWords } from '#domain/staff/role-words.ts'
import { staffRoles } from '#domain/staff/roles.ts'
import { controlClass } from '../../ui/control-class.ts'
import { Labelled, TextField } from '../../ui/field.tsx'
import { DeskForm } from '../desk-form.tsx'
import type { FormFault } from '../form-fault.ts'

/** Invites somebody by mail; where none goes out the link comes from the command line. */
export function InviteForm({ fault, mailsGoOut }: { fault: FormFault | null; mailsGoOut: boolean }) {
  return (
    <section aria-labelledby="invite">
      <h2 id="invite" className="mb-3 text-xl">
        Invite somebody
      </h2>
      {mailsGoOut ? (
        <InviteFields fault={fault} />
      ) : (
        <p className="text-soft">
          No mail server is set, so an invitation from here would reach nobody. Run “npm run desk:invite --
          --email THEIR-EMAIL --role agent” on the server instead: it prints the link. With the built-in
          database, stop the site first.
        </p>
      )}
    </section>
  )
}

function InviteFields({ fault }: { fault: FormFault | null }) {
  return (
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
  )
}
