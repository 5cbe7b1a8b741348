// Orders and leads are posted by many clients while the server is killed at random. Afterwards everything that was
// acknowledged must be there once and whole, and its webhook delivered at least once under one id.
// npm run prove:durability [-- --kills 50] [-- --clients 8]
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPostedOrder, aStoredLine } from '../support/builders.ts'
import { Buyers } from '../support/buyers.ts'
import { anyAddress } from '../support/site-load.ts'
import { type DatabaseKind, SiteProcess } from '../support/site-process.ts'
import { queryStored } from '../support/stored-rows.ts'
import { TEST_WEBHOOK_SECRET, WebhookReceiver } from '../support/webhook-receiver.ts'
import { machine } from './machine.ts'

const { offerings } = readSeed()

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '50' }, clients: { type: 'string', default: '8' } },
})
const kills = Number(values.kills)
const clients = Number(values.clients)
/** How long deliveries may take after the last kill: broken-off jobs come back after heartbeat and supervision. */
const DELIVERY_LIMIT_MS = 240_000

const [first, second] = offerings
if (!first || !second) throw new Error('The catalogue is too small')
const lines = [first, second].map(offering => aStoredLine(offering.providerId, offering.serviceName))

/** What the server said yes to: the mark of each order and lead, which its webhook carries too. */
type Acknowledged = { orders: Map<string, string>; leads: Set<string> }

/** Posts until it is answered, like a browser whose visitor tries again: the same body, the same key. */
async function postUntilAnswered(url: string, body: unknown, headers: Record<string, string>) {
  for (;;) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress(), ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      })
      const answer: unknown = await response.json()
      if (response.ok) return answer as { orderId?: string }
      if (response.status < 500)
        throw new Refusal(`${url} answered ${response.status}: ${JSON.stringify(answer)}`)
    } catch (error) {
      if (error instanceof Refusal) throw error
    }
    await wait(50)
  }
}

class Refusal extends Error {}

async function client(origin: string, buyers: Buyers, acknowledged: Acknowledged, running: { on: boolean }) {
  while (running.on) {
    const mark = randomUUID()
    const order = aPostedOrder({ lines, notes: mark })
    const answer = await postUntilAnswered(`${origin}/api/orders`, order, {
      cookie: await buyers.next(),
      origin,
    })
    acknowledged.orders.set(mark, answer.orderId ?? '')
    const lead = {
      name: 'Ada Homeowner',
      email: `${mark}@example.com`,
      phone: '512 555 0100',
      zipCode: '78701',
      service: 'Home internet',
      marketingConsent: false,
      page: '/',
      website: '',
    }
    await postUntilAnswered(`${origin}/api/leads`, lead, { origin })
    acknowledged.leads.add(mark)
  }
}

async function prove(kind: DatabaseKind): Promise<string[]> {
  const receiver = await WebhookReceiver.start()
  const site = await SiteProcess.start(kind, {
    AUTOMATION_WEBHOOK_URL: receiver.url,
    AUTOMATION_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'fatal',
  })
  const acknowledged: Acknowledged = { orders: new Map(), leads: new Set() }
  const running = { on: true }
  const buyers = new Buyers(() => site.origin, anyAddress)
  const all = Promise.all(
    Array.from({ length: clients }, () => client(site.origin, buyers, acknowledged, running)),
  )
  for (let kill = 1; kill <= kills; kill += 1) {
    await wait(randomInt(100, 1_500))
    await site.end('SIGKILL')
    await site.launch()
    if (process.stdout.isTTY) process.stdout.write(`\r${kind}: ${kill} of ${kills} kills`)
  }
  running.on = false
  await all

  const marks = [...acknowledged.orders.keys(), ...acknowledged.leads]
  const delivered = () => {
    const ids = new Map<string, Set<string>>()
    for (const { payload, headers } of receiver.received) {
      const { notes, email } = payload as { notes: string; email: string }
      const key = 'lead_type' in payload ? `lead ${email.split('@')[0]}` : `order ${notes}`
      ids.set(key, (ids.get(key) ?? new Set()).add(String(headers['webhook-id'])))
    }
    return ids
  }
  const deadline = Date.now() + DELIVERY_LIMIT_MS
  while (delivered().size < marks.length && Date.now() < deadline) await wait(500)
  await site.end('SIGTERM')

  const ids = delivered()
  const [orders = [], leads = [], torn = []] = await queryStored(site, [
    'select notes as mark, count(*)::int as times, min(id::text) as id from customer_orders group by notes',
    `select split_part(email, '@', 1) as mark, count(*)::int as times from leads group by 1`,
    `select o.id from customer_orders o left join order_items i on i.order_id = o.id group by o.id having count(i.id) <> ${lines.length}`,
  ])
  const orderOf = new Map(orders.map(row => [String(row.mark), row]))
  const leadOf = new Map(leads.map(row => [String(row.mark), row]))
  const wrong = {
    'acknowledged orders that are not there once': [...acknowledged.orders].filter(([mark, id]) => {
      const row = orderOf.get(mark)
      return row?.times !== 1 || row.id !== id
    }).length,
    'acknowledged leads that are not there once': [...acknowledged.leads].filter(
      mark => leadOf.get(mark)?.times !== 1,
    ).length,
    'orders without all of their lines': torn.length,
    'stored orders without a delivery': [...orderOf.keys()].filter(mark => !ids.has(`order ${mark}`)).length,
    'stored leads without a delivery': [...leadOf.keys()].filter(mark => !ids.has(`lead ${mark}`)).length,
    'messages under more than one id': [...ids.values()].filter(found => found.size > 1).length,
  }
  await site.remove()
  await receiver.close()

  const again = receiver.received.length - ids.size
  console.log(
    `${process.stdout.isTTY ? '\r' : ''}${kind}: ${kills} kills, ${acknowledged.orders.size} orders and ${acknowledged.leads.size} leads acknowledged, ` +
      `${orderOf.size} and ${leadOf.size} stored, ${receiver.received.length} deliveries (${again} of them repeats)`,
  )
  return Object.entries(wrong).flatMap(([what, count]) => {
    console.log(`  ${what}: ${count}`)
    return count === 0 ? [] : [`${kind}: ${count} ${what}`]
  })
}

console.log(machine())
const faults = [...(await prove('PGlite')), ...(await prove('PostgreSQL'))]
console.log(faults.length === 0 ? 'Nothing was lost.' : faults.join('\n'))
process.exit(faults.length === 0 ? 0 : 1)
