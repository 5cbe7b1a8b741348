// Two sites on a PostgreSQL cluster that Patroni keeps, under orders, leads and chats. The primary's host loses its power;
// then the next primary's network to all but the sites is cut. npm run prove:failover [-- --clients 6]

import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { HeardStream, streamHeaders } from '../support/event-stream.ts'
import { beginChat, SiteLoad } from '../support/site-load.ts'
import { SiteProcess } from '../support/site-process.ts'
import { TEST_WEBHOOK_SECRET, WebhookReceiver } from '../support/webhook-receiver.ts'
import { machine } from './machine.ts'
import { missingForCluster, PatroniCluster } from './patroni-cluster.ts'

const { values } = parseArgs({ options: { clients: { type: 'string', default: '4' } } })
const clients = Number(values.clients)
const WRITES_WITHIN_MS = 15_000
const DELIVERED_WITHIN_MS = 180_000

const missing = missingForCluster()
if (missing.length > 0) {
  console.log(`This needs what is not here:\n${missing.map(what => `  ${what}`).join('\n')}`)
  process.exit(2)
}
console.log(machine())

const faults: string[] = []
const check = (holds: boolean, what: string) => {
  console.log(`  ${holds ? 'ok' : 'WRONG'}: ${what}`)
  if (!holds) faults.push(what)
}

/** Looks five times a second which servers would take a write, from now to `stop`. */
function watchPrimaries(cluster: PatroniCluster) {
  const looking = { on: true }
  let doubled = 0
  const seen: { promotedAt: number | null } = { promotedAt: null }
  let promoted = ''
  const watch = async (before: string) => {
    while (looking.on) {
      const writable = await cluster.writable()
      if (writable.length > 1) doubled += 1
      const other = writable.find(({ name }) => name !== before)
      if (other && seen.promotedAt === null) {
        seen.promotedAt = Date.now()
        promoted = other.name
      }
      await wait(200)
    }
  }
  return {
    begin: (before: string) => void watch(before),
    async untilPromoted() {
      for (const deadline = Date.now() + 90_000; seen.promotedAt === null; await wait(100)) {
        if (Date.now() > deadline) throw new Error('Nobody was promoted')
      }
      return { promotedAt: seen.promotedAt, promoted }
    },
    stop: () => {
      looking.on = false
      return doubled
    },
  }
}

type Stage = { what: string; harm(): Promise<void>; mend(): Promise<void> }

async function goThrough(cluster: PatroniCluster, sites: SiteProcess[], load: SiteLoad, stage: Stage) {
  console.log(stage.what)
  const before = (await cluster.leader()).name
  const watch = watchPrimaries(cluster)
  await load.growsBy(200)
  watch.begin(before)
  const harmedAt = Date.now()
  await stage.harm()
  const { promotedAt, promoted } = await watch.untilPromoted()
  await load.growsBy(50, 90_000)
  const waited = (load.firstAfter(promotedAt) ?? Number.POSITIVE_INFINITY) - promotedAt
  const { ms } = load.longestGap
  console.log(
    `  ${before} was lost, ${promoted} promoted after ${promotedAt - harmedAt} ms; longest time without an acknowledged write: ${ms} ms`,
  )
  check(waited <= WRITES_WITHIN_MS, `writes ${waited} ms after the promotion was seen`)
  check(watch.stop() === 0, 'never two servers that take writes')
  check(
    sites.every(site => site.runs),
    'both sites run on without a restart',
  )
  await stage.mend()
  await cluster.untilWhole()
  console.log(`  ${before} follows again`)
}

const cluster = await PatroniCluster.start()
const receiver = await WebhookReceiver.start()
const sites: SiteProcess[] = []
try {
  const url = await cluster.createDatabase('plainwire')
  const env = {
    DATABASE_URL: url,
    DATABASE_REPLICA_URL: `postgres://postgres@${cluster.servers.at(-1)?.address}:5432/plainwire`,
    AUTH_SECRET: 'a secret that both servers know, of some length',
    AUTOMATION_WEBHOOK_URL: receiver.url,
    AUTOMATION_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'fatal',
  }
  for (let at = 0; at < 2; at += 1) sites.push(await SiteProcess.start('PGlite', env))
  const [first = '', second = ''] = sites.map(({ origin }) => origin)
  const chat = await beginChat(first, 'What is fiber?')
  const stream = new HeardStream(
    await fetch(`${second}/api/chat-assistant/stream`, { headers: streamHeaders(chat.cookie) }),
  )
  const load = await SiteLoad.start([first, second], { clients })

  const primary = await cluster.leader()
  await goThrough(cluster, sites, load, {
    what: `The host of the primary (${primary.name}) loses its power`,
    harm: async () => primary.crash(),
    mend: async () => cluster.startServer(primary),
  })
  const next = await cluster.leader()
  const cutFrom = [cluster.etcd, ...cluster.servers.filter(host => host !== next)]
  await goThrough(cluster, sites, load, {
    what: `The network of the primary (${next.name}) to etcd and the other servers is cut; the sites still reach it`,
    harm: async () => next.cutOff(cutFrom),
    mend: async () => next.mend(cutFrom),
  })
  await load.stop()
  console.log(load.told)

  const { address } = await cluster.leader()
  const database = new pg.Pool({ connectionString: `postgres://postgres@${address}:5432/plainwire` })
  for (const [what, count] of Object.entries(await load.lostOrDoubled(database)))
    check(count === 0, `${count} ${what}`)
  await database.end()
  const stored = await Promise.all(
    cluster.servers.map(async host => {
      const client = new pg.Client({ connectionString: `postgres://postgres@${host.address}:5432/plainwire` })
      await client.connect()
      const { rows } = await client.query('select count(*)::int as orders from customer_orders')
      await client.end()
      return `${host.name} ${rows[0]?.orders}`
    }),
  )
  check(
    new Set(stored.map(line => line.split(' ')[1])).size === 1,
    `the same orders on all servers: ${stored.join(', ')}`,
  )

  await fetch(`${first}/api/chat-assistant`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: first,
      cookie: chat.cookie,
      'x-forwarded-for': '10.9.8.7',
    },
    body: JSON.stringify({ message: 'Still there?', sessionId: null, userId: null }),
  })
  const heard = stream
    .until(({ data }) => JSON.stringify(data).includes('Still there?'))
    .then(
      () => true,
      () => false,
    )
  check(
    await Promise.race([heard, wait(10_000, false)]),
    'a stream that was open all the time hears what the other site is told',
  )
  await stream.cut()

  const delivered = () => new Set(receiver.received.map(({ payload }) => String(payload.notes)))
  const undelivered = () => [...load.orders.keys()].filter(mark => !delivered().has(mark)).length
  for (const deadline = Date.now() + DELIVERED_WITHIN_MS; undelivered() > 0 && Date.now() < deadline; )
    await wait(500)
  check(undelivered() === 0, `${undelivered()} orders whose webhook was not delivered`)
} finally {
  for (const site of sites) await site.remove()
  await receiver.close()
  cluster.remove()
}
console.log(faults.length === 0 ? 'Nothing was lost, nothing doubled.' : `${faults.length} faults.`)
process.exit(faults.length === 0 ? 0 : 1)
