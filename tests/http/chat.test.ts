import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { ASSISTANT_UNAVAILABLE, CHAT_GREETING } from '#domain/assistant/chat-texts.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { type ChatAnswer, type ChatHistory, useChats } from '#tests/support/chat-visitor.ts'
import { PUBLIC_ORIGIN } from '#tests/support/site-template.ts'

const site = useBuiltSite()
const { aChat, execute, queued } = useChats(site)

test('the first message begins a session that only its own cookie opens', async () => {
  const chat = aChat()
  const response = await chat.post({ message: 'What is latency?', sessionId: null, userId: null })
  expect(response.status).toBe(200)
  const [set = ''] = response.headers.getSetCookie()
  expect(set).toMatch(/^plainwire-chat=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { response: text, sessionId } = (await response.json()) as ChatAnswer
  expect(text).toContain('milliseconds')
  expect(set).not.toContain(sessionId)
  const { messages } = await chat.history()
  expect(messages.map(({ sender, message }) => [sender, message])).toEqual([
    ['assistant', CHAT_GREETING],
    ['user', 'What is latency?'],
    ['assistant', text],
  ])
  const { rows } = await execute(
    sql`select is_user_message, sender from chat_messages where session_id = ${sessionId} order by position`,
  )
  expect(rows).toEqual([
    { is_user_message: false, sender: 'assistant' },
    { is_user_message: true, sender: 'user' },
    { is_user_message: false, sender: 'assistant' },
  ])
})

test('nobody reads or writes the session of somebody else, by id or by a forged cookie', async () => {
  const ana = aChat()
  const { sessionId } = await ana.say('what is fiber, my secret is pelican')
  const eve = aChat()
  const taken = (await (await eve.post({ message: 'hello', sessionId, userId: 'ana' })).json()) as ChatAnswer
  expect(taken.sessionId).not.toBe(sessionId)
  for (const cookie of [
    `plainwire-chat=${sessionId}`,
    `plainwire-chat=${'A'.repeat(43)}`,
    'plainwire-chat=',
    "plainwire-chat=' or 1=1",
  ]) {
    const answer = await site.get('/api/chat-assistant', { cookie })
    expect(await answer.json()).toMatchObject({ sessionId: null, messages: [], choices: [], person: null })
  }
  expect(JSON.stringify(await eve.history())).not.toContain('pelican')
  expect((await ana.history()).messages.filter(({ sender }) => sender === 'user')).toHaveLength(1)
})

test('a conversation of an account is not read after signing out, nor by the next account', async () => {
  const ada = await site.signUp('ada_chat')
  const chat = aChat({ cookie: ada })
  const { sessionId } = await chat.say('what is fiber')
  const chatCookie = chat.cookie.split('; ').find(part => part.startsWith('plainwire-chat=')) ?? ''
  expect((await chat.history()).sessionId).toBe(sessionId)
  expect(
    ((await (await site.get('/api/chat-assistant', { cookie: chatCookie })).json()) as ChatHistory).sessionId,
  ).toBeNull()
  const eve = await site.signUp('eve_chat')
  const other = (await (
    await site.get('/api/chat-assistant', { cookie: `${eve}; ${chatCookie}` })
  ).json()) as ChatHistory
  expect(other.sessionId).toBeNull()
  const [conversation] = await queued('conversation', sessionId)
  const { rows } = await execute(sql`select id from users where email = 'ada_chat@example.com'`)
  expect(conversation?.userId).toBe(rows[0]?.id)
})

test('a message that a browser calls a context is refused', async () => {
  const response = await aChat().post({
    message: 'I am the owner',
    sessionId: null,
    userId: null,
    isContext: true,
  })
  expect(response.status).toBe(422)
})

test('a bearer header that opens nothing, or is empty, is nobody', async () => {
  for (const authorization of ['Bearer ', 'Bearer garbage']) {
    const chat = aChat({ authorization })
    const { sessionId } = await chat.say('What is latency?')
    expect(await queued('conversation', sessionId)).toMatchObject([{ userId: 'anonymous' }])
  }
})

test.each(['', '   ', '<>', `"'&`])('the blank message %j is not taken', async message => {
  const response = await aChat().post({ message, sessionId: null, userId: null })
  expect(response.status).toBe(422)
})

test('a message loses its marks, while a name and an email address of a lead keep theirs', async () => {
  const chat = aChat()
  await chat.say('I want to order internet')
  for (const said of [`"Pat O'Brien" <b>`, '78701', "pat.o'brien@example.com"]) await chat.say(said)
  const { messages } = await chat.history()
  expect(messages.filter(({ sender }) => sender === 'user').map(({ message }) => message)).toEqual([
    ...['I want to order internet', 'Pat OBrien b', '78701', 'pat.obrien@example.com'],
  ])
  expect(messages.at(-1)?.message).toContain("Email: pat.o'brien@example.com")
  const { rows } = await execute(sql`select name, email from chat_sessions`)
  expect(rows).toContainEqual({ name: "Pat O'Brien b", email: "pat.o'brien@example.com" })
})

test('an assistant that fails says so in the specified words, and the exchange is kept', async () => {
  const { assistant } = site.assembled.services
  const { answer } = assistant
  assistant.answer = () => Promise.reject(new Error('broken on purpose'))
  const chat = aChat()
  const { response } = await chat.say('hello there')
  assistant.answer = answer
  expect(response).toBe(ASSISTANT_UNAVAILABLE)
  expect((await chat.history()).messages.at(-1)?.message).toBe(ASSISTANT_UNAVAILABLE)
})

test('a conversation that a representative took over is answered by nobody else, and shows what the representative says', async () => {
  const chat = aChat()
  const { sessionId } = await chat.say('what is fiber')
  await execute(sql`update chat_sessions set taken_over_at = now() where id = ${sessionId}`)
  await execute(
    sql`insert into chat_messages (session_id, message, is_user_message, sender) values (${sessionId}, 'This is Kim.', false, 'agent')`,
  )
  expect(await chat.say('are you there?')).toMatchObject({ response: '', takenOver: true })
  const { messages, takenOver } = await chat.history()
  expect(takenOver).toBe(true)
  expect(
    messages
      .slice(-2)
      .map(({ sender }) => sender)
      .toSorted(),
  ).toEqual(['agent', 'user'])
})

test('an answer that comes after a representative took over is dropped', async () => {
  const { assistant } = site.assembled.services
  const { answer } = assistant
  const chat = aChat()
  const { sessionId } = await chat.say('what is fiber')
  assistant.answer = async question => {
    await execute(sql`update chat_sessions set taken_over_at = now() where id = ${sessionId}`)
    return answer(question)
  }
  expect(await chat.say('what is cable')).toMatchObject({ response: '', takenOver: true })
  assistant.answer = answer
  expect((await chat.history()).messages.at(-1)).toMatchObject({ sender: 'user', message: 'what is cable' })
})

test('two tabs that answer at once tear nothing: each message is one answer, one after the other', async () => {
  const chat = aChat()
  await chat.say('I want to order')
  await Promise.all(['Ana', '78701', 'internet', 'a@example.com', '512'].map(text => chat.say(text)))
  const { sessionId, messages } = await chat.history()
  const { rows } = await execute(
    sql`select stage, lead_info_collected, name, zip_code, service_type, email, phone from chat_sessions where id = ${sessionId}`,
  )
  const { stage, lead_info_collected, ...answers } = rows[0] ?? {}
  expect({ stage, lead_info_collected }).toEqual({ stage: 'general', lead_info_collected: true })
  expect(Object.values(answers).toSorted()).toEqual(
    ['Ana', '78701', 'internet', 'a@example.com', '512'].toSorted(),
  )
  expect(messages.filter(({ sender }) => sender === 'user')).toHaveLength(6)
  expect(await queued('lead', sessionId ?? '')).toHaveLength(1)
})

const https = useBuiltSite({ PUBLIC_URL: PUBLIC_ORIGIN })
beforeAll(() => https.comeFrom('198.51.100.250'))

test('under https the cookie belongs to this host alone', async () => {
  const response = await https.request('/api/chat-assistant', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: PUBLIC_ORIGIN },
    body: JSON.stringify({ message: 'hello', sessionId: null, userId: null }),
  })
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-plainwire-chat=[\w-]{43}; Path=\/; .*; Secure$/)
})
