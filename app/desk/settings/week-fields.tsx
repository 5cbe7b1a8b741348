import type { WeekHours } from '#domain/settings/staffed-hours.ts'
import { dayNames } from '#domain/settings/week-words.ts'
import type { FormFault } from '../form-fault.ts'
import { HourSelect } from './hour-select.tsx'
import { weekNames } from './week-names.ts'

/** Opening and closing of each day of a week. */
export function WeekFields({ week, fault }: { week: WeekHours; fault: FormFault | null }) {
  return (
    <table className="w-full max-w-lg text-left">
      <caption className="sr-only">Hours by weekday, Central Time</caption>
      <thead>
        <tr className="text-soft">
          <th scope="col" className="py-1 pr-3 font-medium">
            Day
          </th>
          <th scope="col" className="py-1 pr-3 font-medium">
            Opens
          </th>
          <th scope="col" className="py-1 font-medium">
            Closes
          </th>
        </tr>
      </thead>
      <tbody>
        {weekNames.map(([opens, closes], index) => {
          const day = dayNames[index] ?? ''
          const hours = week[index] ?? null
          const typed = fault?.typed
          return (
            <tr key={day} className="border-t border-line align-top">
              <th scope="row" className="py-3.5 pr-3 font-semibold">
                {day}
              </th>
              <td className="py-1.5 pr-3">
                <HourSelect
                  opens
                  name={opens}
                  label={`${day} opens`}
                  defaultValue={typed?.[opens] ?? String(hours?.opens ?? '')}
                  invalid={fault?.fields[opens] !== undefined}
                />
              </td>
              <td className="py-1.5">
                <HourSelect
                  name={closes}
                  label={`${day} closes`}
                  defaultValue={typed?.[closes] ?? String(hours?.closes ?? 17)}
                  invalid={fault?.fields[closes] !== undefined}
                />
                {fault?.fields[closes] ? (
                  <p className="mt-1 text-sm text-alarm">{fault.fields[closes]}</p>
                ) : null}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
