import { createTransport } from 'nodemailer'
import type { PostMail } from '#domain/mail/send-mail.server.ts'

const TIMEOUT_MS = 10_000

/** Hands mails to a mail server. The message id stays over retries, so that a mailbox can drop what it has had. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): PostMail {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = from.match(/@([^>\s]+)/)?.[1] ?? 'localhost'
  return async ({ id, recipient, subject, body }) => {
    await transport.sendMail({ from, to: recipient, subject, text: body, messageId: `<${id}@${host}>` })
  }
}
