import type { DatedChange } from '#domain/labels/label-changes-told.server.ts'

type Change = Pick<
  DatedChange,
  'providerId' | 'since' | 'date' | 'kind' | 'field' | 'subject' | 'oldText' | 'newText'
>

/**
 * Groups the plans that changed in the same way between the same two dates, such as one fee of all plans of a
 * provider; each group is where its first plan was. Added and withdrawn plans stay separate, because each has its own
 * prices.
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
