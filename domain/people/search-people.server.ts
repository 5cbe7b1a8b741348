import {
  accountOfPerson,
  accountsWithIds,
  searchAccounts,
} from '#domain/accounts/account-of-person.server.ts'
import { hasChats, searchChatContacts } from '#domain/assistant/chats-of-person.server.ts'
import { consentsOfPerson, searchConsentContacts } from '#domain/consent/consents-of-person.server.ts'
import { leadsOfPerson, searchLeadContacts } from '#domain/leads/leads-of-person.server.ts'
import { orderAddresses } from '#domain/orders/order-addresses.server.ts'
import { ordersOfPerson, searchOrderContacts } from '#domain/orders/orders-of-person.server.ts'
import { type ContactFound, type PersonKey, personKeyOf, personSearch } from '#domain/shared/person-key.ts'
import { everyWatchOf, searchWatchContacts } from '#domain/watches/watch-store.server.ts'
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
  searchLeadContacts,
  searchChatContacts,
  searchAccounts,
  searchConsentContacts,
  searchWatchContacts,
] as const

/** No more people are shown: a search that finds this many isn't for one person. */
const PEOPLE_SHOWN = 50

/**
 * Whom our records know by this name, address, number or order reference, latest first; with an order also the account that
 * placed it, whatever address the order has by now.
 */
export async function searchPeople(db: Database, text: string, at: Date): Promise<FoundPerson[]> {
  const search = personSearch(text)
  const orders = await searchOrderContacts(db, search)
  const placed = await accountsWithIds(
    db,
    orders.flatMap(({ userId }) => userId ?? []),
  )
  const others = await Promise.all(sources.map(find => find(db, search)))
  const people = new Map<string, Contacts>()
  for (const contact of [...orders, ...placed, ...others.flat()]) {
    const key = personKeyOf(contact)
    if (!key) continue
    people.set(JSON.stringify(key), merged(people.get(JSON.stringify(key)), key, contact))
  }
  const shown = [...people.values()]
    .toSorted((a, b) => b.latest.getTime() - a.latest.getTime())
    .slice(0, PEOPLE_SHOWN)
  return Promise.all(shown.map(async one => ({ ...one, where: await whereHeld(db, one.key, at) })))
}

/** Where their page has something, whichever record the search found. */
async function whereHeld(db: Database, key: PersonKey, at: Date): Promise<string[]> {
  const account = await accountOfPerson(db, key)
  const orders = await ordersOfPerson(db, key, account?.id ?? null, at)
  const held = {
    order: orders.length > 0,
    lead: (await leadsOfPerson(db, key)).length > 0,
    chat: await hasChats(db, key, account?.id ?? null),
    account: account !== null,
    'email alert': 'email' in key && (await everyWatchOf(db, key.email)).length > 0,
    consent: (await consentsOfPerson(db, key, await orderAddresses(db, orders))).length > 0,
  }
  return Object.entries(held).flatMap(([where, isHeld]) => (isHeld ? [where] : []))
}

type Contacts = Omit<FoundPerson, 'where'>

function merged(known: Contacts | undefined, key: PersonKey, { name, phone, at }: ContactFound): Contacts {
  const each = (values: readonly string[]) => [...new Set(values.filter(value => value !== ''))]
  return {
    key,
    names: each([...(known?.names ?? []), name]),
    phones: each([...(known?.phones ?? []), phone]),
    latest: known && known.latest > at ? known.latest : at,
  }
}
