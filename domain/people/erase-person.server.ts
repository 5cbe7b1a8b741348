import { accountOfPerson } from '#domain/accounts/account-of-person.server.ts'
import { eraseSearches } from '#domain/addresses/address-store.server.ts'
import { chatsOfPerson, eraseChats } from '#domain/assistant/chats-of-person.server.ts'
import { eraseMessages } from '#domain/automation/messages-of-person.server.ts'
import { eraseReportNotes } from '#domain/availability/reports/erase-report-notes.server.ts'
import type { NameReporter } from '#domain/availability/reports/reporter.server.ts'
import { eraseSlots } from '#domain/callbacks/slot-store.server.ts'
import { revokeMarketing } from '#domain/consent/marketing-consent.server.ts'
import { eraseEventDetails } from '#domain/desk/desk-events.server.ts'
import { eraseFromWork } from '#domain/desk/work-items.server.ts'
import { eraseLeads, leadsOfPerson } from '#domain/leads/leads-of-person.server.ts'
import { deleteMailsOf } from '#domain/mail/mail-store.server.ts'
import { orderAddresses } from '#domain/orders/order-addresses.server.ts'
import { eraseOrders } from '#domain/orders/orders-of-person.server.ts'
import type { PersonKey } from '#domain/shared/person-key.ts'
import type { Proofs } from '#domain/staff/proofs.ts'
import { eraseWatches } from '#domain/watches/stop-watches.server.ts'
import type { Tx } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { numbersOf, personId } from './person.server.ts'
import { deletePrivacyLinks } from './privacy-links.server.ts'
import { eraseFromRequests, requestsOfPerson } from './request-store.server.ts'

export type EraseDeps = {
  queue: Queue
  nameReporter: NameReporter
  proofs: Pick<Proofs, 'fingerprint'>
}

/** How much was deleted, and what stays for now. */
export type Erased = {
  leads: number
  orders: number
  chats: number
  mails: number
  /** Email alerts that ended with it. */
  watches: number
  messages: number
  /** Orders under way keep their person until they are completed. */
  openOrders: string[]
  /** An account is deleted by its owner. */
  hasAccount: boolean
}

/**
 * Erases a person everywhere: leads, complete conversations, queued and delivered messages about them, the built-in
 * inbox, emails, searches, watches, slots, notes, and what events and work items say about them. Offers end permanently.
 *
 * What stays: consent records, as 16 CFR 310.5 requires; what was sold at which price, without the person; orders under
 * way with the person; the do-not-call list, without which the number would be called again; the account.
 */
export async function erasePerson(
  tx: Tx,
  { queue, nameReporter, proofs }: EraseDeps,
  key: PersonKey,
  { at, how, by }: { at: Date; how: string; by: string | null },
): Promise<Erased> {
  const email = 'email' in key ? key.email : ''
  const account = await accountOfPerson(tx, key)
  const userId = account?.id ?? null
  await revokeMarketing(tx, key, how, at)
  const numbers = numbersOf(
    [...(await leadsOfPerson(tx, key)), ...(await chatsOfPerson(tx, key, userId))].map(({ phone }) => phone),
  )
  const leadIds = await eraseLeads(tx, key, at)
  const chatIds = await eraseChats(tx, key, userId)
  const orders = await eraseOrders(tx, key, userId, at)
  const theirOrders = [...orders.erased, ...orders.open]
  const messages = await eraseMessages(tx, queue, {
    ...{ key, chatIds, numbers },
    corrected: await orderAddresses(tx, theirOrders),
    hasOpenOrders: orders.open.length > 0,
  })
  const openOrders = orders.open.map(({ reference }) => reference)
  const whoseMails = { recipient: email, orders: theirOrders.map(({ reference }) => reference) }
  const mails = await deleteMailsOf(tx, whoseMails, openOrders)
  const watches = email === '' ? 0 : await eraseWatches(tx, email)
  if (email !== '') await deletePrivacyLinks(tx, email)
  if (userId !== null) await eraseSearches(tx, userId)
  const reporter = userId === null ? null : nameReporter({ userId, clientNetwork: '' })
  await eraseReportNotes(tx, { reporter, email: email || null })
  const kept = orders.open.map(({ id }) => id)
  const requestIds = await eraseFromRequests(tx, key, { at, by, onlyDone: kept.length > 0 })
  const gone = [...leadIds, ...chatIds, ...orders.erased.map(({ id }) => id), ...requestIds]
  await eraseSlots(tx, gone)
  const subjectIds = [...gone, personId(proofs, key)]
  await eraseEventDetails(tx, { subjectIds, email, kept })
  // Who answers a request that stays open must see whose it is.
  const open =
    kept.length === 0 ? [] : (await requestsOfPerson(tx, key)).filter(({ doneAt }) => doneAt === null)
  await eraseFromWork(tx, { email, subjectIds: gone, kept: [...kept, ...open.map(({ id }) => id)] }, at)
  return {
    leads: leadIds.length,
    orders: orders.erased.length,
    chats: chatIds.length,
    mails,
    watches,
    messages: messages.inbox + messages.jobs,
    openOrders,
    hasAccount: account !== null,
  }
}
