import { eraseLeadMessages } from '#domain/automation/delivery-store.server.ts'
import { revokeMarketing } from '#domain/consent/marketing-consent.server.ts'
import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import { eraseMails } from '#domain/mail/mail-store.server.ts'
import { brand } from '#platform/brand.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { eraseLeads } from './lead-store.server.ts'
import type { PrivacyContact } from './privacy-contact.ts'
import { createPrivacyLink, PRIVACY_LINK_HOURS, takePrivacyLink } from './privacy-links.server.ts'

export type PrivacyDeps = { db: Database; queue: Queue; now: () => Date }

/** Erases what other modules hold of an email address. */
export type EraseElsewhere = (tx: Tx, email: string) => Promise<void>

/**
 * Begins what somebody asks for about their data. A phone number takes back advertising calls at once: that must be
 * easy, and harms nobody. An email address gets a link, whether or not we know it, so that the answer tells nothing.
 */
export async function askForPrivacyChoices(
  { db, queue, now }: PrivacyDeps,
  contact: PrivacyContact,
  /** Address of the page that the link leads to, without its query. */
  confirmUrl: string,
): Promise<'mailed' | 'withdrawn'> {
  const at = now()
  if ('phone' in contact) {
    await transaction(db, tx => revokeMarketing(tx, contact, 'privacy choices page, by phone number', at))
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

/** What is to be done about the data behind a link. Deleting takes back every agreement to advertising as well. */
export type PrivacyWishes = { stop: boolean; erase: boolean }

/**
 * Does what a link's owner chose, and uses the link up, all in one transaction. Refuses (null) a link that was used or
 * has run out. Consent records stay for the time that 16 CFR 310.5 asks, orders as business records.
 */
export async function carryOutPrivacyChoices(
  { db, now }: Pick<PrivacyDeps, 'db' | 'now'>,
  token: string,
  { stop, erase }: PrivacyWishes,
  /** Erases what other modules hold of this address, in the same transaction. */
  eraseElsewhere: EraseElsewhere = async () => {},
): Promise<{ revoked: number; erased: number } | null> {
  const at = now()
  return transaction(db, async tx => {
    const email = await takePrivacyLink(tx, token, at)
    if (email === null) return null
    const revoked =
      stop || erase ? await revokeMarketing(tx, { email }, 'privacy choices page, by mailed link', at) : 0
    if (!erase) return { revoked, erased: 0 }
    const erased = await eraseLeads(tx, email, at)
    await eraseLeadMessages(tx, email)
    await eraseMails(tx, 'privacy_choices', email)
    await eraseElsewhere(tx, email)
    return { revoked, erased }
  })
}
