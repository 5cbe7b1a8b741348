import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import { mailWords } from '#domain/mail/mail-words.ts'
import { brand } from '#platform/brand.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { conversationLines } from './conversation-text.ts'
import { readMessages } from './message-store.server.ts'

/** As many messages as the panel shows, the newest ones. */
const MAILED_MESSAGES = 200

/** What mail programs make a link of. */
const address = /(?:https?:|www\.)\S+|(?<![\w.@-])(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?(?![\w@])/gi

/**
 * Mails a conversation to an address that its visitor names. It may be anybody's, so what the visitor typed leads nowhere from
 * there: nobody sends others to a site of theirs by our mail.
 */
export async function mailConversation(
  { db, queue, siteUrl }: { db: Database; queue: Queue; siteUrl: string },
  sessionId: string,
  recipient: string,
): Promise<void> {
  const messages = await readMessages(db, sessionId, MAILED_MESSAGES)
  const said = messages.map(({ sender, senderName, message }) => ({
    sender,
    name: senderName,
    message: sender === 'user' ? message.replace(address, '(link left out)') : message,
  }))
  const words = mailWords(`Your chat with ${brand.name}`, [
    'Someone, hopefully you, asked us to email this conversation to this address.',
    ...conversationLines(said, siteUrl),
    'Prices and availability may have changed since. If this was not you, ignore this email: you get nothing more from us.',
  ])
  await transaction(db, tx => enqueueMail(tx, queue, { kind: 'chat_copy', recipient, ...words }))
}
