import type { z } from 'zod/mini'
import type { FieldErrors } from './problem.ts'

type Issue = z.core.$ZodIssue

/** The first error of each field, by field name; `form` for an error of the whole form. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const name = issue.path.join('.') || 'form'
    fields[name] ??= inWords(issue)
  }
  return fields
}

/** What the library says where a schema has no words of its own. */
const LIBRARYS_OWN = /^(?:Invalid|Too (?:big|small)|Unrecognized)/

/** People read these, also those who write a program: no library's terms. */
function inWords(issue: Issue): string {
  if (!LIBRARYS_OWN.test(issue.message)) return issue.message
  const { code } = issue
  if (code === 'invalid_type') return `Give ${kinds[issue.expected] ?? 'another value'} here`
  if (code === 'invalid_value') {
    return `Give one of: ${issue.values.map(value => (value === '' ? 'nothing' : String(value))).join(', ')}`
  }
  if (code === 'too_big') {
    return `${issue.inclusive === false ? 'Less than' : 'At most'} ${amount(issue.maximum, issue.origin)}`
  }
  if (code === 'too_small') {
    return `${issue.inclusive === false ? 'More than' : 'At least'} ${amount(issue.minimum, issue.origin)}`
  }
  if (code === 'unrecognized_keys') return `Unknown: ${issue.keys.join(', ')}`
  return (code === 'invalid_format' && forms[issue.format]) || 'This has another form than we expect'
}

const kinds: Record<string, string> = {
  ...{ number: 'a number', int: 'a whole number', string: 'a text', boolean: 'true or false' },
  ...{ array: 'a list', object: 'an object', date: 'a date' },
}

/** What a text in a known form is called, with an example of it. */
const forms: Record<string, string> = {
  date: 'Give a day of the calendar, such as 2026-11-01',
  datetime: 'Give a time in UTC, such as 2026-11-01T15:00:00Z',
  uuid: 'Give a UUID, such as 7c9e6679-7425-40de-944b-e07fc1f90ae7',
  email: 'Give an email address, such as name@example.com',
  url: 'Give an address, such as https://www.example.com/',
}

function amount(limit: number | bigint, origin: string): string {
  if (origin === 'string') return `${limit} ${Number(limit) === 1 ? 'character' : 'characters'}`
  return origin === 'array' ? `${limit} ${Number(limit) === 1 ? 'entry' : 'entries'}` : String(limit)
}
