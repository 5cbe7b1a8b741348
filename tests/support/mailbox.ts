import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { linkIn } from './kept-mails.ts'

type Mail = { recipient: string; subject: string; body: string; head: string }

/** A mail server that accepts and keeps every email, but for the recipients whom it refuses. */
export class Mailbox {
  readonly mails: Mail[] = []
  url = ''
  /** What it answers instead, by recipient: `550 5.1.1 No such user`. */
  readonly refusals = new Map<string, string>()
  private waiting: (() => void)[] = []
  private readonly server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const [code, ...words] = this.refusals.get(address)?.split(' ') ?? []
      done(code ? Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }) : null)
    },
    onData: (stream, session, done) => {
      const recipient = session.envelope.rcptTo[0]?.address ?? ''
      callbackify(() => this.take(stream, recipient))(error => done(error))
    },
  })

  private constructor() {}

  static async start(): Promise<Mailbox> {
    const mailbox = new Mailbox()
    // A sender that disconnects in the middle of an email, as one that gives up waiting does, is not the mailbox's
    // fault.
    mailbox.server.on('error', () => {})
    await new Promise<void>(resolve => mailbox.server.listen(0, '127.0.0.1', resolve))
    mailbox.url = `smtp://127.0.0.1:${(mailbox.server.server.address() as AddressInfo).port}`
    return mailbox
  }

  /** Waits for a number of emails to an address and returns the last of them with its link. */
  async lastOf(recipient: string, count: number): Promise<Mail & { link: string }> {
    for (;;) {
      const mail = this.to(recipient)[count - 1]
      if (mail) return { ...mail, link: linkIn(mail.body) ?? '' }
      await new Promise<void>(resolve => this.waiting.push(resolve))
    }
  }

  private async take(stream: Readable, recipient: string): Promise<void> {
    const [head = '', ...body] = (await text(stream)).split('\r\n\r\n')
    const subject = /^Subject: ((?:.|\r\n\s)*?)$/m.exec(head)?.[1] ?? ''
    this.mails.push({
      recipient,
      subject: subject.replaceAll('\r\n', ''),
      body: readable(body.join('\n\n')),
      head,
    })
    for (const wake of this.waiting.splice(0)) wake()
  }

  to(recipient: string): Mail[] {
    return this.mails.filter(mail => mail.recipient === recipient)
  }

  async close(): Promise<void> {
    await new Promise<void>(resolve => this.server.close(() => resolve()))
  }
}

/** The text as an email reader shows it: long lines are sent broken. */
function readable(body: string): string {
  return body
    .replaceAll('\r\n', '\n')
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
