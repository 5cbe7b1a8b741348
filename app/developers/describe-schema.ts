import type { JsonSchema } from '../api/json-schema.server.ts'

/** A JSON schema as people write types: `{ zip: string; note?: string }`, indented if it has members. */
export function describeSchema(schema: JsonSchema, indent = ''): string {
  const { type, enum: values, const: only, anyOf, items } = schema
  if (only !== undefined) return JSON.stringify(only)
  if (values) return values.map(value => JSON.stringify(value)).join(' | ')
  if (anyOf) return anyOf.map(each => describeSchema(each, indent)).join(' | ')
  if (type === 'array') return `${describeItems(items, indent)}[]${inBrackets(entries(schema))}`
  if (type === 'object') return describeObject(schema, indent)
  // Of a value that may be null, the type is a list.
  const types = [type ?? []].flat()
  return types.length === 0 ? 'anything' : types.map(one => describeValue(one, schema)).join(' | ')
}

function describeItems(items: JsonSchema['items'], indent: string): string {
  if (!items || typeof items !== 'object' || Array.isArray(items)) return 'anything'
  const one = describeSchema(items, indent)
  return one.includes(' | ') && !one.startsWith('{') ? `(${one})` : one
}

function describeObject({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const members = Object.entries(properties).map(([name, member]) => {
    const shown = `${/^\w+$/.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? '' : '?'}`
    if (typeof member !== 'object') return `${inner}${shown}: anything`
    return `${remark(member.description, inner)}${inner}${shown}: ${describeSchema(member, inner)}`
  })
  return members.length === 0 ? '{}' : `{\n${members.join('\n')}\n${indent}}`
}

const REMARK_WIDTH = 64

/** What the declaration says about a member, as comments above it that need no sideways scrolling. */
function remark(description: string | undefined, indent: string): string {
  if (!description) return ''
  const lines: string[] = []
  for (const word of description.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= REMARK_WIDTH) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map(line => `${indent}// ${line}\n`).join('')
}

function describeValue(type: string, schema: JsonSchema): string {
  if (type === 'string') return type + inBrackets(text(schema))
  if (type === 'number' || type === 'integer') return type + inBrackets(amount(schema))
  return type
}

const inBrackets = (parts: readonly string[]) => (parts.length > 0 ? ` (${parts.join(', ')})` : '')

/** Formats have long patterns of their own; their names say more. */
const text = ({ format, pattern, minLength, maxLength }: JsonSchema) => [
  ...(format ? [format] : []),
  ...range(minLength, maxLength).map(counting('character', 'characters')),
  ...(pattern && !format ? [`matches ${pattern}`] : []),
]

const amount = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema) => [
  ...(exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`]),
  ...range(minimum, maximum),
  ...(exclusiveMaximum === undefined ? [] : [`less than ${exclusiveMaximum}`]),
]

const entries = ({ minItems, maxItems }: JsonSchema) =>
  range(minItems, maxItems).map(counting('entry', 'entries'))

const counting = (one: string, several: string) => (words: string) =>
  `${words} ${words.split(' ').at(-1) === '1' ? one : several}`

/** The bounds in words; those that only say which whole numbers are exact are none. */
function range(least: number | undefined, most: number | undefined): string[] {
  const from = least === undefined || least <= Number.MIN_SAFE_INTEGER ? null : least
  const to = most === undefined || most >= Number.MAX_SAFE_INTEGER ? null : most
  if (from === null) return to === null ? [] : [`at most ${to}`]
  return to === null ? [`at least ${from}`] : [from === to ? `${from}` : `${from} to ${to}`]
}
