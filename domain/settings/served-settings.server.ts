import { isDeepStrictEqual } from 'node:util'
import { receiversMark, servedReceivers } from '#domain/automation/receiver-store.server.ts'
import type { Database } from '#platform/database.server.ts'
import {
  type BusinessSettings,
  businessSettingsOf,
  type SettingKey,
  type SettingValues,
  settingKeys,
  settingSchemas,
} from './business-settings.ts'
import { begunSettings, type StoredSetting, settingsMark } from './settings-store.server.ts'

/**
 * The settings that apply at a given time: for each the value that began last, or else the one of `builtIn`. A value
 * that no longer fits its schema is skipped for the one before it.
 */
export async function servedSettings(
  db: Database,
  at: Date,
  builtIn: SettingValues,
): Promise<BusinessSettings> {
  const rows = Map.groupBy(await begunSettings(db, at), ({ key }) => key)
  const values = Object.fromEntries(
    settingKeys.map(key => [key, newestThatFits(key, rows.get(key) ?? []) ?? builtIn[key]]),
  ) as SettingValues
  return businessSettingsOf(values, await servedReceivers(db))
}

function newestThatFits(
  key: SettingKey,
  rows: readonly StoredSetting[],
): SettingValues[SettingKey] | undefined {
  for (const { value } of rows) {
    const read = settingSchemas[key].safeParse(value)
    if (read.success) return read.data
  }
  return undefined
}

/** The current settings, as a process has them: reread when something was set. */
export type Settings = {
  current(): BusinessSettings
  /** Rereads what was set or began since, and returns what applies. */
  look(at: Date): Promise<BusinessSettings>
}

export async function openSettings(db: Database, builtIn: SettingValues, at: Date): Promise<Settings> {
  const markOf = async (moment: Date) => `${await settingsMark(db, moment)} ${await receiversMark(db)}`
  let mark = await markOf(at)
  let current = await servedSettings(db, at, builtIn)
  return {
    current: () => current,
    async look(moment) {
      const next = await markOf(moment)
      if (next === mark) return current
      const read = await servedSettings(db, moment, builtIn)
      if (!isDeepStrictEqual(read, current)) current = read
      mark = next
      return current
    },
  }
}
