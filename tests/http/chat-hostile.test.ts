import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requestLimits } from '#domain/shared/limits.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { type ChatAnswer, useChats } from '#tests/support/chat-visitor.ts'
import { hostileMessages } from '#tests/support/hostile-messages.ts'

const site = useBuiltSite()
const { aChat, execute, tellEverything } = useChats(site)

test('sixty hostile messages are text, leak nothing and change nothing', async () => {
  expect(hostileMessages.length).toBeGreaterThanOrEqual(60)
  const victim = aChat()
  const { sessionId } = await tellEverything(victim)
  for (const [index, message] of hostileMessages.entries()) {
    site.comeFrom(`192.0.2.${index}`)
    const response = await aChat().post({
      message: message.replaceAll('{session}', sessionId),
      sessionId,
      userId: 'admin',
    })
    expect([200, 422]).toContain(response.status)
    expect(response.headers.get('content-type')).toMatch(/^application\/(problem\+)?json$/)
    const answered = (await response.json()) as ChatAnswer
    // What one wrote oneself is told again.
    const told = answered.messages?.filter(({ sender }) => sender !== 'user')
    const text = JSON.stringify({ ...answered, messages: told })
    expect(text).not.toMatch(/[<>]|ana@example\.com|512 555 0100|Ana Order|\bat .*\.js:/)
    expect(text).not.toContain(sessionId)
  }
  const { rows } = await execute(sql`select count(*)::int as dirty from chat_messages where message ~ '[<>]'`)
  expect(rows).toEqual([{ dirty: 0 }])
  expect((await victim.history()).messages.filter(({ sender }) => sender === 'user')).toHaveLength(6)
})

test('a flood is stopped with words and the time to wait, and the session stays as it was', async () => {
  const chat = aChat()
  await chat.say('what is fiber')
  const { points } = requestLimits.chat_session
  const statuses: number[] = []
  let last = new Response()
  for (let index = 0; index <= points; index += 1) {
    last = await chat.post({ message: 'again', sessionId: null, userId: null })
    statuses.push(last.status)
  }
  expect(statuses.filter(status => status === 200)).toHaveLength(points)
  expect(last.status).toBe(429)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await last.json()).toMatchObject({
    code: 'too_many_requests',
    detail: expect.stringContaining('wait') as string,
  })
  expect((await chat.history()).messages.filter(({ sender }) => sender === 'user')).toHaveLength(points + 1)
})

test('one address begins only so many conversations, and cannot flood by fresh ones', async () => {
  const statuses = new Set<number>()
  for (let index = 0; index <= requestLimits.chat.points; index += 1) {
    statuses.add((await aChat().post({ message: 'hello', sessionId: null, userId: null })).status)
  }
  expect(statuses).toEqual(new Set([200, 429]))
})
