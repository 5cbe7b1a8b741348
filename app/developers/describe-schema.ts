import type { JsonSchema } from '../api/openapi.server.ts'

/** A JSON schema as people write types: `{ zip: string; note?: string }`, indented if it has members. */
export function describeSchema(schema: JsonSchema, indent = ''): string {
  const { type, enum: values, const: only, anyOf, items } = schema
  if (only !== undefined) return JSON.stringify(only)
  if (values) return values.map(value => JSON.stringify(value)).join(' | ')
  if (anyOf) return anyOf.map(each => describeSchema(each, indent)).join(' | ')
  if (type === 'array') return `${describeItems(items, indent)}[]`
  if (type === 'object') return describeObject(schema, indent)
  return typeof type === 'string' ? type + constraint(schema) : 'anything'
}

function describeItems(items: JsonSchema['items'], indent: string): string {
  if (!items || typeof items !== 'object' || Array.isArray(items)) return 'anything'
  const one = describeSchema(items, indent)
  return one.includes(' | ') && !one.startsWith('{') ? `(${one})` : one
}

function describeObject({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const members = Object.entries(properties).map(([name, member]) => {
    const mark = required.includes(name) ? '' : '?'
    if (typeof member !== 'object') return `${inner}${name}${mark}: anything`
    return `${remark(member.description, inner)}${inner}${name}${mark}: ${describeSchema(member, inner)}`
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

function constraint({ format, maxLength, minimum, maximum }: JsonSchema): string {
  const parts = [
    ...(format ? [format] : []),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(minimum === undefined || maximum === undefined || minimum < -1e9 || maximum > 1e9
      ? []
      : [`${minimum} to ${maximum}`]),
  ]
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}
