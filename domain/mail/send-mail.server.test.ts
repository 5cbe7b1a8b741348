import { expect, test } from 'vitest'
import { transaction } from '#platform/database.server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { mails } from './mail.tables.server.ts'
import { mailJob } from './mail-job.server.ts'
import { deleteMailsOf, insertMail, mailsOf, refusalOfMails } from './mail-store.server.ts'
import { MailRefused, type PostMail, sendMail } from './send-mail.server.ts'

const database = useTestDatabase()
const noon = new Date('2026-11-23T18:00:00Z')
const about = 'PW-SZMD-EJT5'

/** Stores an email and returns what hands it over, with the mail server that the test wishes. */
async function anEmail(recipient = 'ada@example.com', orderReference: string | null = about) {
  const words = { subject: 'We have your order', body: 'Thank you, Ada.' }
  const mailId = await transaction(database.db, tx =>
    insertMail(tx, { kind: 'order_received', recipient, orderReference, ...words }),
  )
  return (post: PostMail, attempt = 1) =>
    sendMail({ db: database.db, post, now: () => noon }, { id: mailId, data: { mailId }, attempt })
}
const stored = async () => (await database.db.select().from(mails))[0]
const failing = (fault: Error) => () => Promise.reject(fault)
const answer = '550 5.1.1 No such user here'

test('an email that is refused for good ends with the reason, and the desk learns it with the order', async () => {
  const send = await anEmail()
  expect(await send(failing(new MailRefused(answer)))).toBe('completed')
  expect(await stored()).toMatchObject({ sentAt: null, gaveUpAt: noon, fault: answer })
  expect(await refusalOfMails(database.db, about, 'Ada@example.com')).toBe(answer)
  expect(await refusalOfMails(database.db, about, 'right@example.com')).toBeNull()
  // The job of another process, or one that is put back, pesters nobody.
  expect(await send(failing(new Error('was posted again')))).toBe('completed')

  const next = await anEmail()
  await next(async () => {})
  expect(await refusalOfMails(database.db, about, 'ada@example.com')).toBeNull()
})

test('an email that may go out later keeps the last reason until it does, or until its time is over', async () => {
  const send = await anEmail()
  const busy = new Error('Message failed: 451 Try again later')
  await expect(send(failing(busy))).rejects.toBe(busy)
  expect(await stored()).toMatchObject({ sentAt: null, gaveUpAt: null, fault: busy.message })
  expect(await refusalOfMails(database.db, about, 'ada@example.com')).toBeNull()
  await expect(send(failing(busy), mailJob.retryLimit + 1)).rejects.toBe(busy)
  expect(await stored()).toMatchObject({ gaveUpAt: noon, fault: busy.message })

  await database.db.delete(mails)
  const later = await anEmail()
  await expect(later(failing(busy))).rejects.toBe(busy)
  await later(async () => {}, 2)
  expect(await stored()).toMatchObject({ sentAt: noon, fault: '', gaveUpAt: null, body: '' })
})

test('what an order under way still has to tell is spared; everything else of a person goes, also to a former address', async () => {
  await (await anEmail())(async () => {})
  await anEmail()
  await anEmail('ada@example.com', null)
  await anEmail('ada@example.com', 'PW-2222-2222')
  await anEmail('old@example.com')
  await anEmail('other@example.com', 'PW-3333-3333')
  const whose = { recipient: 'Ada@example.com', orders: [about] }
  expect(await mailsOf(database.db, whose)).toHaveLength(5)
  const gone = (spared: Parameters<typeof deleteMailsOf>[2]) =>
    transaction(database.db, tx => deleteMailsOf(tx, whose, spared))
  expect(await gone('any order')).toBe(2)
  expect(await gone([about])).toBe(1)
  expect(await gone([])).toBe(2)
  expect(await stored()).toMatchObject({ recipient: 'other@example.com' })
})
