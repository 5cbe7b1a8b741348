import { refused } from '#domain/shared/outcome.ts'

/** Refuses a provider that isn't given by its id, such as by its name, and says which ids there are. */
export const unknownProvider = (asked: string, ids: readonly string[]) => ({
  ...refused('provider_unknown'),
  field: 'provider',
  message: `“${asked}” isn’t the id of a provider here. Give one of these: ${ids.toSorted().join(', ')}.`,
})
