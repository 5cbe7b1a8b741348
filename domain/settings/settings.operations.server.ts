import { z } from 'zod/mini'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { type KnownStaff, staffOperation } from '#domain/staff/staff-operation.ts'
import type { Database } from '#platform/database.server.ts'
import { type SettingKey, type SettingValues, settingKeys } from './business-settings.ts'
import { changeSetting } from './change-setting.server.ts'
import { servedSettings } from './served-settings.server.ts'
import { hourSettings, sensitiveSettings, wordSettings } from './setting-groups.ts'
import { begunSettings, changesOf, lastVersion, type StoredSetting } from './settings-store.server.ts'

type Deps = { db: Database; now: () => Date; builtInSettings: SettingValues }

/** A setting with its whole history, newest first. */
export type SettingHistory = {
  values: SettingValues
  versions: Record<SettingKey, number>
  /** Of the setting in the request. */
  changes: StoredSetting[]
  /** For each setting, the change whose value applies; absent if it is the one from before any change. */
  holding: Partial<Record<SettingKey, Pick<StoredSetting, 'version' | 'changedAt' | 'changedByName'>>>
  builtIn: SettingValues
  now: Date
}

export const readSettings = staffOperation({
  name: 'readSettings',
  summary: 'What people have set, and who set it when.',
  input: z.object({ key: z.nullable(z.enum(settingKeys)) }),
  output: z.custom<SettingHistory>(),
  refusals: [],
  async run({ db, now, builtInSettings: builtIn }: Deps, _: KnownStaff, { key }) {
    const at = now()
    const { values } = await servedSettings(db, at, builtIn)
    const versions = Object.fromEntries(
      await Promise.all(settingKeys.map(async one => [one, await lastVersion(db, one)] as const)),
    ) as Record<SettingKey, number>
    const changes = key ? await changesOf(db, key) : []
    // The newest of each setting comes first, and so has to come last here.
    const holding = Object.fromEntries((await begunSettings(db, at)).toReversed().map(row => [row.key, row]))
    return succeeded({ values, versions, changes, holding, builtIn, now: at })
  },
})

const changeOf = <Key extends SettingKey>(keys: readonly Key[]) =>
  z.strictObject({
    key: z.enum(keys),
    version: z.coerce.number().check(z.int(), z.gte(0)),
    value: z.optional(z.unknown()),
    backTo: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
    cancels: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
    validFrom: z.optional(z.iso.datetime({ error: 'Enter a day and a time' })),
  })

const refusals = ['setting_changed', 'setting_same', 'work_gone'] as const

/** Hours are checked against the current database, not against what this process last read. */
async function change(deps: Deps, { staff }: KnownStaff, wanted: Parameters<typeof changeSetting>[2]) {
  if (wanted.value === undefined && wanted.backTo === undefined && wanted.cancels === undefined)
    return refused('malformed_request')
  const settings = await servedSettings(deps.db, deps.now(), deps.builtInSettings)
  return changeSetting({ ...deps, settings }, staff, wanted)
}

const output = z.object({ validFrom: z.date() })

export const changeHours = staffOperation({
  name: 'changeHours',
  summary: 'Sets calling hours, holidays, seats or chat hours.',
  input: changeOf(hourSettings),
  output,
  refusals,
  run: change,
})

export const changeWords = staffOperation({
  name: 'changeWords',
  summary: 'Sets the banner, the figure of the reviews, or when the table of refusals is public.',
  input: changeOf(wordSettings),
  output,
  refusals,
  run: change,
})

export const changeSensitiveSetting = staffOperation({
  name: 'changeSensitiveSetting',
  summary: 'Sets phone numbers, or whether a second person must agree.',
  input: changeOf(sensitiveSettings),
  output,
  refusals,
  run: change,
})
