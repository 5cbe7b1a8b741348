import { accountOfPerson } from '#domain/accounts/account-of-person.server.ts'
import { searchesOfAccount } from '#domain/addresses/address-store.server.ts'
import { chatsOfPerson } from '#domain/assistant/chats-of-person.server.ts'
import { inboxOfPerson } from '#domain/automation/messages-of-person.server.ts'
import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { allSlotsOf } from '#domain/callbacks/slot-store.server.ts'
import { consentsOfPerson } from '#domain/consent/consents-of-person.server.ts'
import { eventsAbout } from '#domain/desk/desk-events.server.ts'
import { leadsOfPerson } from '#domain/leads/leads-of-person.server.ts'
import { mailsOf } from '#domain/mail/mail-store.server.ts'
import { orderAddresses } from '#domain/orders/order-addresses.server.ts'
import { ordersOfPerson } from '#domain/orders/orders-of-person.server.ts'
import type { PersonKey } from '#domain/shared/person-key.ts'
import { phoneDigits } from '#domain/shared/phone-digits.ts'
import type { Proofs } from '#domain/staff/proofs.ts'
import { everyWatchOf } from '#domain/watches/watch-store.server.ts'
import type { Database } from '#platform/database.server.ts'
import { requestsOfPerson } from './request-store.server.ts'
import { withoutKeys } from './without-keys.ts'

type Deps = { db: Database; now: () => Date; proofs: Pick<Proofs, 'fingerprint'> }

/** No more events are shown at once. */
const EVENTS_TOLD = 500

/** How events identify a person: nobody can tell from it who it is, and it is always the same for the same person. */
export const personId = (proofs: Pick<Proofs, 'fingerprint'>, key: PersonKey): string =>
  proofs.fingerprint(`person ${'email' in key ? key.email : key.phone}`)

/** Everything that we hold about a person, from every module; empty where there is nothing. */
export async function personOf({ db, now, proofs }: Deps, key: PersonKey) {
  const at = now()
  const account = await accountOfPerson(db, key)
  const orders = await ordersOfPerson(db, key, account?.id ?? null, at)
  const placed = await orderAddresses(db, orders)
  const [leads, chats, consents, requests] = await Promise.all([
    leadsOfPerson(db, key),
    chatsOfPerson(db, key, account?.id ?? null),
    consentsOfPerson(db, key, placed),
    requestsOfPerson(db, key),
  ])
  const numbers = numbersOf([
    ...orders.map(order => order.contactPhone),
    ...[...leads, ...chats, ...consents].map(({ phone }) => phone),
  ])
  const subjectIds = [...orders, ...leads, ...chats, ...requests].map(({ id }) => id)
  const email = 'email' in key ? key.email : ''
  const [mails, searches, watches, slots, inbox, events, doNotCall] = await Promise.all([
    keptMails(db, email, orders),
    account ? searchesOfAccount(db, account.id) : null,
    email ? everyWatchOf(db, email) : [],
    allSlotsOf(db, subjectIds),
    inboxOfPerson(db, { key, numbers, chatIds: chats.map(({ id }) => id), corrected: placed }),
    eventsAbout(db, [...subjectIds, personId(proofs, key)], EVENTS_TOLD),
    Promise.all(numbers.map(async number => ((await isDoNotCall(db, number)) ? [phoneDigits(number)] : []))),
  ])
  return {
    ...{ key, at, account, orders, leads, chats, consents, requests, mails, searches, watches, slots },
    ...{
      inbox,
      events,
      doNotCall: [...new Set(doNotCall.flat())],
      contact: contactOf(key, { orders, leads, chats, consents }),
    },
  }
}
export type Person = Awaited<ReturnType<typeof personOf>>

/** Their emails, without the keys of links: neither a colleague nor a file can open anything with them. */
async function keptMails(db: Database, recipient: string, orders: readonly { reference: string }[]) {
  const mails = await mailsOf(db, { recipient, orders: orders.map(({ reference }) => reference) })
  return mails.map(({ id, kind, recipient: sentTo, subject, body, createdAt, sentAt }) => ({
    ...{ id, kind, recipient: sentTo, subject, createdAt, sentAt },
    body: withoutKeys(body),
  }))
}

/** Numbers as they were written, without duplicates. */
export const numbersOf = (phones: readonly (string | null)[]): string[] => [
  ...new Set(phones.flatMap(phone => (phone ? [phone] : []))),
]

type Named = { name: string | null; phone: string | null }
type Records = {
  orders: readonly { contactName: string; contactPhone: string | null; shippingAddress: string | null }[]
  leads: readonly Named[]
  chats: readonly Named[]
  consents: readonly Named[]
}

/** The names, addresses and numbers under which our records know them, latest first. */
function contactOf(key: PersonKey, { orders, leads, chats, consents }: Records) {
  const told = [
    ...orders.map(order => ({
      name: order.contactName,
      phone: order.contactPhone,
      address: order.shippingAddress,
    })),
    ...leads.map(({ name, phone }) => ({ name, phone, address: null })),
    ...chats.map(({ name, phone }) => ({ name, phone, address: null })),
    ...consents.map(({ name, phone }) => ({ name, phone, address: null })),
  ]
  const each = (values: readonly (string | null)[]) => [
    ...new Set(values.flatMap(value => (value ? [value] : []))),
  ]
  return {
    names: each(told.map(({ name }) => name)),
    emails: 'email' in key ? [key.email] : [],
    phones: each(told.map(({ phone }) => phone)),
    addresses: each(told.map(({ address }) => address)),
  }
}
