import { roleWords } from '#domain/staff/role-words.ts'
import { type StaffRole, staffRoles } from '#domain/staff/roles.ts'
import { classes } from '../../ui/classes.ts'
import { controlClass } from '../../ui/control-class.ts'

type Props = { label: string; defaultValue: StaffRole; className?: string }

/** One of the roles. */
export function RoleSelect({ label, defaultValue, className }: Props) {
  return (
    <select
      name="role"
      aria-label={label}
      defaultValue={defaultValue}
      className={classes(controlClass, 'min-h-9! py-1!', className)}
    >
      {staffRoles.map(role => (
        <option key={role} value={role}>
          {roleWords[role]}
        </option>
      ))}
    </select>
  )
}
