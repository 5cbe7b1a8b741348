import type { SettingKey } from '#domain/settings/business-settings.ts'
import { settingMeanings } from '#domain/settings/setting-groups.ts'
import type { SettingHistory } from '#domain/settings/settings.operations.server.ts'
import type { ShownChange } from './history.tsx'
import { valueWords } from './value-words.ts'

/** The changes of a setting as its page shows them, with what was there before any. */
export function shownChanges(
  key: SettingKey,
  { changes, inForce, builtIn, now }: SettingHistory,
): ShownChange[] {
  const shown = changes.map(({ version, value, validFrom, changedAt, changedByName }): ShownChange => {
    const isReplaced = changes.some(
      other => other.version > version && other.validFrom.getTime() === validFrom.getTime(),
    )
    const words = wordsOf(key, value)
    const state = stateOf({ isInForce: version === inForce, isReplaced, isAhead: validFrom > now })
    return { version, words, who: changedByName, changedAt, validFrom, state }
  })
  const first: ShownChange = {
    version: 0,
    words: wordsOf(key, builtIn[key]),
    who: settingMeanings[key].before,
    changedAt: null,
    validFrom: null,
    state: inForce === 0 ? 'in force' : 'past',
  }
  return [...shown, first]
}

type Standing = { isInForce: boolean; isReplaced: boolean; isAhead: boolean }

function stateOf({ isInForce, isReplaced, isAhead }: Standing): ShownChange['state'] {
  if (isInForce) return 'in force'
  if (isReplaced) return 'replaced'
  return isAhead ? 'to come' : 'past'
}

/** Values are kept as they were, whatever the rules of today say. */
function wordsOf(key: SettingKey, value: unknown): string[] {
  try {
    return valueWords(key, value as never)
  } catch {
    return [JSON.stringify(value)]
  }
}
