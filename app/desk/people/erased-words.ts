import type { Erased } from '#domain/people/erase-person.server.ts'
import { counted } from '#domain/shared/counted.ts'

/** What an erasure did, and what stays for now. */
export function erasedWords({
  leads,
  orders,
  chats,
  mails,
  messages,
  openOrders,
  hasAccount,
}: Erased): string {
  const parts = [
    counted(leads, 'lead'),
    counted(orders, 'order'),
    counted(chats, 'conversation'),
    counted(mails, 'mail'),
  ]
  const gone = `Erased from ${parts.join(', ')} and ${counted(messages, 'message')}.`
  const open = openOrders.length > 0 ? ` Still under way, with the person: ${openOrders.join(', ')}.` : ''
  const account = hasAccount ? ' The account stays: its owner deletes it in its settings.' : ''
  return `${gone}${open}${account}`
}
