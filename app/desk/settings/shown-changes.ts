import type { SettingKey } from '#domain/settings/business-settings.ts'
import { settingMeanings } from '#domain/settings/setting-groups.ts'
import type { SettingHistory } from '#domain/settings/settings.operations.server.ts'
import { keptValueWords } from '#domain/settings/value-words.ts'
import type { ShownChange } from './history.tsx'

/** The changes of a setting as its page shows them, with what was there before any. */
export function shownChanges(
  key: SettingKey,
  { changes, holding, builtIn, now }: SettingHistory,
): ShownChange[] {
  const inForce = holding[key]?.version ?? 0
  const shown = changes.map(({ version, value, validFrom, changedAt, changedByName }): ShownChange => {
    const isReplaced = changes.some(
      other => other.version > version && other.validFrom.getTime() === validFrom.getTime(),
    )
    const words = keptValueWords(key, value)
    const state = stateOf({ isInForce: version === inForce, isReplaced, isAhead: validFrom > now })
    return { version, words, who: changedByName, changedAt, validFrom, state }
  })
  const first: ShownChange = {
    version: 0,
    words: keptValueWords(key, builtIn[key]),
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
