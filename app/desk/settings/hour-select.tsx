import { hourOfDay } from '#domain/settings/week-words.ts'
import { classes } from '../../ui/classes.ts'
import { controlClass } from '../../ui/control-class.ts'

type Props = {
  name: string
  label: string
  defaultValue: string
  /** Whether it says when a day opens, and so may say that it does not. */
  opens?: boolean
  invalid?: boolean
}

const opening = Array.from({ length: 24 }, (_, hour) => hour)
const closing = opening.map(hour => hour + 1)

/** A whole hour of the day. */
export function HourSelect({ name, label, defaultValue, opens = false, invalid = false }: Props) {
  return (
    <select
      name={name}
      aria-label={label}
      aria-invalid={invalid || undefined}
      defaultValue={defaultValue}
      className={classes(controlClass, 'min-h-9! py-1!')}
    >
      {opens ? <option value="">Closed</option> : null}
      {(opens ? opening : closing).map(hour => (
        <option key={hour} value={hour}>
          {hourOfDay(hour)}
        </option>
      ))}
    </select>
  )
}
