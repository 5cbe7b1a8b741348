import type { DatedChange } from '#domain/labels/label-changes-told.server.ts'

type Change = Pick<
  DatedChange,
  'providerId' | 'since' | 'date' | 'kind' | 'field' | 'subject' | 'oldText' | 'newText'
>

/**
 * Puts the plans together that changed in the same way between the same two visits, such as one fee of all plans of a
 * provider, each group where its first plan stood. New and withdrawn plans stay apart: each has prices of its own.
 */
export function changedAlike<T extends Change>(changes: readonly T[]): T[][] {
  const groups = Map.groupBy(changes, (change, index) => {
    const { providerId, since, date, kind, field, subject, oldText, newText } = change
    return kind === 'changed'
      ? JSON.stringify([providerId, since, date, field, subject, oldText, newText])
      : index
  })
  return [...groups.values()]
}
