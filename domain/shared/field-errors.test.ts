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

test('a bound that is not itself allowed, and a form that is known, are told as what they are', () => {
  const parsed = z
    .object({
      most: z.number().gt(0),
      size: z.number().lt(5),
      since: z.iso.date(),
      at: z.iso.datetime(),
      page: z.string().regex(/^\//),
    })
    .safeParse({ most: 0, size: 5, since: '2026-02-30', at: 'noon', page: 'x' })
  expect(fieldErrors(parsed.error ?? new z.ZodError([]))).toEqual({
    most: 'More than 0',
    size: 'Less than 5',
    since: 'Give a day of the calendar, such as 2026-11-01',
    at: 'Give a time in UTC, such as 2026-11-01T15:00:00Z',
    page: 'This has another form than we expect',
  })
})

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
