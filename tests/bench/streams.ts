import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase, startPostgres } from '../support/postgres-server.ts'
import type { Figure } from './figure.ts'
import { type ServerProcess, startSite } from './server-process.ts'
import { StreamClient } from './stream-client.ts'
import { A_SECOND, AGENTS, type Drain, figuresOf, shown, type Times, VISITORS } from './stream-figures.ts'
import { type Agent, makePeople, type Visitor } from './stream-people.ts'

/** As often as the screen of an agent reads the list again while much changes. */
const LIST_PACE_MS = 5_000

/** What is on its way: when it was sent, and how many have not got it yet. */
type Sent = { text: string; at: number }

/**
 * Streams of agents and visitors on one process, with messages in both directions: the time from sending one to its
 * arrival in the stream of the other, and to the desk's having read it. Then the process ends under load, and every
 * stream goes on at another one.
 */
export async function benchStreams(
  { seconds }: { seconds: number },
  tell: (text: string) => void,
): Promise<Figure[]> {
  const postgres = await startPostgres()
  const env = {
    DATABASE_URL: await createDatabase(postgres.url, 'bench_streams'),
    TRUSTED_PROXY_HOPS: '1',
    AUTH_SECRET: 'a secret that both servers know, of some length',
  }
  const first = await startSite(env)
  const second = await startSite(env)
  try {
    const { agents, visitors } = await makePeople(env.DATABASE_URL, { agents: AGENTS, visitors: VISITORS })
    const before = residentMb(first)
    const clients = await openAll(first, agents, visitors)
    const open = residentMb(first)
    tell(`streams: ${clients.all.length} open, ${before} MB before, ${open} MB with them`)
    // As a server is that has been at work for a while.
    await converse(first, { agents, visitors, clients, seconds: 4, from: 100_000 })
    const reading = readLists(first, agents)
    const times = await converse(first, { agents, visitors, clients, seconds })
    const lists = await reading.end()
    tell(`streams: ${times.toVisitor.length + times.toDesk.length} messages, lists read in ${shown(lists)}`)
    const after = residentMb(first)
    const drain = await endUnderLoad(first, second, { visitors, agents, clients })
    return figuresOf(times, { before, open, after }, drain)
  } finally {
    await first.stop()
    await second.stop()
    await postgres.remove()
  }
}

type Clients = { agents: StreamClient[]; visitors: StreamClient[]; all: StreamClient[] }

async function openAll(site: ServerProcess, agents: Agent[], visitors: Visitor[]): Promise<Clients> {
  const clients = {
    agents: agents.map(({ cookie }) => new StreamClient('/desk/stream', { cookie })),
    visitors: visitors.map(({ headers }) => new StreamClient('/api/chat-assistant/stream', headers)),
  }
  const all = [...clients.agents, ...clients.visitors]
  for (let from = 0; from < all.length; from += 50)
    await Promise.all(all.slice(from, from + 50).map(client => client.open(site.origin)))
  return { ...clients, all }
}

/** The list of every agent's screen, again and again. */
function readLists(site: ServerProcess, agents: Agent[]) {
  const times: number[] = []
  const running: Promise<void>[] = []
  const read = async ({ cookie }: Agent) => {
    const from = performance.now()
    await (await fetch(`${site.origin}/desk/chats.data`, { headers: { cookie } })).arrayBuffer()
    times.push(performance.now() - from)
  }
  const timer = setInterval(() => {
    const agent = agents[running.length % agents.length]
    if (agent) running.push(read(agent))
  }, LIST_PACE_MS / agents.length)
  return {
    async end() {
      clearInterval(timer)
      await Promise.all(running)
      return times
    },
  }
}

const say = (site: ServerProcess, { headers }: Visitor, message: string) =>
  expectOk(
    fetch(`${site.origin}/api/chat-assistant`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', origin: site.origin },
      body: JSON.stringify({ message, sessionId: null, userId: null }),
    }),
  )
const write = (site: ServerProcess, { cookie }: Agent, chat: string, text: string) =>
  expectOk(
    fetch(`${site.origin}/desk/chats/${chat}`, {
      method: 'POST',
      headers: { cookie, origin: site.origin },
      body: new URLSearchParams({ intent: 'send', text, messageId: randomUUID() }),
      redirect: 'manual',
    }),
  )
async function expectOk(answering: Promise<Response>): Promise<void> {
  const answer = await answering
  const text = await answer.text()
  if (answer.status !== 200 && answer.status !== 302)
    throw new Error(`${answer.status}: ${text.slice(0, 300)}`)
}

type Load = {
  agents: Agent[]
  visitors: Visitor[]
  clients: Clients
  seconds: number
  /** The number of the first message. */
  from?: number
}

async function converse(
  site: ServerProcess,
  { agents, visitors, clients, seconds, from = 0 }: Load,
): Promise<Times> {
  const times: Times = { toVisitor: [], toDesk: [], read: [] }
  const arrivals: Promise<unknown>[] = []
  const posts: Promise<void>[] = []
  // What is refused ends all of it: nothing would arrive.
  const fault = Promise.withResolvers<never>()
  fault.promise.catch(() => {})
  const post = (posting: Promise<void>) => void posts.push(posting.catch(fault.reject))
  const startedAt = performance.now()
  for (let index = from; index < from + seconds * A_SECOND; index += 1) {
    const early = startedAt + ((index - from) * 1_000) / A_SECOND - performance.now()
    await Promise.race([wait(Math.max(0, early)), fault.promise])
    const number = (index * 7_919) % visitors.length
    const visitor = visitors[number]
    const agent = visitor && agents[visitor.agent]
    const [here, desk] = [clients.visitors[number], clients.agents[visitor?.agent ?? 0]]
    if (!visitor || !agent || !here || !desk) throw new Error('There is nobody of this number')
    const sent: Sent = { text: `message ${index} of the bench`, at: performance.now() }
    if (index % 2 === 0) {
      arrivals.push(arrives(here, sent.text).then(at => times.toVisitor.push(at - sent.at)))
      post(write(site, agent, visitor.chat, sent.text))
    } else {
      const heard = arrives(desk, visitor.chat)
      arrivals.push(heard.then(at => times.toDesk.push(at - sent.at)))
      arrivals.push(
        heard.then(async () => {
          const page = await fetch(`${site.origin}/desk/chats/${visitor.chat}.data`, { headers: agent })
          if ((await page.text()).includes(sent.text)) times.read.push(performance.now() - sent.at)
        }),
      )
      post(say(site, visitor, sent.text))
    }
  }
  await Promise.race([Promise.all([...posts, ...arrivals]), fault.promise])
  return times
}

/** When a text comes in a stream. */
function arrives(client: StreamClient, text: string): Promise<number> {
  const { onText } = client
  return new Promise(resolve => {
    client.onText = heard => {
      onText(heard)
      if (!heard.includes(text)) return
      resolve(performance.now())
    }
  })
}

async function endUnderLoad(
  first: ServerProcess,
  second: ServerProcess,
  { visitors, agents, clients }: Omit<Load, 'seconds' | 'from'>,
): Promise<Drain> {
  const startedAt = performance.now()
  let lastAgain = 0
  const comeAgain = clients.all.map(async client => {
    client.onText = () => {}
    await ended(client)
    await wait(client.retryMs)
    await client.open(second.origin)
    lastAgain = performance.now()
  })
  // One message to every tenth visitor while the streams move over.
  const told = visitors.flatMap((visitor, index) => (index % 10 === 0 ? [{ visitor, index }] : []))
  const stopped = first.stop().then(() => performance.now() - startedAt)
  for (const { visitor, index } of told) {
    const agent = agents[visitor.agent]
    if (agent) await write(second, agent, visitor.chat, `while it ended ${index}.`)
  }
  await Promise.all(comeAgain)
  await wait(2_000)
  const counts = told.map(
    ({ index }) => clients.visitors[index]?.heard.split(`while it ended ${index}.`).length ?? 0,
  )
  return {
    lost: counts.filter(count => count < 2).length,
    doubled: counts.filter(count => count > 2).length,
    againMs: lastAgain - startedAt,
    goneMs: await stopped,
  }
}

function ended(client: StreamClient): Promise<void> {
  return new Promise(resolve => {
    client.onText = text => text.includes('event: again') && resolve()
  })
}

function residentMb({ pid }: ServerProcess): number {
  const kib = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
  return Math.round((kib * 1024) / 1e6)
}
