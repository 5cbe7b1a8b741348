import { z } from 'zod/mini'
import type { SettingValues } from '#domain/settings/business-settings.ts'
import type { NextSetting } from '#domain/settings/change-setting.server.ts'
import { hourSettings } from '#domain/settings/setting-groups.ts'
import {
  change,
  changeInput,
  changeOutput,
  changeRefusals,
  type SettingDeps,
} from '#domain/settings/settings.operations.server.ts'
import { type Holiday, staffedHoursOf, type WeekHours } from '#domain/settings/staffed-hours.ts'
import { staffOperation } from '#domain/staff/staff-operation.ts'
import type { Tx } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { isStaffedHour } from './calling-hours.ts'
import { hoursClosedJob } from './hours-closed-job.ts'
import { slotsAfter } from './slot-store.server.ts'

export const changeHours = staffOperation({
  name: 'changeHours',
  summary:
    'Sets calling hours, holidays, seats or chat hours. Hours that people chose and that close are given back, once that is confirmed.',
  input: z.extend(changeInput(hourSettings), { confirmed: z.boolean() }),
  output: changeOutput,
  refusals: [...changeRefusals, 'invalid_input'],
  run: (deps: SettingDeps & { queue: Queue }, caller, { confirmed, ...wanted }) =>
    change(deps, caller, wanted, async (tx, next, values) => {
      const closes = await closedBy(tx, next, values)
      if (closes > 0 && !confirmed)
        return { ok: false, code: 'invalid_input', fields: { confirmed: closingWords(closes) } }
      if (closes > 0) await deps.queue.enqueue(tx, hoursClosedJob, {}, next.validFrom)
      return null
    }),
})

/** How many chosen hours nobody is on duty for once this is set. */
async function closedBy(tx: Tx, { key, value, validFrom }: NextSetting, values: SettingValues) {
  if (key !== 'calling-hours' && key !== 'holidays') return 0
  const week = key === 'calling-hours' ? (value as WeekHours) : values['calling-hours']
  const holidays = key === 'holidays' ? (value as Holiday[]) : values.holidays
  const staffed = staffedHoursOf(week, holidays)
  return (await slotsAfter(tx, validFrom)).filter(({ startsAt }) => !isStaffedHour(startsAt, staffed)).length
}

const closingWords = (count: number): string =>
  `${count === 1 ? 'One person has' : `${count.toLocaleString('en-US')} people have`} chosen an hour that closes. Confirm that it’s given back: they’re told by email, and can choose another.`
