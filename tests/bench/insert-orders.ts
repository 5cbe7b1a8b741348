// Placing an order as bare SQL: one transaction for each order, by the driver alone, on a database that the site has made
// and in which it has stored orders. With FEW it writes the order, its lines, its consent and its message, as a site
// without a desk would; with ALL also what this site's order brings with it: terms, work at the desk, event and mail.
// node insert-orders.ts DATABASE_URL CONNECTIONS SECONDS FEW|ALL
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { webhookJob } from '#domain/automation/webhook-job.server.ts'
import { ORDER_CALLBACK_TEXT } from '#domain/consent/consent-text.ts'
import { mailJob } from '#domain/mail/mail-job.server.ts'
import { newOrderReference } from '#domain/orders/order-reference.server.ts'
import { providerUuid } from '#domain/shared/identifiers.ts'
import { benchOrder } from './bench-order.ts'
import { tellShot } from './shoot.ts'

const [url = '', connections = '', seconds = '', rows = ''] = process.argv.slice(2)
const { name, email, phone, address, lines } = benchOrder
const payload = {
  'Full name': name,
  email,
  phone,
  address,
  selected_service: lines.map(line => line.serviceName).join(', '),
  provider: lines[0]?.providerName,
  bundle: lines.map(line => `${line.providerName} ${line.serviceName}`).join(' + '),
  price: lines.reduce((sum, line) => sum + line.price, 0),
  notes: '',
}

/** What the site stored with its latest order there, as text and JSON to write again. */
type Model = { terms: string[]; subject: string; body: string; html: string; about: string }

async function modelOf(client: pg.Client): Promise<Model> {
  const { rows } = await client.query<Model>(`
    select subject, body, html, about, (select array_agg(terms::text order by position) from order_items where order_id = o.id) as terms
    from customer_orders o join mails on order_reference = o.reference join work_items on subject_id = o.id::text
    order by o.created_at desc limit 1`)
  if (!rows[0]) throw new Error('The site has stored no order in this database.')
  return rows[0]
}

/** Queues a job as the library does, without its options. */
const queueJob = (client: pg.Client, name: string, data: object) =>
  client.query(
    `insert into pgboss.job_common (name, data, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
     select name, $1, expire_seconds, deletion_seconds, now() + retention_seconds * interval '1s', retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
     from pgboss.queue where name = $2`,
    [data, name],
  )

/** What stands beside an order at this site: the work at the desk, the event and the customer's mail. */
async function insertTheRest(
  client: pg.Client,
  orderId: string,
  reference: string,
  model: Model,
): Promise<void> {
  const now = new Date()
  await client.query(
    `insert into work_items (kind, subject_id, email, who, about, created_at, due_at)
     values ('order', $1, $2, $3, $4, $5, $5)`,
    [orderId, email, name, model.about, now],
  )
  await client.query(
    `insert into desk_events (at, actor, what, subject_kind, subject_id) values ($1, 'visitor', 'order_placed', 'order', $2)`,
    [now, orderId],
  )
  const mailId = randomUUID()
  await client.query(
    `insert into mails (id, kind, recipient, subject, body, html, order_reference)
     values ($1, 'order_received', $2, $3, $4, $5, $6)`,
    [mailId, email, model.subject, model.body, model.html, reference],
  )
  await queueJob(client, mailJob.name, { mailId })
}

async function insertOrder(client: pg.Client, userId: string, model: Model | null): Promise<void> {
  const now = new Date()
  const messageId = randomUUID()
  const reference = newOrderReference()
  await client.query('begin')
  const { rows } = await client.query<{ id: string }>(
    `insert into customer_orders (user_id, reference, idempotency_key, request_hash, contact_name, contact_email, contact_phone, shipping_address, notes, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [userId, reference, randomUUID(), 'a'.repeat(64), name, email, phone, address, null, now],
  )
  const orderId = rows[0]?.id ?? ''
  const items = lines.flatMap((line, position) => [
    ...[orderId, position, providerUuid(line.providerId)],
    ...[line.providerName, line.serviceName, line.quantity, line.price, model?.terms[position] ?? null],
  ])
  await client.query(
    `insert into order_items (order_id, position, provider_id, provider_name, service_name, quantity, price_per_unit, terms)
     values ($1, $2, $3, $4, $5, $6, $7, $8), ($9, $10, $11, $12, $13, $14, $15, $16)`,
    items,
  )
  await client.query(
    `insert into consents (created_at, source, form_id, name, email, phone, callback_requested, marketing_calls, marketing_texts, sellers, shown_text, text_version, page_url, ip_address, user_agent, global_privacy_control, retention_until)
     values ($1, 'checkout', 'checkout', $2, $3, $4, true, false, false, '["Plainwire"]', $5, '1', $6, $7, null, false, $8)`,
    [now, name, email, phone, ORDER_CALLBACK_TEXT, 'http://localhost/checkout', '203.0.113.9', '2031-11-21'],
  )
  const message = { messageId, kind: 'order', payload: { ...payload, timestamp: now } }
  await queueJob(client, webhookJob.name, message)
  if (model) await insertTheRest(client, orderId, reference, model)
  await client.query(
    `insert into webhook_deliveries (message_id, kind, attempt, url, attempted_at, duration_ms, status, answer)
     values ($1, 'order', 1, $2, $3, 3, 200, 'taken')`,
    [messageId, 'http://localhost/hook', now],
  )
  await client.query('commit')
}

const clients = await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return client
  }),
)
const model = rows === 'ALL' && clients[0] ? await modelOf(clients[0]) : null
const users = await clients[0]?.query<{ id: string }>('select id from users')
const times: number[] = []
const startedAt = performance.now()
const endsAt = startedAt + Number(seconds) * 1_000
await Promise.all(
  clients.map(async (client, index) => {
    const userId = users?.rows[index % users.rows.length]?.id ?? ''
    while (performance.now() < endsAt) {
      const askedAt = performance.now()
      await insertOrder(client, userId, model).catch(async (error: { code?: string }) => {
        // Among so many orders two may draw the same reference; the site draws another one then.
        if (error.code !== '23505') throw error
        await client.query('rollback')
      })
      times.push(performance.now() - askedAt)
    }
  }),
)
tellShot({ times, seconds: (performance.now() - startedAt) / 1_000 })
await Promise.all(clients.map(client => client.end()))
