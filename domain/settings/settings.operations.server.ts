import { z } from 'zod/mini'
import { LEAST_REASON } from '#domain/shared/least-reason.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { type KnownStaff, staffOperation } from '#domain/staff/staff-operation.ts'
import type { Database } from '#platform/database.server.ts'
import { type SettingKey, type SettingValues, settingKeys } from './business-settings.ts'
import { type CheckSetting, changeSetting } from './change-setting.server.ts'
import { servedSettings } from './served-settings.server.ts'
import { contractSettings, sensitiveSettings, wordSettings } from './setting-groups.ts'
import { begunSettings, changesOf, lastVersion, type StoredSetting } from './settings-store.server.ts'

export type SettingDeps = { db: Database; now: () => Date; builtInSettings: SettingValues }

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
  async run({ db, now, builtInSettings: builtIn }: SettingDeps, _: KnownStaff, { key }) {
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

/** What a change of one of these settings says. */
export const changeInput = <Key extends SettingKey>(keys: readonly Key[]) =>
  z.strictObject({
    key: z.enum(keys),
    version: z.coerce.number().check(z.int(), z.gte(0)),
    value: z.optional(z.unknown()),
    backTo: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
    cancels: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
    validFrom: z.optional(z.iso.datetime({ error: 'Enter a day and a time' })),
  })

export const changeRefusals = ['setting_changed', 'setting_same', 'work_gone'] as const

/** Hours are checked against the current database, not against what this process last read. */
export async function change(
  deps: SettingDeps,
  { staff }: KnownStaff,
  wanted: Parameters<typeof changeSetting>[2],
  check?: CheckSetting,
) {
  if (wanted.value === undefined && wanted.backTo === undefined && wanted.cancels === undefined)
    return refused('malformed_request')
  const settings = await servedSettings(deps.db, deps.now(), deps.builtInSettings)
  return changeSetting({ ...deps, settings }, staff, wanted, check)
}

export const changeOutput = z.object({ validFrom: z.date() })

export const changeWords = staffOperation({
  name: 'changeWords',
  summary: 'Sets the banner, or when the table of refusals is public.',
  input: changeInput(wordSettings),
  output: changeOutput,
  refusals: changeRefusals,
  run: (deps: SettingDeps, caller, wanted) => change(deps, caller, wanted),
})

/** The catalog asks for the same before it changes a contract figure: a reason and the second factor. */
export const changeContractFigure = staffOperation({
  name: 'changeContractFigure',
  summary:
    'Sets the figure of the reviews, which stands in the contract, for a reason; or goes back to an earlier one.',
  input: z.extend(changeInput(contractSettings), {
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  output: changeOutput,
  refusals: [...changeRefusals, 'invalid_input'],
  async run(deps: SettingDeps, caller, wanted) {
    const isOwn = wanted.value !== undefined && wanted.value !== null
    if (isOwn && (wanted.reason ?? '').length < LEAST_REASON)
      return {
        ok: false,
        code: 'invalid_input',
        fields: { reason: `Say why, in ${LEAST_REASON} characters or more` },
      } as const
    return change(deps, caller, wanted)
  },
})

export const changeSensitiveSetting = staffOperation({
  name: 'changeSensitiveSetting',
  summary: 'Sets phone numbers, or whether a second person must agree.',
  input: changeInput(sensitiveSettings),
  output: changeOutput,
  refusals: changeRefusals,
  run: (deps: SettingDeps, caller, wanted) => change(deps, caller, wanted),
})
