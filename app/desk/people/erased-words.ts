import type { Erased } from '#domain/people/erase-person.server.ts'

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
  const gone = `Erased from ${leads} leads, ${orders} orders, ${chats} conversations, ${mails} mails and ${messages} messages.`
  const open = openOrders.length > 0 ? ` Still under way, with the person: ${openOrders.join(', ')}.` : ''
  const account = hasAccount ? ' The account stays: its owner deletes it in its settings.' : ''
  return `${gone}${open}${account}`
}
