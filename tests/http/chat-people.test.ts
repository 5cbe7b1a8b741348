import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { TALK_TO_PERSON } from '#domain/assistant/chat-texts.ts'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { useChats } from '#tests/support/chat-visitor.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { HeardStream, streamHeaders } from '#tests/support/event-stream.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useBuiltSite()
const { aChat, execute } = useChats(site)
let maria: string
let tom: string
beforeAll(async () => {
  maria = await signInStaff(site, 'agent', { name: 'Maria Lopez' })
  tom = await signInStaff(site, 'agent', { name: 'Tom Reed' })
})

const follow = async (cookie: string, lastId = '') =>
  new HeardStream(await site.get('/api/chat-assistant/stream', streamHeaders(cookie, lastId)))
const post = (path: string, cookie: string, fields: Record<string, string>) =>
  site.request(path, {
    method: 'POST',
    headers: { cookie, origin: ORIGIN },
    body: new URLSearchParams(fields),
  })
const send = (chat: string, cookie: string, text: string) =>
  post(`/desk/chats/${chat}`, cookie, { intent: 'send', text, messageId: randomUUID() })
const page = async (path: string, cookie: string) => (await site.get(path, { cookie })).text()

test('the visitor hears who joined, what they say, that they type, and that they left', async () => {
  const chat = aChat()
  const { sessionId } = await chat.say('What is latency?')
  const stream = await follow(chat.cookie)
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream')
  expect(stream.response.headers.get('content-encoding')).toBeNull()
  await stream.until(({ event }) => event === 'standing')
  expect((await send(sessionId, maria, 'I can help.')).status).toBe(302)
  const joined = await stream.until(({ data }) => (data as { person?: string } | null)?.person === 'Maria')
  expect(joined).toMatchObject({ event: 'standing', data: { takenOver: true, left: null, waiting: false } })
  const said = await stream.until(({ data }) => (data as { sender?: string } | null)?.sender === 'agent')
  expect(said.data).toMatchObject({ message: 'I can help.', name: 'Maria' })
  await post(`/desk/chats/${sessionId}/typing`, maria, {})
  await stream.until(({ event }) => event === 'typing')
  await post(`/desk/chats/${sessionId}`, maria, { intent: 'hand-back' })
  await stream.until(({ data }) => (data as { left?: string } | null)?.left === 'Maria')
  await stream.cut()
})

test('who signs out hands back at once, and what the visitor asked waits for a colleague or is answered', async () => {
  const anna = await signInStaff(site, 'agent', { name: 'Anna Reyes' })
  const chat = aChat()
  const { sessionId } = await chat.say('What is latency?')
  await send(sessionId, anna, 'I can help.')
  await chat.say('What is fiber?')
  const stream = await follow(chat.cookie)
  const began = performance.now()
  await post('/desk/sign-out', anna, {})
  await stream.until(({ data }) => (data as { left?: string } | null)?.left === 'Anna')
  expect(performance.now() - began).toBeLessThan(5_000)
  await expect
    .poll(async () => (await chat.history()).messages.slice(-2).map(({ sender }) => sender))
    .toEqual(['assistant', 'assistant'])
  const [offer] = (await chat.history()).messages.slice(-2)
  expect(offer?.message).toContain('Anna had to leave. Nobody is here to chat right now.')
  expect(await page('/desk/chats', maria)).toContain('Waiting')
  await stream.cut()
})

test('after a cut nothing is lost and nothing comes twice, however often it is cut', async () => {
  const chat = aChat()
  const { sessionId } = await chat.say('What is latency?')
  const heard: string[] = []
  let lastId = ''
  for (let round = 0; round < 6; round += 1) {
    const stream = await follow(chat.cookie, lastId)
    await send(sessionId, maria, `from us ${round}`)
    // Cut at another place each time: before, between and after what is on its way.
    if (round % 3 > 0) await stream.until(({ event }) => event === 'message')
    if (round % 3 > 1) await stream.until(({ data }) => JSON.stringify(data).includes(`us ${round}`))
    await stream.cut()
    heard.push(...stream.words)
    lastId = stream.lastId || lastId
    await chat.say(`from me ${round}`)
  }
  const rest = await follow(chat.cookie, lastId)
  await rest.until(({ data }) => JSON.stringify(data).includes('from me 5'))
  const stored = (await chat.history()).messages.map(({ message }) => message)
  expect([...heard, ...rest.words]).toEqual(stored)
  await rest.cut()
})

test('a stream without a conversation ends at once, and a foreign key opens none', async () => {
  for (const cookie of ['', `plainwire-chat=${'A'.repeat(43)}`]) {
    const answer = await site.get('/api/chat-assistant/stream', streamHeaders(cookie))
    expect(answer.status).toBe(204)
  }
  const chat = aChat()
  await chat.say('What is latency?')
  // What is no stream must not wait for the end of one.
  for (const path of ['/api/chat-assistant/stream', '/desk/stream', '/desk/stream.data'])
    expect((await site.get(path, { cookie: `${chat.cookie}; ${maria}` })).status).toBe(404)
})

test('the desk hears that something changed, and only those with both factors do', async () => {
  const half = await signInStaff(site, 'agent', { factor: 'missing' })
  for (const cookie of ['', half, await site.signUp('no_staff')])
    expect((await site.get('/desk/stream', streamHeaders(cookie))).status).toBe(401)
  const stream = new HeardStream(await site.get('/desk/stream', streamHeaders(maria)))
  // Whatever changed before the stream was open.
  expect(await stream.until(() => true)).toMatchObject({ event: 'change', data: { topic: 'lost' } })
  const chat = aChat()
  const { sessionId } = await chat.say('What is latency?')
  await stream.until(({ data }) => JSON.stringify(data) === JSON.stringify({ topic: 'chat', id: sessionId }))
  expect(JSON.stringify(stream.events)).not.toContain('latency')
  // Queues open elsewhere show who takes work.
  await postDesk(site, '/desk/presence', { presence: 'busy' }, await signInStaff(site, 'agent'))
  await stream.until(({ data }) => JSON.stringify(data).includes('"presence"'))
  await stream.cut()
})

test('an answer that the assistant still makes is dropped when a person comes, and the visitor can write meanwhile', async () => {
  const { assistant } = site.assembled.services
  const { answer } = assistant
  const asked = Promise.withResolvers<void>()
  const thinking = Promise.withResolvers<void>()
  const chat = aChat()
  const { sessionId } = await chat.say('What is latency?')
  assistant.answer = async question => {
    asked.resolve()
    await thinking.promise
    return answer(question)
  }
  const late = chat.say('What is fiber?')
  await asked.promise
  await send(sessionId, maria, 'Let me answer that.')
  expect(await chat.say('Thanks!')).toMatchObject({ response: '', takenOver: true })
  thinking.resolve()
  expect(await late).toMatchObject({ response: '', takenOver: true })
  assistant.answer = answer
  expect((await chat.history()).messages.slice(-3).map(({ message }) => message)).toEqual([
    'What is fiber?',
    'Let me answer that.',
    'Thanks!',
  ])
})

test('of two who answer one gets it, and the other reads who and keeps what was typed', async () => {
  const chat = aChat()
  const { sessionId } = await chat.say(TALK_TO_PERSON)
  expect(await page('/desk/chats', tom)).toContain('Waiting')
  await send(sessionId, maria, 'Hello.')
  const refused = await send(sessionId, tom, 'Hi, what can I do?')
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('Maria has this conversation.')
  expect((await chat.history()).messages.filter(({ sender }) => sender === 'agent')).toHaveLength(1)
})

test('without script a macro stands in the field by its link, with the names in place', async () => {
  const chat = aChat()
  const { sessionId } = await chat.say('What is latency?')
  const html = await page(`/desk/chats/${sessionId}?say=0`, maria)
  expect(html).toContain('>Hi, this is Maria. I&#x27;ve read your conversation so far.')
})

test('whatever a visitor says is text on every screen of the chats', async () => {
  const hostile = `<img src=x onerror=alert(1)>"'&</textarea><script>alert(2)</script>`
  const chat = aChat()
  const { sessionId } = await chat.say('What is latency?')
  // As if nothing had sanitized it on its way in.
  await execute(sql`update chat_sessions set name = ${hostile}, zip_code = ${hostile}, service_type = ${hostile},
    email = ${hostile}, phone = ${hostile}, waiting_since = now() where id = ${sessionId}`)
  await execute(sql`update chat_messages set message = ${hostile} where session_id = ${sessionId}`)
  for (const path of ['/desk/chats', `/desk/chats/${sessionId}`, `/desk/chats/${sessionId}?say=0`]) {
    const html = await page(path, maria)
    expect(html).toContain('&lt;img src=x')
    expect(html).not.toMatch(/<img src=x|<script>alert/)
  }
})

test('what staff do and open in a chat is kept, once for each look', async () => {
  const chat = aChat()
  const { sessionId } = await chat.say('What is latency?')
  await page(`/desk/chats/${sessionId}`, maria)
  await page(`/desk/chats/${sessionId}`, maria)
  await post(`/desk/chats/${sessionId}`, maria, { intent: 'take-over' })
  await send(sessionId, maria, 'Hello.')
  await post(`/desk/chats/${sessionId}`, maria, { intent: 'hand-back' })
  const { rows } = await execute(
    sql`select what, actor from desk_events where subject_kind = 'chat' and subject_id = ${sessionId} order by id`,
  )
  expect(rows.map(({ what }) => what)).toEqual(['readChats', 'takeOverChat', 'writeInChat', 'handBackChat'])
  expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set(['Maria Lopez']))
})

test('a blank message, a file and a chat that is gone are refused with words', async () => {
  const chat = aChat()
  const { sessionId } = await chat.say('What is latency?')
  expect((await send(sessionId, maria, '  ')).status).toBe(422)
  const form = new FormData()
  form.set('intent', 'send')
  form.set('text', new File(['x'], 'bill.pdf'))
  const file = await site.request(`/desk/chats/${sessionId}`, {
    method: 'POST',
    headers: { cookie: maria, origin: ORIGIN },
    body: form,
  })
  expect([file.status, await file.text()]).toEqual([
    400,
    expect.stringContaining('Files cannot be sent here'),
  ])
  const gone = randomUUID()
  expect((await site.get(`/desk/chats/${gone}`, { cookie: maria })).status).toBe(404)
  expect((await send(gone, maria, 'Hello.')).status).toBe(404)
})

test('an editor has no chats', async () => {
  const editor = await signInStaff(site, 'editor')
  const chat = aChat()
  const { sessionId } = await chat.say('What is latency?')
  for (const path of ['/desk/chats', `/desk/chats/${sessionId}`])
    expect((await site.get(path, { cookie: editor })).status).toBe(403)
  expect((await send(sessionId, editor, 'Hello.')).status).toBe(403)
})
