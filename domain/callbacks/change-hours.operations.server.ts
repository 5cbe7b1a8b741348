import { z } from 'zod/mini'
import { dayOf } from '#domain/settings/business-day.ts'
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
import { closedPromises } from './closed-promises.server.ts'
import { hoursClosedJob } from './hours-closed-job.ts'
import { slotsAfter } from './slot-store.server.ts'

export const changeHours = staffOperation({
  name: 'changeHours',
  summary:
    'Sets calling hours, holidays, seats or chat hours. Hours that people chose and that close are given back, and calls promised in them move, once that is confirmed.',
  input: z.extend(changeInput(hourSettings), { confirmed: z.boolean() }),
  output: changeOutput,
  refusals: [...changeRefusals, 'invalid_input'],
  run: (deps: SettingDeps & { queue: Queue }, caller, { confirmed, ...wanted }) =>
    change(deps, caller, wanted, async (tx, next, values) => {
      const over = wanted.value === undefined ? null : dayThatIsOver(next, values, deps.now())
      if (over) return { ok: false, code: 'invalid_input', fields: { date: over } }
      const closes = await closedBy(tx, next, values)
      const isClosing = closes.hours + closes.promises > 0
      if (isClosing && !confirmed)
        return { ok: false, code: 'invalid_input', fields: { confirmed: closingWords(closes) } }
      if (isClosing) await deps.queue.enqueue(tx, hoursClosedJob, {}, next.validFrom)
      return null
    }),
})

/** What is wrong with a day that is added to the holidays; days that were listed before may be over. */
function dayThatIsOver({ key, value }: NextSetting, { holidays }: SettingValues, now: Date): string | null {
  if (key !== 'holidays') return null
  const listed = new Set(holidays.map(({ date }) => date))
  const today = dayOf(now)
  const isOver = (value as Holiday[]).some(({ date }) => date < today && !listed.has(date))
  return isOver ? 'That day is over. Choose today or a later one.' : null
}

/** How many chosen hours, and how many other promised calls, nobody is on duty for once this is set. */
async function closedBy(tx: Tx, { key, value, validFrom }: NextSetting, values: SettingValues) {
  if (key !== 'calling-hours' && key !== 'holidays') return { hours: 0, promises: 0 }
  const week = key === 'calling-hours' ? (value as WeekHours) : values['calling-hours']
  const holidays = key === 'holidays' ? (value as Holiday[]) : values.holidays
  const staffed = staffedHoursOf(week, holidays)
  const slots = (await slotsAfter(tx, validFrom)).filter(({ startsAt }) => !isStaffedHour(startsAt, staffed))
  return { hours: slots.length, promises: (await closedPromises(tx, validFrom, staffed)).length }
}

const people = (count: number, one: string, more: string): string =>
  count === 1 ? `One person ${one}` : `${count.toLocaleString('en-US')} people ${more}`

/** What closes, and what confirming it does. */
function closingWords({ hours, promises }: { hours: number; promises: number }): string {
  const chosen = people(hours, 'has chosen', 'have chosen')
  const promised = people(promises, 'was promised', 'were promised')
  return [
    ...(hours > 0
      ? [
          `${chosen} an hour that closes. Confirm that it’s given back: they’re told by email, and can choose another.`,
        ]
      : []),
    ...(promises > 0
      ? [
          `${promised} to hear from us by a time when we’d be closed. Confirm that we move it into our hours: they’re told by email.`,
        ]
      : []),
  ].join(' ')
}
