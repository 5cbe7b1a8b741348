import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..', 'migrations')
const files = readdirSync(folder)
  .filter(name => name.endsWith('.sql'))
  .toSorted()
/** The schema that was live before the latest migration. */
const before = files.slice(0, -1)
const latest = files.at(-1) ?? ''
const database = await PGlite.create()
afterAll(() => database.close())

async function apply(name: string): Promise<void> {
  for (const statement of readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint')) {
    if (statement.trim() !== '') await database.exec(statement)
  }
}

test('the latest migration keeps every row of a database that people used', async () => {
  for (const name of before) await apply(name)
  await database.exec(`
    insert into users (name, email, username, display_username) values ('ada', 'ada@example.com', 'ada', 'Ada');
    insert into sessions (user_id, token, expires_at) select id, 'token', now() + interval '1 day' from users;
    insert into customer_addresses (user_id, street, city, state, zip_code) select id, '12 Main St', 'Austin', 'TX', '78701' from users;
    insert into customer_addresses (street, city, state, zip_code) values ('1 Elm St', 'Burlington', 'VT', '05401');
    insert into address_submissions (user_id, street, city, state, zip_code) select id, '12 Main St', 'Austin', 'TX', '78701' from users;
    insert into customer_orders (user_id, reference, idempotency_key, request_hash, contact_name, contact_email)
      select id, 'PW-OLD1-OLD1', gen_random_uuid(), 'hash', 'Ada Owner', 'ada@example.com' from users;
    insert into order_items (order_id, position, provider_id, provider_name, service_name, quantity, price_per_unit)
      select id, 0, gen_random_uuid(), 'Metronet', '500 Mbps', 2, 43.21 from customer_orders;
    insert into consents (source, form_id, name, email, phone, callback_requested, sellers, shown_text, text_version, page_url, global_privacy_control, retention_until)
      values ('form', 'quote-form', 'Bo Renter', 'Bo@example.com', '+1 (512) 555-0101', true, '["Plainwire"]', 'words', '1', '/', false, '2031-01-01');
    insert into leads (source, lead_type, name, email, phone, zip_code, selected_service, consent_id, repeat_key)
      select 'form', 'quote_request', 'Bo Renter', 'Bo@example.com', '+1 (512) 555-0101', '78701', 'Home internet', id, 'key' from consents;`)
  const tables = ['users', 'profiles', 'sessions', 'customer_addresses', 'address_submissions']
  tables.push('customer_orders', 'order_items', 'consents', 'leads')
  const count = async () => {
    const counts: Record<string, unknown> = {}
    for (const table of tables) {
      const { rows } = await database.query<{ n: number }>(`select count(*)::int as n from ${table}`)
      counts[table] = rows[0]?.n
    }
    return counts
  }
  const counted = await count()
  expect(counted).toMatchObject({ users: 1, profiles: 1, customer_addresses: 2, leads: 1 })

  await apply(latest)

  expect(await count()).toEqual(counted)
  // Orders from before say nothing of plan and terms.
  const { rows } = await database.query('select service_name, plan_id, terms from order_items')
  expect(rows).toEqual([{ service_name: '500 Mbps', plan_id: null, terms: null }])
})

test('orders from before it was stored say of which prices no label confirmed them, and keep what the others say', async () => {
  const soldThen = async (planId: string, terms: object) => {
    await database.query(
      `insert into order_items (order_id, position, provider_id, provider_name, service_name, quantity, price_per_unit, plan_id, terms)
      select id, (select count(*) from order_items), gen_random_uuid(), 'Sold', 'Then', 1, 43.21, $1, $2 from customer_orders`,
      [planId, JSON.stringify(terms)],
    )
  }
  await database.exec(`update customer_orders set created_at = '2026-11-20'`)
  await soldThen('adt-basic', { checkedOn: '2026-11-01' })
  await soldThen('hughesnet-select', { checkedOn: '2026-11-01' })
  await soldThen('spectrum-internet', { checkedOn: '2026-07-20' })
  await apply('0026_listed_prices.sql')
  const { rows } = await database.query(
    'select terms from order_items where plan_id is not null order by position',
  )
  expect(rows).toEqual([
    { terms: { checkedOn: '2026-11-01', unlabeled: true } },
    { terms: { checkedOn: '2026-11-01', unconfirmed: true } },
    { terms: { checkedOn: '2026-07-20' } },
  ])
})
