/**
 * Fields that decide something and came after the first revisions were stored, by the list they are in. A stored entry
 * without one is older than it: what the seed says of the same entry holds for it until somebody edits it. Anything
 * else would make the site forget, by an update alone, that Starlink flies low.
 */
const newerFields: readonly { list: readonly string[]; fields: readonly string[]; key?: string }[] = [
  { list: ['internetPlans'], fields: ['orbit'] },
  { list: ['securityPackages'], fields: ['services', 'devices', 'forApartments'] },
  {
    list: ['guides', 'securityArticle', 'brands'],
    fields: ['contractMonths', 'cellularBackup', 'recordingsNeedPlan', 'otherDevices'],
  },
  { list: ['guides', 'education', 'connectionTypes'], fields: ['type'], key: 'name' },
  { list: ['guides', 'education', 'terms'], fields: ['id'], key: 'term' },
]

type Entry = Readonly<Record<string, unknown>>

/** Stored content with the fields that are newer than it, from the seed's entries of the same ids or names. */
export function withNewerFields(stored: unknown, seed: unknown): unknown {
  return newerFields.reduce(
    (content, { list, fields, key = 'id' }) =>
      withEntries(content, list, entry => completed(entry, entriesAt(seed, list), fields, key)),
    stored,
  )
}

function withEntries(
  content: unknown,
  [key = '', ...rest]: readonly string[],
  complete: (entry: unknown) => unknown,
): unknown {
  if (!isEntry(content) || !(key in content)) return content
  const value = content[key]
  if (rest.length > 0) return { ...content, [key]: withEntries(value, rest, complete) }
  if (!Array.isArray(value)) return content
  return { ...content, [key]: value.map(complete) }
}

function completed(
  entry: unknown,
  seeded: readonly Entry[],
  fields: readonly string[],
  key: string,
): unknown {
  if (!isEntry(entry)) return entry
  const same = seeded.find(one => one[key] === entry[key])
  const newer = fields.filter(field => same && !(field in entry) && field in same)
  return newer.length === 0
    ? entry
    : { ...entry, ...Object.fromEntries(newer.map(field => [field, same?.[field]])) }
}

function entriesAt(content: unknown, place: readonly string[]): readonly Entry[] {
  const value = place.reduce<unknown>((at, key) => (isEntry(at) ? at[key] : undefined), content)
  return Array.isArray(value) ? value.filter(isEntry) : []
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
