import { z } from 'zod/mini'
import { dayOf } from '#domain/settings/business-day.ts'
import { businessSettingsOf, type SettingValues } from '#domain/settings/business-settings.ts'
import type { NextSetting } from '#domain/settings/change-setting.server.ts'
import { hourSettings } from '#domain/settings/setting-groups.ts'
import {
  change,
  changeInput,
  changeOutput,
  changeRefusals,
  type SettingDeps,
} from '#domain/settings/settings.operations.server.ts'
import type { Holiday } from '#domain/settings/staffed-hours.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import { staffOperation } from '#domain/staff/staff-operation.ts'
import type { Tx } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { isStaffedHour } from './calling-hours.ts'
import { closedPromises, type OurHours } from './closed-promises.server.ts'
import { hoursClosedJob } from './hours-closed-job.ts'
import { slotsAfter } from './slot-store.server.ts'
import { staysMoved } from './stays-moved.server.ts'
import { staysMovedWords } from './stays-moved-words.ts'

export const changeHours = staffOperation({
  name: 'changeHours',
  summary:
    'Sets calling hours, holidays, seats or chat hours. Hours that people chose and that close are given back, and calls and chats promised in them move, once that is confirmed; so is a day that opens again, if calls were moved around it.',
  input: z.extend(changeInput(hourSettings), { confirmed: z.boolean() }),
  /** `stays`: what was moved out of hours that open again and stays there, in words; empty where nothing was. */
  output: z.extend(changeOutput, { stays: z.string() }),
  refusals: [...changeRefusals, 'invalid_input'],
  async run(deps: SettingDeps & { queue: Queue; mailsGoOut: boolean }, caller, { confirmed, ...wanted }) {
    let stays = ''
    const result = await change(deps, caller, wanted, async (tx, next, values) => {
      const over = wanted.value === undefined ? null : dayThatIsOver(next, values, deps.now())
      if (over) return { ok: false, code: 'invalid_input', fields: { date: over } }
      if (next.key === 'slots') return null
      const will = businessSettingsOf({ ...values, [next.key]: next.value })
      const closes = await closedBy(tx, next.validFrom, will)
      const isClosing = closes.hours + closes.promises + closes.chats > 0
      const moved = await staysMoved(tx, { at: next.validFrom, was: businessSettingsOf(values), will })
      stays = staysMovedWords(moved, deps.mailsGoOut)
      // Whoever opens a day again learns before it is saved whose calls were moved around it, and stay there.
      const staying = next.key === 'holidays' ? stays : ''
      if (!confirmed && (isClosing || staying)) {
        const words = [closingWords(closes), staying].filter(Boolean).join(' ')
        const extra = isClosing ? {} : { extra: { reopens: true } }
        return { ok: false, code: 'invalid_input', fields: { confirmed: words }, ...extra }
      }
      if (isClosing) await deps.queue.enqueue(tx, hoursClosedJob, {}, next.validFrom)
      return null
    })
    return result.ok ? succeeded({ ...result.value, stays }) : result
  },
})

/** What is wrong with a day that is added to the holidays; days that were listed before may be over. */
function dayThatIsOver({ key, value }: NextSetting, { holidays }: SettingValues, now: Date): string | null {
  if (key !== 'holidays') return null
  const listed = new Set(holidays.map(({ date }) => date))
  const today = dayOf(now)
  const isOver = (value as Holiday[]).some(({ date }) => date < today && !listed.has(date))
  return isOver ? 'That day is over. Choose today or a later one.' : null
}

/** How many chosen hours, promised calls and waits in a chat nobody is on duty for from a time on. */
async function closedBy(tx: Tx, from: Date, hours: OurHours): Promise<Closed> {
  const slots = (await slotsAfter(tx, from)).filter(({ startsAt }) => !isStaffedHour(startsAt, hours.staffed))
  const promises = await closedPromises(tx, from, hours)
  const chats = promises.filter(({ subject }) => subject.kind === 'chat').length
  return { hours: slots.length, promises: promises.length - chats, chats }
}

type Closed = { hours: number; promises: number; chats: number }

const people = (count: number, one: string, more: string): string =>
  count === 1 ? `One person ${one}` : `${count.toLocaleString('en-US')} people ${more}`

/** What closes, and what confirming it does. */
function closingWords({ hours, promises, chats }: Closed): string {
  const chosen = people(hours, 'has chosen', 'have chosen')
  const promised = people(promises, 'was promised', 'were promised')
  const waiting = people(chats, 'waits', 'wait')
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
    ...(chats > 0
      ? [
          `${waiting} in the chat for a time when we’d be closed. Confirm that we move it to when we’re back: they’re told in the chat.`,
        ]
      : []),
  ].join(' ')
}
