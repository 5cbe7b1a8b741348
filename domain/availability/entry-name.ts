const BY_NAME = 'name:'

/**
 * One name for an entry: of the data by the FCC's id (`fcc:131413`), of lists of states by the catalogue's, of the county
 * figures, which have no ids, by the operator's name (`name:Burlington Telecom`); null for one without any.
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

/** The operator of an entry that has only a name; null of others. */
export function operatorOf(entry: string): string | null {
  return entry.startsWith(BY_NAME) ? entry.slice(BY_NAME.length) : null
}
