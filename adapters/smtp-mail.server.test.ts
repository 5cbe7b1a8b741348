import { expect, test } from 'vitest'
import { MailRefused } from '#domain/mail/send-mail.server.ts'
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

test('nothing that is typed adds a recipient or a header to an email', async () => {
  const mailbox = await Mailbox.start()
  try {
    const post = createSmtpMailer({ url: mailbox.url, from: 'Plainwire <mail@shop.example>' })
    const subject = 'Order of Ann\r\nBcc: eve@evil.example\nX-Added: yes\r\n\r\nOther words'
    await post({
      id: '1',
      recipient: 'ada@example.com',
      subject,
      body: 'Words\r\n.\r\nMAIL FROM:<eve@evil.example>\r\n',
    })
    for (const recipient of [
      'ada@example.com\r\nBcc: eve@evil.example',
      'ada@example.com>\r\nRCPT TO:<eve@evil.example',
    ]) {
      await post({ id: '2', recipient, subject: 'Order', body: 'Words\n' }).catch(() => {})
    }
    expect(mailbox.to('eve@evil.example')).toEqual([])
    for (const { head } of mailbox.mails) expect(head).not.toMatch(/^(?:Bcc|X-Added):/im)
    const [first] = mailbox.to('ada@example.com')
    expect(header(first?.head ?? '', 'Subject')?.replaceAll(/ +/g, ' ')).toBe(
      'Order of Ann Bcc: eve@evil.example X-Added: yes Other words',
    )
    expect(first?.body).toMatch(/^Words\n\.\nMAIL FROM/)
  } finally {
    await mailbox.close()
  }
})

test('only what is said for good of the recipient ends an email: a policy or a fault of ours may be put right', async () => {
  const mailbox = await Mailbox.start()
  try {
    const post = createSmtpMailer({ url: mailbox.url, from: 'Plainwire <mail@shop.example>' })
    const fault = (answer: string) => {
      mailbox.refusals.set('ada@example.com', answer)
      return post({ id: '1', recipient: 'ada@example.com', subject: 'Order', body: 'Words\n' }).catch(
        (error: unknown) => error,
      )
    }
    expect(await fault('550 5.1.1 No such user')).toEqual(new MailRefused('550 5.1.1 No such user'))
    for (const answer of ['451 4.3.0 Try again later', '554 5.7.1 Relay access denied']) {
      const error = await fault(answer)
      expect(error).not.toBeInstanceOf(MailRefused)
      expect(String(error)).toContain(answer)
    }
    expect(mailbox.mails).toEqual([])
  } finally {
    await mailbox.close()
  }
})

test('while a mail server is left alone, the reason is still told', async () => {
  const mailbox = await Mailbox.start()
  const post = createSmtpMailer({ url: mailbox.url, from: 'Plainwire <mail@shop.example>' })
  await mailbox.close()
  const attempt = () =>
    post({ id: '1', recipient: 'ada@example.com', subject: 'Order', body: 'Words\n' }).catch(String)
  for (let tried = 0; tried < 3; tried += 1) expect(await attempt()).toContain('ECONNREFUSED')
  expect(await attempt()).toMatch(/The mail server is down: .*ECONNREFUSED/)
})
