import type { Tx } from '#platform/database.server.ts'
import { enqueueOrderMail, type OrderMailDeps, type OrderToMail } from './enqueue-order-mail.server.ts'
import type { MailedServices } from './order-mail-lines.ts'

/** Enough of an address for its owner to know it, and too little for anybody else to write to it. */
const hintOf = (email: string): string => email.replace(/^(.).*@/u, '$1•••@')

/**
 * Tells the customer what changed in their order, `order` as it is now. Where its email address changed, the one before is
 * told so, too: whoever didn't ask for it reads that there. It is told neither the other changes nor the way to the order, and the
 * ways that it was told before have ended (`changeHeldOrder`).
 */
export async function mailOrderChange(
  tx: Tx,
  deps: OrderMailDeps,
  order: OrderToMail,
  {
    changes,
    services,
    emailBefore,
  }: { changes: readonly string[]; services?: MailedServices | undefined; emailBefore: string },
): Promise<void> {
  await enqueueOrderMail(tx, deps, order, { kind: 'order_changed', changes, services })
  if (emailBefore.toLowerCase() === order.contactEmail.toLowerCase()) return
  const before = { ...order, contactEmail: emailBefore }
  await enqueueOrderMail(tx, deps, before, { kind: 'order_email_changed', to: hintOf(order.contactEmail) })
}
