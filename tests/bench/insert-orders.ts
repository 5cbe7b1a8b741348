// What placing an order writes, as bare SQL: one transaction for each order, by the driver alone, on a database that the
// site has made. node insert-orders.ts DATABASE_URL CONNECTIONS SECONDS
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { ORDER_CALLBACK_TEXT } from '#domain/consent/consent-text.ts'
import { newOrderReference } from '#domain/orders/order-reference.server.ts'
import { providerUuid } from '#domain/shared/identifiers.ts'
import { benchOrder } from './bench-order.ts'
import { tellShot } from './shoot.ts'

const [url = '', connections = '', seconds = ''] = process.argv.slice(2)
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

async function insertOrder(client: pg.Client, userId: string): Promise<void> {
  const now = new Date()
  const messageId = randomUUID()
  await client.query('begin')
  const { rows } = await client.query<{ id: string }>(
    `insert into customer_orders (user_id, reference, idempotency_key, request_hash, contact_name, contact_email, contact_phone, shipping_address, notes, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [userId, newOrderReference(), randomUUID(), 'a'.repeat(64), name, email, phone, address, null, now],
  )
  const items = lines.flatMap((line, position) => [
    ...[rows[0]?.id, position, providerUuid(line.providerId)],
    ...[line.providerName, line.serviceName, line.quantity, line.price],
  ])
  await client.query(
    `insert into order_items (order_id, position, provider_id, provider_name, service_name, quantity, price_per_unit)
     values ($1, $2, $3, $4, $5, $6, $7), ($8, $9, $10, $11, $12, $13, $14)`,
    items,
  )
  await client.query(
    `insert into consents (created_at, source, form_id, name, email, phone, callback_requested, marketing_calls, marketing_texts, sellers, shown_text, text_version, page_url, ip_address, user_agent, global_privacy_control, retention_until)
     values ($1, 'checkout', 'checkout', $2, $3, $4, true, false, false, '["Plainwire"]', $5, '1', $6, $7, null, false, $8)`,
    [now, name, email, phone, ORDER_CALLBACK_TEXT, 'http://localhost/checkout', '203.0.113.9', '2031-11-21'],
  )
  await client.query(
    `insert into pgboss.job_common (name, data, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
     select name, $1, expire_seconds, deletion_seconds, now() + retention_seconds * interval '1s', retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
     from pgboss.queue where name = 'automation_webhook'`,
    [{ messageId, kind: 'order', payload: { ...payload, timestamp: now } }],
  )
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
const users = await clients[0]?.query<{ id: string }>('select id from users')
const times: number[] = []
const startedAt = performance.now()
const endsAt = startedAt + Number(seconds) * 1_000
await Promise.all(
  clients.map(async (client, index) => {
    const userId = users?.rows[index % users.rows.length]?.id ?? ''
    while (performance.now() < endsAt) {
      const askedAt = performance.now()
      await insertOrder(client, userId).catch(async (error: { code?: string }) => {
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
