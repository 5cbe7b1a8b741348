import { and, type Column, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { PersonKey, PersonSearch } from './person-key.ts'
import { readAsTyped, wordAsTyped } from './search-words.ts'

/** Where a table stores how somebody can be reached. */
type ContactColumns = { email?: Column; phone?: Column }

/** The last ten digits of a number, however it was written. */
export const lastTenDigits = (phone: Column | SQL): SQL =>
  sql`right(regexp_replace(coalesce(${phone}, ''), '[^0-9]', '', 'g'), 10)`

/** Whether a row belongs to this person: by its email address or, if it has none, by its phone number. */
export function isOf(key: PersonKey, { email, phone }: ContactColumns): SQL {
  if ('email' in key) return email ? eq(sql`lower(${email})`, key.email) : sql`false`
  if (!phone) return sql`false`
  const isTheirs = eq(lastTenDigits(phone), key.phone)
  return email ? sql`(coalesce(${email}, '') = '' and ${isTheirs})` : isTheirs
}

/** Whether a column has each of these words, wherever, however their accents and apostrophes are typed. */
export function containsAll(column: Column, words: readonly string[]): SQL {
  const said = sql`translate(${column}, ${readAsTyped.from}, ${readAsTyped.to})`
  const parts = words.map(word => (wordAsTyped(word) || word).replaceAll(/[%_\\]/g, '\\$&'))
  return and(...parts.map(part => ilike(said, `%${part}%`))) ?? sql`true`
}

/** Whether an order's reference is the one that a search may be, or has it as a part. */
export const hasReference = (reference: Column | SQL, { reference: typed }: PersonSearch): SQL | undefined =>
  typed === null ? undefined : sql`replace(${reference}, '-', '') like ${`PW%${typed}%`}`

/** Whether a row matches a search. */
export function isFoundBy(
  { words, digits }: PersonSearch,
  { email, phone, others = [] }: ContactColumns & { others?: readonly Column[] },
): SQL {
  const said = [email, ...others].flatMap(column => (column ? [containsAll(column, words)] : []))
  const called = phone && digits !== null ? [sql`${lastTenDigits(phone)} like ${`%${digits}%`}`] : []
  return or(...said, ...called) ?? sql`false`
}

/** No more are returned of one kind: a search that finds this many isn't for one person. */
export const MOST_FOUND = 200
