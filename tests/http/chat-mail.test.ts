import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requestLimits } from '#domain/shared/limits.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { useChats } from '#tests/support/chat-visitor.ts'

const site = useBuiltSite()
const { aChat, execute } = useChats(site)
const mail = (cookie: string, email: string) =>
  site.postJson('/api/chat-assistant/mail', { email }, cookie ? { cookie } : {})
const mailsTo = async (email: string) =>
  (
    await execute(
      sql`select subject, body, html from mails where kind = 'chat_copy' and recipient = ${email}`,
    )
  ).rows

test('the conversation is mailed to its visitor, with links that work there, and to nobody else’s key', async () => {
  const chat = aChat()
  await chat.say('What is latency?')
  expect((await mail(chat.cookie, ' Ana@Example.com ')).status).toBe(200)
  const [copy] = await mailsTo('ana@example.com')
  expect(copy).toMatchObject({ subject: 'Your chat with Plainwire' })
  expect(copy?.body).toContain('You: What is latency?')
  expect(copy?.body).toMatch(/Assistant: .*milliseconds/s)
  expect(copy?.body).toMatch(/: https?:\/\/\S+\/education#basics/)
  for (const cookie of ['', 'plainwire-chat=forged']) {
    const refused = await mail(cookie, 'ana@example.com')
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([404, 'chat_empty'])
  }
})

test('what a visitor typed leads nowhere from somebody else’s mailbox', async () => {
  const chat = aChat()
  await chat.say(
    'Win at https://evil.example/prize or evil.example or www.evil.example/x, ask me@evil.example',
  )
  await mail(chat.cookie, 'victim@example.com')
  const [copy] = await mailsTo('victim@example.com')
  const typed = String(copy?.body)
    .split('\n')
    .find(line => line.startsWith('You: '))
  expect(typed).toBe('You: Win at (link left out) or (link left out) or (link left out) ask me@evil.example')
  expect(copy?.html).not.toMatch(/prize|www\.evil/)
})

test.each(['', 'nobody', 'a@b', 'a@example.com, b@example.com'])('%j is no address', async email => {
  const chat = aChat()
  await chat.say('What is latency?')
  const refused = await mail(chat.cookie, email)
  expect(refused.status).toBe(422)
  expect(((await refused.json()) as { fields: { email: string } }).fields.email).toContain('email address')
})

test('one address gets only so many in a day, whoever asks', async () => {
  const statuses: number[] = []
  for (let index = 0; index <= requestLimits.chat_mail_address.points; index += 1) {
    const chat = aChat()
    site.comeFrom(`192.0.2.${100 + index}`)
    await chat.say('What is latency?')
    statuses.push((await mail(chat.cookie, 'often@example.com')).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await mailsTo('often@example.com')).toHaveLength(requestLimits.chat_mail_address.points)
})
