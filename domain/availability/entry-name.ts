/** One name for an entry, whether it was found in the data (`fcc:131413`) or in lists of states; null for one without. */
export function entryName({
  fccProviderId,
  providerId,
}: {
  fccProviderId?: number | undefined
  providerId?: string | undefined
}): string | null {
  if (fccProviderId !== undefined) return `fcc:${fccProviderId}`
  return providerId ?? null
}
