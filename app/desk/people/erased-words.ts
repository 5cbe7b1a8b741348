import type { OutsideCopy } from '#domain/automation/outside-copies.ts'
import type { ReceivedKind } from '#domain/automation/receiver.ts'
import type { Erased } from '#domain/people/erase-person.server.ts'
import { counted } from '#domain/shared/counted.ts'
import { inOneList } from '#domain/shared/in-one-list.ts'

/** The outside receivers that got somebody's data, with what it was; empty if none did. */
export function outsideWords(outside: readonly OutsideCopy[]): string {
  if (outside.length === 0) return ''
  const named = outside.map(({ name, kinds, isRemoved }) => {
    const what = inOneList(kinds.map(kind => kindWords[kind]))
    return `${name} (${what}${isRemoved ? '; no longer among our webhooks' : ''})`
  })
  return `Their data also went to ${inOneList(named)}. Erasing here doesn’t erase it there: ask ${outside.length === 1 ? 'them' : 'each of them'} to erase it.`
}

const kindWords: Record<ReceivedKind, string> = {
  order: 'orders',
  lead: 'leads',
  bundle_lead: 'bundle leads',
  conversation: 'conversations',
}

/** What an erasure did, and what stays for now. */
export function erasedWords({
  leads,
  orders,
  chats,
  mails,
  watches,
  messages,
  openOrders,
  hasAccount,
  outside,
}: Erased & { outside: readonly OutsideCopy[] }): string {
  const parts = [
    counted(leads, 'lead'),
    counted(orders, 'order'),
    counted(chats, 'conversation'),
    counted(mails, 'email'),
  ]
  const gone = `Erased from ${parts.join(', ')} and ${counted(messages, 'message')}.`
  const alerts = watches > 0 ? ` Ended ${counted(watches, 'email alert')}.` : ''
  const open = openOrders.length > 0 ? ` Still under way, with the person: ${openOrders.join(', ')}.` : ''
  const account = hasAccount ? ' The account stays: its owner deletes it in its settings.' : ''
  const others = outside.length > 0 ? ` ${outsideWords(outside)}` : ''
  return `${gone}${alerts}${open}${account}${others}`
}
