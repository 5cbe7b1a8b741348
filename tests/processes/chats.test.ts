import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf } from '#tests/support/cookies.ts'
import { HeardStream, streamHeaders } from '#tests/support/event-stream.ts'
import { ModelServer } from '#tests/support/model-server.ts'
import { SiteProcess } from '#tests/support/site-process.ts'
import { staffOnPglite, staffOnPostgres } from '#tests/support/staff-of-process.ts'
import { queryStored } from '#tests/support/stored-rows.ts'

type Answer = { response: string; sessionId: string; takenOver: boolean }

const say = async (site: SiteProcess, cookie: string, message: string) => {
  const response = await fetch(`${site.origin}/api/chat-assistant`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin, cookie },
    body: JSON.stringify({ message, sessionId: null, userId: null }),
  })
  return { cookie: cookieOf(response) || cookie, ...((await response.json()) as Answer) }
}
const deskPost = (site: SiteProcess, chat: string, cookie: string, fields: Record<string, string>) =>
  fetch(`${site.origin}/desk/chats/${chat}`, {
    method: 'POST',
    headers: { origin: site.origin, cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
const write = (site: SiteProcess, chat: string, cookie: string, text: string) =>
  deskPost(site, chat, cookie, { intent: 'send', text, messageId: randomUUID() })

const streams: HeardStream[] = []
const listen = async (site: SiteProcess, path: string, cookie: string, lastId = '') => {
  const stream = new HeardStream(
    await fetch(`${site.origin}${path}`, { headers: streamHeaders(cookie, lastId) }),
  )
  streams.push(stream)
  return stream
}
const followChat = (site: SiteProcess, cookie: string, lastId = '') =>
  listen(site, '/api/chat-assistant/stream', cookie, lastId)
const saying = (words: string) => (event: { data: unknown }) => JSON.stringify(event.data).includes(words)
const changed = (topic: string, id: string) => saying(JSON.stringify({ topic, id }))

afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.cut()
})

/** A server that ends tells its streams to come again, and is gone without waiting for them. */
async function expectDrain(ending: SiteProcess, goOn: () => Promise<SiteProcess>, maria: string) {
  const { cookie, sessionId } = await say(ending, '', 'What is latency?')
  const chat = await followChat(ending, cookie)
  const desk = await listen(ending, '/desk/stream', maria)
  await chat.until(saying('What is latency?'))
  await write(ending, sessionId, maria, 'Before the end.')
  await chat.until(saying('Before the end.'))
  const code = ending.end('SIGTERM')
  await Promise.all([chat.untilEnd(), desk.untilEnd()])
  expect([chat, desk].map(stream => stream.events.at(-1)?.event)).toEqual(['again', 'again'])
  expect(await code).toBe(0)
  const next = await goOn()
  await write(next, sessionId, maria, 'After the end.')
  const again = await followChat(next, cookie, chat.lastId)
  await again.until(saying('After the end.'))
  expect(again.words).toEqual(['After the end.'])
  const deskAgain = await listen(next, '/desk/stream', maria, desk.lastId)
  await deskAgain.until(changed('lost', ''))
}

describe('two servers on PostgreSQL', () => {
  let a: SiteProcess
  let b: SiteProcess
  let model: ModelServer
  let maria: string
  beforeAll(async () => {
    model = await ModelServer.start()
    const env = {
      AUTH_SECRET: 'a secret that both servers know, of some length',
      ASSISTANT_BASE_URL: model.baseUrl,
      ASSISTANT_API_KEY: 'key',
      ASSISTANT_MODEL: 'test',
    }
    a = await SiteProcess.start('PostgreSQL', env)
    b = await SiteProcess.start('PGlite', { ...env, DATABASE_URL: a.databaseUrl })
    maria = await staffOnPostgres(a.databaseUrl, 'agent', 'Maria Lopez')
  })
  afterAll(async () => {
    await b.remove()
    await a.remove()
    await model.close()
  })

  test('what is said at one server is heard at the other, in both directions', async () => {
    const { cookie, sessionId } = await say(a, '', 'What is latency?')
    const visitor = await followChat(a, cookie)
    const desk = await listen(a, '/desk/stream', maria)
    await write(b, sessionId, maria, 'Hello from the other server.')
    expect((await visitor.until(saying('Hello from the other'))).data).toMatchObject({ name: 'Maria' })
    await desk.until(changed('chat', sessionId))
    const before = desk.events.length
    await say(b, cookie, 'And hello back.')
    await desk.until(event => desk.events.indexOf(event) >= before && changed('chat', sessionId)(event))
    const page = await fetch(`${a.origin}/desk/chats/${sessionId}`, { headers: { cookie: maria } })
    expect(await page.text()).toContain('And hello back.')
    expect((await visitor.until(saying('And hello back.'))).event).toBe('message')
  })

  test('a person takes over at one server while the model hangs at the other: the visitor goes on at once', async () => {
    const { cookie, sessionId } = await say(a, '', 'What is latency?')
    const visitor = await followChat(b, cookie)
    const asked = model.calls.length
    model.mode = 'silence'
    const late = say(a, cookie, 'What is fiber?')
    await visitor.until(saying('What is fiber?'))
    await write(b, sessionId, maria, 'Let me answer that.')
    await visitor.until(saying('"person":"Maria"'))
    expect(await say(b, cookie, 'Thanks!')).toMatchObject({ response: '', takenOver: true })
    model.release()
    expect(await late).toMatchObject({ response: '', takenOver: true })
    expect(model.calls.length).toBeGreaterThan(asked)
    model.mode = 'tools'
    await deskPost(a, sessionId, maria, { intent: 'hand-back' })
    await visitor.until(saying('"left":"Maria"'))
    expect(visitor.words.slice(-3)).toEqual(['What is fiber?', 'Let me answer that.', 'Thanks!'])
  })

  test('what is said while a server does not hear of changes is told when it does again', async () => {
    const { cookie, sessionId } = await say(a, '', 'What is latency?')
    const visitor = await followChat(a, cookie)
    await visitor.until(saying('What is latency?'))
    const [ended] = await queryStored(a, [
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'plainwire notices'",
    ])
    expect(ended).toHaveLength(2)
    await write(b, sessionId, maria, 'Nobody heard this at first.')
    await visitor.until(saying('Nobody heard this at first.'))
    expect(visitor.words.filter(words => words.startsWith('Nobody'))).toHaveLength(1)
  })

  test('a server that ends sends its streams to the other, and nothing is lost or told twice', async () => {
    await expectDrain(a, async () => b, maria)
    await a.launch()
  })
})

describe('one server on the embedded database', () => {
  let site: SiteProcess
  let maria: string
  beforeAll(async () => {
    site = await SiteProcess.start('PGlite', {}, async dataDir => {
      maria = await staffOnPglite(dataDir, 'agent', 'Maria Lopez')
    })
  })
  afterAll(() => site.remove())

  test('what is said is heard on both sides', async () => {
    const { cookie, sessionId } = await say(site, '', 'What is latency?')
    const visitor = await followChat(site, cookie)
    const desk = await listen(site, '/desk/stream', maria)
    await write(site, sessionId, maria, 'Hello.')
    await visitor.until(saying('"message":"Hello."'))
    await desk.until(changed('chat', sessionId))
  })

  test('it ends without waiting for its streams, and they go on where they were when it is back', async () => {
    const goOn = async () => {
      await site.launch()
      return site
    }
    await expectDrain(site, goOn, maria)
  })
})
