import { type Condition, conditionKindNames, conditionKinds } from '#domain/catalog/condition.ts'
import { CONDITION_ROWS } from './field.ts'
import { Unreadable } from './unreadable.ts'

const rows = Array.from({ length: CONDITION_ROWS }, (_, row) => row)

/** The text of each input of a plan's conditions. */
export const typedConditions = (path: string, value: unknown): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(row => {
      const condition = listed(value)[row]
      return [
        [`${path}.${row}.about`, condition?.about ?? ''],
        [`${path}.${row}.words`, condition?.words ?? ''],
      ]
    }),
  )

/** Conditions as typed. A sentence that was cleared is gone, whatever the list beside it still shows. */
export function conditionsFrom(
  path: string,
  typed: Readonly<Record<string, string>>,
  before: unknown,
): Condition[] {
  const read = rows.flatMap(row => {
    const words = (typed[`${path}.${row}.words`] ?? '').replaceAll(/\s+/g, ' ').trim()
    if (words === '') return []
    const about = conditionKinds.find(one => one === typed[`${path}.${row}.about`])
    if (!about) throw new Unreadable(`${path}.${row}.about`, `Choose what “${words}” is about`)
    if (!/[.?!]$/.test(words))
      throw new Unreadable(`${path}.${row}.words`, `Make “${words}” a whole sentence, with a period`)
    return [{ about, words }]
  })
  // A form has no more rows, but a published file may have had more conditions.
  return [...read, ...listed(before).slice(CONDITION_ROWS)]
}

/** Conditions as the desk reads them: the sentences, and what each is about if anything goes by it. */
export const conditionsInWords = (value: unknown): string =>
  listed(value)
    .map(({ about, words }) =>
      about === 'other' ? words : `${words} (${conditionKindNames[about].toLowerCase()})`,
    )
    .join(' · ')

const listed = (value: unknown): readonly Condition[] => (Array.isArray(value) ? value : [])
