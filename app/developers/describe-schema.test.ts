import { expect, test } from 'vitest'
import { requestBundle, requestQuote } from '#domain/leads/leads.operations.server.ts'
import { measureEvent } from '#domain/measurement/measurement.operations.server.ts'
import { schemaOf } from '../api/openapi.server.ts'
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
