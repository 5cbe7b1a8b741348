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
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`
  const parts = [
    count(leads, 'lead'),
    count(orders, 'order'),
    count(chats, 'conversation'),
    count(mails, 'mail'),
  ]
  const gone = `Erased from ${parts.join(', ')} and ${count(messages, 'message')}.`
  const open = openOrders.length > 0 ? ` Still under way, with the person: ${openOrders.join(', ')}.` : ''
  const account = hasAccount ? ' The account stays: its owner deletes it in its settings.' : ''
  return `${gone}${open}${account}`
}
