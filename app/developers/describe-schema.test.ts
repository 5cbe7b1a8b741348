import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { lookUpZip } from '#domain/availability/availability.operations.server.ts'
import { requestBundle, requestQuote } from '#domain/leads/leads.operations.server.ts'
import { measureEvent } from '#domain/measurement/measurement.operations.server.ts'
import { type JsonSchema, jsonSchema, schemaOf } from '../api/json-schema.server.ts'
import { publicEndpoints } from '../api/openapi.server.ts'
import { describeSchema } from './describe-schema.ts'

const described = (operation: Parameters<typeof schemaOf>[0]) =>
  describeSchema(schemaOf(operation, 'input') ?? {})

test.each([requestQuote, requestBundle])(
  '$name says that its hidden field stays empty: who fills it is thanked, and heard by nobody',
  operation => {
    const words = described(operation)
    expect(words).toContain('// Leave this empty or out.')
    expect(words).toContain('website?: string')
    expect(schemaOf(operation, 'input')?.required).not.toContain('website')
  },
)

test('every value that a request accepts is listed', () => {
  expect(described(requestQuote)).toContain('service: "Home internet" | "TV & streaming" | "Home security"')
  const event = described(measureEvent)
  expect(event).toContain('name: "explore_bundles" | "contact_options_shown"')
  expect(event).toContain('contact_initiated: "phone", "chat"')
})

const everySchema = publicEndpoints
  .flatMap(({ operation }) => [schemaOf(operation, 'input'), schemaOf(operation, 'output')])
  .filter(schema => schema !== null)

test('no member of a request or an answer is told as anything', () => {
  for (const schema of everySchema) expect(describeSchema(schema)).not.toContain('anything')
})

test('what may be null says so, beside what it is otherwise', () => {
  const schema = jsonSchema(
    z.object({
      page: z.nullable(z.string()),
      download: z.nullable(z.number()),
      low: z.nullable(z.boolean()),
    }),
    'output',
  )
  expect(describeSchema(schema)).toBe(
    '{\n  page: string | null\n  download: number | null\n  low: boolean | null\n}',
  )
})

test.each<[string, JsonSchema]>([
  ['string (1 to 50 characters)', { type: 'string', minLength: 1, maxLength: 50 }],
  ['string (at most 500 characters, matches ^\\/)', { type: 'string', maxLength: 500, pattern: '^\\/' }],
  ['string (date)', { type: 'string', format: 'date', pattern: '^\\d{4}' }],
  ['number (more than 0, at most 9)', { type: 'number', exclusiveMinimum: 0, maximum: 9 }],
  ['integer (at least 0)', { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }],
  ['integer', { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }],
  ['string[] (1 to 4 entries)', { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 4 }],
  ['(string | null)[]', { type: 'array', items: { type: ['string', 'null'] } }],
])('%s', (words, schema) => {
  expect(describeSchema(schema)).toBe(words)
})

test('what is refused when it is missing has no question mark', () => {
  expect(described(lookUpZip)).toBe('{\n  zip: string\n}')
})
