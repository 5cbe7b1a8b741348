import { expect, test } from 'vitest'
import { Mailbox } from '#tests/support/mailbox.ts'
import { createSmtpMailer } from './smtp-mail.server.ts'

const stopUrl = `https://shop.example/watches/stop?token=${'x'.repeat(43)}`

/** A header as it went out, its folded lines put together. */
const header = (head: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(head.replaceAll(/\r\n\s+/g, ' '))?.[1]?.trim()

test('a mail that can be stopped says so to mail programs (RFC 8058), another one does not', async () => {
  const mailbox = await Mailbox.start()
  try {
    const post = createSmtpMailer({ url: mailbox.url, from: 'Plainwire <mail@shop.example>' })
    const mail = { recipient: 'ada@example.com', subject: 'News', body: 'Words\n' }
    await post({ ...mail, id: '1', unsubscribeUrl: stopUrl })
    await post({ ...mail, id: '2' })
    const [with_, without] = mailbox.to('ada@example.com').map(one => one.head)
    expect(header(with_ ?? '', 'List-Unsubscribe')).toBe(`<${stopUrl}>`)
    expect(header(with_ ?? '', 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(without).not.toMatch(/^List-/im)
  } finally {
    await mailbox.close()
  }
})

test('a mail with HTML goes out in both forms, another one as text alone', async () => {
  const mailbox = await Mailbox.start()
  try {
    const post = createSmtpMailer({ url: mailbox.url, from: 'Plainwire <mail@shop.example>' })
    const mail = { recipient: 'ada@example.com', subject: 'Order', body: 'Words\n' }
    await post({ ...mail, id: '1', html: '<p>Words in HTML</p>' })
    await post({ ...mail, id: '2', html: null })
    const [both, plain] = mailbox.to('ada@example.com')
    expect(header(both?.head ?? '', 'Content-Type')).toMatch(/^multipart\/alternative/)
    expect(both?.body).toMatch(/text\/plain[^]*Words[^]*text\/html[^]*<p>Words in HTML<\/p>/)
    expect(header(plain?.head ?? '', 'Content-Type')).toMatch(/^text\/plain/)
  } finally {
    await mailbox.close()
  }
})
