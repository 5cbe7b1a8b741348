import { ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel'
import { createTransport } from 'nodemailer'
import { MailRefused, type PostMail } from '#domain/mail/send-mail.server.ts'

export type SmtpMailerOptions = {
  url: string
  /** Sender of emails. */
  from: string
  /** Called when a mail server that was left alone accepts emails again. */
  onRecovery?: () => void
  /** For each step of handing over an email; the whole may take twice as long. */
  timeoutMs?: number
  /** How long a mail server that keeps failing is left alone. */
  restMs?: number
}

const TIMEOUT_MS = 10_000
const REST_MS = 30_000
const FAILURES_BEFORE_REST = 3
/** A mail server that refuses one email may still accept the next. */
const isAboutOneMail = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(EENVELOPE|EMESSAGE)$/.test(String(error.code))

/**
 * What a mail server answered if it refuses an email for good (RFC 5321: 5yz), null for everything else. That is said of
 * the recipient or the content; a refused sender or sign-in is a fault of our settings, as is a policy (RFC 3463: X.7.Z),
 * and the email can go out once that is put right.
 */
function finalRefusal(error: unknown): string | null {
  if (!isAboutOneMail(error)) return null
  const { command, responseCode = 0, response = '' } = error as SmtpError
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
  return isAboutThisMail && responseCode >= 500 && !/^\d{3}[ -]5\.7\./.test(response) ? response : null
}

type SmtpError = Error & { command?: string; responseCode?: number; response?: string }

/** The headers that let a mail program unsubscribe by itself (RFC 8058). */
const oneClick = (url: string) => ({
  headers: { 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
})

/**
 * Hands emails to a mail server. The message id stays the same over retries, so that a mailbox can drop repeats. A
 * server that is down or hangs three times in a row is left alone for half a minute.
 */
export function createSmtpMailer({
  url,
  from,
  onRecovery,
  timeoutMs = TIMEOUT_MS,
  restMs = REST_MS,
}: SmtpMailerOptions): PostMail {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const breaker = circuitBreaker(
    handleWhen(error => !isAboutOneMail(error)),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(FAILURES_BEFORE_REST) },
  )
  breaker.onReset(() => onRecovery?.())
  const host = from.match(/@([^>\s]+)/)?.[1] ?? 'localhost'
  let lastFault = ''
  return async ({ id, recipient, subject, body, html, unsubscribeUrl }) => {
    const sent = breaker.execute(() =>
      transport.sendMail({
        from,
        // One address: as bare text it could be a list, or a group, of several.
        to: { name: '', address: recipient },
        subject,
        text: body,
        ...(html ? { html } : {}),
        messageId: `<${id}@${host}>`,
        ...(unsubscribeUrl ? oneClick(unsubscribeUrl) : {}),
        // A server that answers byte by byte is never silent for long.
        signal: AbortSignal.timeout(2 * timeoutMs),
      }),
    )
    await sent.catch((error: unknown) => {
      const refusal = finalRefusal(error)
      if (refusal !== null) throw new MailRefused(refusal, { cause: error })
      if (isBrokenCircuitError(error)) throw new Error(`The mail server is down: ${lastFault}`)
      if (error instanceof Error) lastFault = error.message
      throw error
    })
  }
}
