import type { SettingValues } from '#domain/settings/business-settings.ts'
import { TextField } from '../../ui/field.tsx'
import type { FormFault } from '../form-fault.ts'

/** What is asked for each whole number of a setting. */
type Asked<Name extends string> = Readonly<Record<Name, { label: string; hint: string }>>

export const slotFields: Asked<keyof SettingValues['slots']> = {
  seatsPerHour: {
    label: 'Seats an hour',
    hint: 'How many people can be called in one hour. Booked calls stay booked.',
  },
  daysAhead: { label: 'Days ahead', hint: 'How far ahead hours are offered: 1 to 14 days.' },
  noticeMinutes: {
    label: 'Notice in minutes',
    hint: 'An hour that begins sooner is not offered: 5 to 240 minutes.',
  },
}

export const refusalFields: Asked<keyof SettingValues['public-refusals']> = {
  orders: {
    label: 'Finished orders each',
    hint: 'A provider with fewer is not in the table: 5 to 10,000.',
  },
  providers: {
    label: 'Providers',
    hint: 'The table is empty until this many have enough orders: 2 to 100.',
  },
}

type Props<Name extends string> = {
  fields: Asked<Name>
  values: Readonly<Record<Name, number>>
  fault: FormFault | null
}

/** The fields of a setting that is nothing but whole numbers. */
export function NumberFields<Name extends string>({ fields, values, fault }: Props<Name>) {
  const asked = Object.entries(fields) as [Name, Asked<Name>[Name]][]
  return asked.map(([name, { label, hint }]) => (
    <TextField
      key={name}
      label={label}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      hint={hint}
      defaultValue={fault?.typed[name] ?? String(values[name])}
      error={fault?.fields[name]}
    />
  ))
}
