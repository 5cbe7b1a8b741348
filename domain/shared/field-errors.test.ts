import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldErrors } from './field-errors.ts'

const schema = z.strictObject({
  limit: z.coerce.number().int().max(50),
  kind: z.enum(['fiber', 'cable']),
  tags: z.array(z.string()).max(1),
  name: z.string('Enter your name').min(2),
  note: z.string().min(2),
})
const faults = (value: unknown) => fieldErrors(schema.safeParse(value).error ?? new z.ZodError([]))

test('faults are told in words for people, whatever the library calls them', () => {
  expect(faults({ limit: 'x', kind: 'dsl', tags: ['a', 'b'], name: 'A', note: 'A', more: 1 })).toEqual({
    limit: 'Give a number here',
    kind: 'Give one of: fiber, cable',
    tags: 'At most 1 entry',
    name: 'Enter your name',
    note: 'At least 2 characters',
    form: 'Unknown: more',
  })
  expect(faults({ limit: 51, kind: 'fiber', tags: [], note: 'Yes' })).toEqual({
    limit: 'At most 50',
    name: 'Enter your name',
  })
})
