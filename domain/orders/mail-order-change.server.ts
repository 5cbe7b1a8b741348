import { zipOfAddress } from '#domain/shared/zip-of-address.ts'
import type { Tx } from '#platform/database.server.ts'
import { enqueueOrderMail, type OrderMailDeps, type OrderToMail } from './enqueue-order-mail.server.ts'
import { homesOf, isMoved } from './is-moved.ts'
import type { MailedServices } from './order-mail-lines.ts'
import { MOVED_NEXT, newAddressWords } from './order-words.ts'

/** Enough of an address for its owner to know it, and too little for anybody else to write to it. */
const hintOf = (email: string): string => email.replace(/^(.).*@/u, '$1•••@')

type HasAddress = { shippingAddress: string | null }

type Changed = {
  changes: readonly string[]
  services?: MailedServices | undefined
  before: HasAddress & { contactEmail: string }
}

/**
 * Tells the customer what changed in their order, `order` as it is now. Where its email address changed, the one before is
 * told so, too: whoever didn't ask for it reads that there. It is told neither the other changes nor the way to the order, and the
 * ways that it was told before have ended (`changeHeldOrder`).
 */
export async function mailOrderChange(
  tx: Tx,
  deps: OrderMailDeps,
  order: OrderToMail & HasAddress,
  { changes, services, before }: Changed,
): Promise<void> {
  const address = order.shippingAddress ?? ''
  const zipCodes = [before.shippingAddress ?? '', address].map(zipOfAddress)
  // As its page says it: the figures that they were mailed are those of another place.
  const isNow = zipCodes.every(zipCode => zipCode !== '') && new Set(zipCodes).size > 1
  // With its services, they say it themselves.
  const isSaid = services !== undefined && isMoved(address, homesOf(services.lines))
  const told = isNow && !isSaid ? [...changes, `${newAddressWords(address)} ${MOVED_NEXT}`] : changes
  await enqueueOrderMail(tx, deps, order, { kind: 'order_changed', changes: told, services })
  const emailBefore = before.contactEmail
  if (emailBefore.toLowerCase() === order.contactEmail.toLowerCase()) return
  const warned = { ...order, contactEmail: emailBefore }
  await enqueueOrderMail(tx, deps, warned, { kind: 'order_email_changed', to: hintOf(order.contactEmail) })
}
