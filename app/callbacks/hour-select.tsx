import type { SelectHTMLAttributes } from 'react'
import { hoursByDay } from '#domain/callbacks/hours-by-day.ts'
import { shortHourWords } from '#domain/callbacks/promise-words.ts'
import { controlClass } from '../ui/control-class.ts'
import { Labelled } from '../ui/field.tsx'
import { useVisitorZone } from '../ui/use-visitor-zone.ts'

type Props = Pick<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'defaultValue' | 'onChange'> & {
  /** Starts of the hours that can be chosen, in UTC. */
  hours: readonly string[]
  homeZone: string
  hint?: string | undefined
  error?: string | undefined
  label?: string
  /** What no hour means. */
  noHour?: string
}

/** Asks when to call: as soon as possible, or one of the free hours, in the visitor's own time. */
export function HourSelect({
  hours,
  homeZone,
  hint,
  error,
  label = 'When should we call?',
  noHour = 'As soon as possible',
  ...select
}: Props) {
  const zone = useVisitorZone(homeZone, hours.length > 0)
  const days = hoursByDay(
    hours.map(hour => new Date(hour)),
    zone,
  )
  return (
    <Labelled label={label} hint={hint} error={error}>
      {control => (
        <select {...control} {...select} name="startsAt" className={controlClass}>
          <option value="">{noHour}</option>
          {days.map(({ day, hours: ofDay }) => (
            <optgroup key={day} label={day}>
              {ofDay.map(({ startsAt }) => (
                <option key={startsAt} value={startsAt}>
                  {`${day}, ${shortHourWords(new Date(startsAt), zone)}`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Labelled>
  )
}
