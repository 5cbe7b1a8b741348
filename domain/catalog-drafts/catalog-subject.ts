/** The kinds of catalog entries that are edited individually. */
export const catalogKinds = [
  'provider',
  'plan',
  'tv',
  'security',
  'addon',
  'builder-internet',
  'builder-security',
  'bundle',
  'figure',
] as const
export type CatalogKind = (typeof catalogKinds)[number]

/** One catalog entry, by its kind and permanent id. */
export type CatalogSubject = { kind: CatalogKind; id: string }

/** What entries of a kind are called, singular and plural. */
export const kindWords: Record<CatalogKind, { one: string; many: string }> = {
  provider: { one: 'Provider', many: 'Providers' },
  plan: { one: 'Internet plan', many: 'Internet plans' },
  tv: { one: 'TV package', many: 'TV packages' },
  security: { one: 'Security package', many: 'Security packages' },
  addon: { one: 'Add-on', many: 'Internet add-ons' },
  'builder-internet': { one: 'Builder internet plan', many: 'Builder internet' },
  'builder-security': { one: 'Builder security package', many: 'Builder security' },
  bundle: { one: 'Bundle', many: 'Bundles' },
  figure: { one: 'Figure', many: 'Guides’ figures' },
}

/** `plan/metronet-500`: how events and checks name an entry, and the end of its page's address. */
export const subjectKey = ({ kind, id }: CatalogSubject): string => `${kind}/${id}`

/** Kinds that can have new entries and retire old ones: a figure of a guide is only changed. */
export const isReplaceable = (kind: CatalogKind): boolean => kind !== 'figure'

/** A kind within a sentence: `TV package`, `internet plan`. */
export function kindInText(kind: CatalogKind): string {
  const { one } = kindWords[kind]
  return one.startsWith('TV') ? one : one.toLowerCase()
}
