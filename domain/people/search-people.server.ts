import { searchAccounts } from '#domain/accounts/account-of-person.server.ts'
import { searchChatContacts } from '#domain/assistant/chats-of-person.server.ts'
import { searchConsentContacts } from '#domain/consent/consents-of-person.server.ts'
import { searchLeadContacts } from '#domain/leads/leads-of-person.server.ts'
import { searchOrderContacts } from '#domain/orders/orders-of-person.server.ts'
import { type ContactFound, type PersonKey, personKeyOf, personSearch } from '#domain/shared/person-key.ts'
import type { Database } from '#platform/database.server.ts'

/** A person that a search found: how we know them, and where they appear. */
export type FoundPerson = {
  key: PersonKey
  names: string[]
  phones: string[]
  latest: Date
  where: string[]
}

const sources = [
  ['order', searchOrderContacts],
  ['lead', searchLeadContacts],
  ['chat', searchChatContacts],
  ['account', searchAccounts],
  ['consent', searchConsentContacts],
] as const

/** No more people are shown: a search that finds this many isn't for one person. */
const PEOPLE_SHOWN = 50

/** Whom our records know by this name, address, number or order reference, latest first. */
export async function searchPeople(db: Database, text: string): Promise<FoundPerson[]> {
  const search = personSearch(text)
  const found = await Promise.all(
    sources.map(async ([where, find]) => (await find(db, search)).map(contact => ({ ...contact, where }))),
  )
  const people = new Map<string, FoundPerson>()
  for (const contact of found.flat()) {
    const key = personKeyOf(contact)
    if (!key) continue
    const known = people.get(JSON.stringify(key))
    people.set(JSON.stringify(key), merged(known, key, contact))
  }
  return [...people.values()]
    .toSorted((a, b) => b.latest.getTime() - a.latest.getTime())
    .slice(0, PEOPLE_SHOWN)
}

function merged(
  known: FoundPerson | undefined,
  key: PersonKey,
  { name, phone, at, where }: ContactFound & { where: string },
): FoundPerson {
  const each = (values: readonly string[]) => [...new Set(values.filter(value => value !== ''))]
  return {
    key,
    names: each([...(known?.names ?? []), name]),
    phones: each([...(known?.phones ?? []), phone]),
    latest: known && known.latest > at ? known.latest : at,
    where: each([...(known?.where ?? []), where]),
  }
}
