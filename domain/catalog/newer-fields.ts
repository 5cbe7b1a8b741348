import { withFeePurposes } from '#domain/pricing/fee-purpose.ts'
import { knownConditions, withConditionKinds } from './older-conditions.ts'

/**
 * Fields that decide something and came after the first revisions were stored, by the list they are in. A stored entry
 * without one is older than it: what the seed says of the same entry holds for it until somebody edits it. Anything
 * else would make the site forget, by an update alone, that Starlink flies low.
 */
const newerFields: readonly Newer[] = [
  { list: ['internetPlans'], fields: ['orbit'], where: 'type' },
  // Of a plan whose cap became another one the seed knows no figures.
  { list: ['internetPlans'], fields: ['dataCapGb', 'moreDataGb', 'moreDataCents'], where: 'dataCap' },
  { list: ['securityPackages'], fields: ['services', 'devices', 'forApartments'] },
  {
    list: ['guides', 'securityArticle', 'brands'],
    fields: ['contractMonths', 'cellularBackup', 'recordingsNeedPlan', 'otherDevices'],
  },
  { list: ['guides', 'security', 'adt', 'products', 'items'], fields: ['uses'], key: 'name' },
  { list: ['guides', 'security', 'vivint', 'products', 'items'], fields: ['uses'], key: 'name' },
  { list: ['guides', 'education', 'connectionTypes'], fields: ['type'], key: 'name' },
  { list: ['guides', 'education', 'terms'], fields: ['id'], key: 'term' },
]

/** A list, also one in each entry of another; `where` names what must be as in the seed. */
type Newer = { list: readonly string[]; fields: readonly string[]; key?: string; where?: string }
type Entry = Readonly<Record<string, unknown>>

/**
 * Stored content with the fields that are newer than it, from the seed's entries of the same ids or names. Of fees that
 * don't say what they are for, their names do; of conditions that don't say what they are about, the seed's of the same
 * words, or else the words.
 */
export function withNewerFields(stored: unknown, seed: unknown): unknown {
  const content = newerFields.reduce(
    (older, newer) =>
      withEntries(older, newer.list, entry => completed(entry, entriesAt(seed, newer.list), newer)),
    withFeePurposes<unknown>(stored),
  )
  const known = () => knownConditions(entriesAt(seed, ['internetPlans']))
  return withEntries(content, ['internetPlans'], plan => withConditionKinds(plan, known))
}

function withEntries(
  content: unknown,
  [key = '', ...rest]: readonly string[],
  complete: (entry: unknown) => unknown,
): unknown {
  if (Array.isArray(content)) return content.map(one => withEntries(one, [key, ...rest], complete))
  if (!isEntry(content) || !(key in content)) return content
  const value = content[key]
  if (rest.length > 0) return { ...content, [key]: withEntries(value, rest, complete) }
  if (!Array.isArray(value)) return content
  return { ...content, [key]: value.map(complete) }
}

function completed(
  entry: unknown,
  seeded: readonly Entry[],
  { fields, key = 'id', where = key }: Newer,
): unknown {
  if (!isEntry(entry)) return entry
  const same = seeded.find(one => one[key] === entry[key] && one[where] === entry[where])
  const newer = fields.filter(field => same && !(field in entry) && field in same)
  if (newer.length === 0) return entry
  const now = { ...entry, ...Object.fromEntries(newer.map(field => [field, same?.[field]])) }
  return newer.includes('dataCapGb') ? withoutDataSentence(now) : now
}

/** The figures stood in a condition until they were fields: told once is enough. */
function withoutDataSentence(plan: Entry): Entry {
  const { dataCapGb, conditions } = plan
  if (typeof dataCapGb !== 'number' || !Array.isArray(conditions)) return plan
  const begins = `Monthly data plan of ${dataCapGb.toLocaleString('en-US')} GB`
  const left = conditions.filter(one => !String(one).startsWith(begins))
  return left.length > 0 ? { ...plan, conditions: left } : plan
}

function entriesAt(content: unknown, place: readonly string[]): readonly Entry[] {
  const values = place.reduce<readonly unknown[]>(
    (all, key) => all.flatMap(at => (isEntry(at) ? at[key] : [])),
    [content],
  )
  return values.filter(isEntry)
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
