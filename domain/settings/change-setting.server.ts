import { isDeepStrictEqual } from 'node:util'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { fieldErrors } from '#domain/shared/field-errors.ts'
import type { Refusal, Result } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import {
  type BusinessSettings,
  type SettingKey,
  type SettingValues,
  settingSchemas,
} from './business-settings.ts'
import { closedTooLong, MAX_CLOSED_DAYS } from './open-enough.ts'
import { begunSettings, findChange, insertChange, lastVersion } from './settings-store.server.ts'
import { type Holiday, staffedHoursOf, type WeekHours } from './staffed-hours.ts'

/** The new value, or the number of an earlier change (0: what was there before any). */
export type SettingChange<Key extends SettingKey = SettingKey> = {
  key: Key
  /** The number of the last change that was seen. */
  version: number
  value?: unknown
  backTo?: number | undefined
  /** A change that hasn't begun and never will: what applied before it continues. */
  cancels?: number | undefined
  /** Why, where that is asked for; kept with the event. */
  reason?: string | undefined
  /** When it begins; immediately unless given. */
  validFrom?: string | undefined
}

/** What is about to be set, and from when. */
export type NextSetting = { key: SettingKey; value: SettingValues[SettingKey]; validFrom: Date }

/** Looks at what is about to be set, in the same transaction, beside what is set now; may refuse it. */
export type CheckSetting = (
  tx: Tx,
  next: NextSetting,
  values: SettingValues,
) => Promise<Refusal<'invalid_input'> | null>

type Deps = { db: Database; now: () => Date; settings: BusinessSettings; builtInSettings: SettingValues }
type Refused = 'setting_changed' | 'setting_same' | 'work_gone' | 'invalid_input'

/** Nobody plans next week's hours further ahead than this. */
const MAX_AHEAD_MS = 400 * 86_400_000

/**
 * Sets a value, by whom and from when: another row, so that earlier values stay. Refused if somebody else set the
 * same setting since it was looked at, if nothing would change, if no promise of a call could be kept, or by `check`.
 */
export async function changeSetting(
  deps: Deps,
  staff: StaffMember,
  change: SettingChange,
  check: CheckSetting = async () => null,
): Promise<Result<{ validFrom: Date }, Refused>> {
  const { db, now, settings } = deps
  const { key, version } = change
  const at = now()
  const planned = await plannedStart(deps, change)
  if (planned === 'gone') return refused('work_gone')
  const validFrom = planned ?? (change.validFrom ? new Date(change.validFrom) : at)
  if (validFrom.getTime() - at.getTime() > MAX_AHEAD_MS) return fault('validFrom', 'At most a year ahead')
  if (change.validFrom && validFrom < at) return fault('validFrom', 'Choose a time that is still ahead')
  const read = await valueOf(deps, change, planned)
  if (!read.ok) return read
  const { value } = read
  const closed = closedFault(key, value, settings, at)
  if (closed) return closed
  const before = settings.values[key]
  if (!change.validFrom && !planned && isDeepStrictEqual(value, before)) return refused('setting_same')
  const isTakenBack = change.backTo !== undefined || change.cancels !== undefined
  return transaction(db, async tx => {
    if ((await lastVersion(tx, key)) !== version) return refused('setting_changed')
    const refusal = await check(tx, { key, value, validFrom }, settings.values)
    if (refusal) return refusal
    const isStored = await insertChange(tx, {
      ...{ key, value, validFrom, version: version + 1 },
      ...{ changedAt: at, changedBy: staff.id, changedByName: staff.name },
    })
    if (!isStored) return refused('setting_changed')
    await recordEvent(tx, {
      at,
      actor: { staffId: staff.id, name: staff.name },
      what: isTakenBack ? 'setting_taken_back' : 'setting_changed',
      subject: { kind: 'setting', id: key },
      details: {
        ...(change.reason ? { note: change.reason } : {}),
        before: { value: before },
        after: { value, validFrom: validFrom.toISOString() },
      },
    })
    return succeeded({ validFrom })
  })
}

/** When a change that is to be canceled begins; null if there is none. */
async function plannedStart(
  { db, now }: Deps,
  { key, cancels }: SettingChange,
): Promise<Date | 'gone' | null> {
  if (cancels === undefined) return null
  const planned = await findChange(db, key, cancels)
  return planned && planned.validFrom > now() ? planned.validFrom : 'gone'
}

/** What applies at the beginning of a canceled change. */
async function valueWithout(
  { db, builtInSettings }: Deps,
  key: SettingKey,
  { version, at }: { version: number; at: Date },
): Promise<unknown> {
  const begun = await begunSettings(db, at)
  const held = begun.find(row => row.key === key && row.version !== version)
  return held ? held.value : builtInSettings[key]
}

async function valueOf(
  deps: Deps,
  { key, value, backTo, cancels }: SettingChange,
  planned: Date | null,
): Promise<{ ok: true; value: SettingValues[SettingKey] } | Refusal<'work_gone' | 'invalid_input'>> {
  const { db, builtInSettings } = deps
  if (backTo === 0) return { ok: true, value: builtInSettings[key] }
  const earlier = backTo === undefined ? null : await findChange(db, key, backTo)
  if (backTo !== undefined && !earlier) return refused('work_gone')
  const wanted =
    planned && cancels !== undefined
      ? await valueWithout(deps, key, { version: cancels, at: planned })
      : earlier
        ? earlier.value
        : value
  const parsed = settingSchemas[key].safeParse(wanted)
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, code: 'invalid_input', fields: fieldErrors(parsed.error) }
}

const fault = (field: string, message: string): Refusal<'invalid_input'> => ({
  ok: false,
  code: 'invalid_input',
  fields: { [field]: message },
})

function closedFault(
  key: SettingKey,
  value: SettingValues[SettingKey],
  { values }: BusinessSettings,
  at: Date,
): Refusal<'invalid_input'> | null {
  if (key !== 'calling-hours' && key !== 'holidays') return null
  const week = key === 'calling-hours' ? (value as WeekHours) : values['calling-hours']
  const holidays = key === 'holidays' ? (value as Holiday[]) : values.holidays
  const day = closedTooLong(staffedHoursOf(week, holidays), at)
  if (day === null) return null
  return fault(
    'form',
    `From ${day} on nobody could be called for more than ${MAX_CLOSED_DAYS} days. Open at least one day a week for an hour between 1 PM and 7 PM.`,
  )
}
