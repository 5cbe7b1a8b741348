import { accountsWithIds } from '#domain/accounts/account-of-person.server.ts'
import { orderAddresses } from '#domain/orders/order-addresses.server.ts'
import type { PersonKey } from '#domain/shared/person-key.ts'
import type { Reader } from '#platform/database.server.ts'

type Order = Parameters<typeof orderAddresses>[1][number] & { userId: string | null }

/** Another email address under which the same orders are or were: to us a person of its own. */
export type OtherPerson = { email: string; isAccount: boolean }

/**
 * Who else the orders of a person lead to: the account that placed one, and every address that one has or had. It may be the
 * same customer, whose address was put right, or somebody whose address was typed by mistake: that takes a person to tell.
 */
export async function otherPersons(
  db: Reader,
  key: PersonKey,
  orders: readonly Order[],
): Promise<OtherPerson[]> {
  const placed = await orderAddresses(db, orders)
  const accounts = await accountsWithIds(
    db,
    orders.flatMap(({ userId }) => userId ?? []),
  )
  const owners = new Set(accounts.map(({ email }) => email.toLowerCase()))
  const all = new Set([...owners, ...placed.map(({ email }) => email)])
  if ('email' in key) all.delete(key.email)
  return [...all].map(email => ({ email, isAccount: owners.has(email) }))
}
