import type { Catalogue } from '#domain/catalog/catalogue.ts'

const BY_NAME = 'name:'

/**
 * One name per entry: the FCC's id if the data have it (`fcc:131413`), the catalog's for lists of states, and the
 * operator's name for county figures, which have no ids (`name:Burlington Telecom`); null for an entry with none of
 * these.
 */
export function entryName({
  fccProviderId,
  providerId,
  name,
}: {
  fccProviderId?: number | undefined
  providerId?: string | undefined
  name?: string | undefined
}): string | null {
  if (fccProviderId !== undefined) return `fcc:${fccProviderId}`
  if (providerId !== undefined) return providerId
  return name ? `${BY_NAME}${name}` : null
}

/** The operator of an entry that has only a name; null for others. */
function operatorOf(entry: string): string | null {
  return entry.startsWith(BY_NAME) ? entry.slice(BY_NAME.length) : null
}

/** What people call a reported entry: ours by the catalog's name, others as the data name them. */
export function nameOfEntry(
  catalogue: Catalogue,
  provider: string,
  names: ReadonlyMap<number, string>,
): string {
  const operator = operatorOf(provider)
  if (operator !== null) return operator
  const [, id] = provider.match(/^fcc:(\d+)$/) ?? []
  if (id === undefined) return catalogue.provider(provider)?.name ?? provider
  return catalogue.providerByFccId(Number(id))?.name ?? names.get(Number(id)) ?? provider
}
