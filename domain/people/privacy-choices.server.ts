import { revokeMarketing } from '#domain/consent/marketing-consent.server.ts'
import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import { brand } from '#platform/brand.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { type EraseDeps, erasePerson } from './erase-person.server.ts'
import type { PrivacyContact } from './privacy-contact.ts'
import { createPrivacyLink, PRIVACY_LINK_HOURS, takePrivacyLink } from './privacy-links.server.ts'
import { takeRequest } from './take-request.server.ts'

export type PrivacyDeps = { db: Database; queue: Queue; now: () => Date }

/**
 * Starts what somebody asks for about their data. A phone number withdraws consent to advertising calls immediately,
 * because that must be easy and harms nobody. An email address gets a link, whether or not we know it, so that the
 * answer reveals nothing.
 */
export async function askForPrivacyChoices(
  { db, queue, now }: PrivacyDeps,
  contact: PrivacyContact,
  /** Address of the page that the link leads to, without its query. */
  confirmUrl: string,
): Promise<'mailed' | 'withdrawn'> {
  const at = now()
  if ('phone' in contact) {
    await transaction(db, async tx => {
      await revokeMarketing(tx, contact, 'privacy choices page, by phone number', at)
      await takeRequest(tx, { kind: 'opt_out', email: '', ...contact, ...fromPage(at), isDone: true })
    })
    return 'withdrawn'
  }
  await transaction(db, async tx => {
    const token = await createPrivacyLink(tx, contact.email, at)
    await enqueueMail(tx, queue, {
      kind: 'privacy_choices',
      recipient: contact.email,
      subject: `Your privacy choices at ${brand.name}`,
      body: mailBody(`${confirmUrl}?token=${token}`),
    })
  })
  return 'mailed'
}

function mailBody(link: string): string {
  return `Somebody, most likely you, asked at ${brand.name} to stop offers to this email address and the phone numbers given with it, or to delete what we hold about it.

Open this link to choose. It works once, for ${PRIVACY_LINK_HOURS} hours:

${link}

If it was not you, do nothing: without the link nothing changes.
`
}

/** How a request from the page is stored. */
const fromPage = (at: Date) => ({ words: '', at, by: 'visitor' as const })

/**
 * What to do about the data behind a link. Deleting withdraws every agreement to advertising, too; together with a
 * copy it waits until the copy was sent.
 */
export type PrivacyWishes = { stop: boolean; erase: boolean; copy: boolean }

/** What of a person a deletion left: orders under way with their details, and the account, which its owner deletes. */
type Staying = { orders: boolean; account: boolean }
const nothing: Staying = { orders: false, account: false }

/**
 * Does what a link's owner chose, and uses up the link, all in one transaction. Refuses (null) a link that was used
 * or has expired. What only the desk can do becomes work there: a copy, and a deletion while an order is under way.
 */
export async function carryOutPrivacyChoices(
  { db, now, ...deps }: Pick<PrivacyDeps, 'db' | 'now'> & EraseDeps,
  token: string,
  { stop, erase, copy }: PrivacyWishes,
): Promise<{ revoked: number; erased: number; staying: Staying } | null> {
  const at = now()
  const how = 'privacy choices page, by mailed link'
  return transaction(db, async tx => {
    const email = await takePrivacyLink(tx, token, at)
    if (email === null) return null
    const asked = { email, phone: '', ...fromPage(at) }
    const revoked = stop || erase ? await revokeMarketing(tx, { email }, how, at) : 0
    if (stop && !erase) await takeRequest(tx, { kind: 'opt_out', ...asked, isDone: true })
    if (copy) await takeRequest(tx, { kind: 'access', ...asked, isDone: false })
    if (!erase) return { revoked, erased: 0, staying: nothing }
    if (copy) {
      const words = 'After the copy that was asked for at the same time.'
      await takeRequest(tx, { kind: 'delete', ...asked, words, isDone: false })
      return { revoked, erased: 0, staying: nothing }
    }
    const { leads, openOrders, hasAccount } = await erasePerson(tx, deps, { email }, { at, how, by: null })
    const isDone = openOrders.length === 0
    const words = isDone ? '' : `All but what is under way: ${openOrders.join(', ')}.`
    await takeRequest(tx, { kind: 'delete', ...asked, email: isDone ? '' : email, words, isDone })
    return { revoked, erased: leads, staying: { orders: !isDone, account: hasAccount } }
  })
}
