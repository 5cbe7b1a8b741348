import { sql } from 'drizzle-orm'
import { zipCodeIn } from '#domain/callbacks/call-promise.server.ts'
import type { Day } from '#domain/settings/business-day.ts'
import { providerUuid } from '#domain/shared/identifiers.ts'
import type { Reader } from '#platform/database.server.ts'
import type { Counted } from './cuts.ts'
import type { FactDeps } from './fact-deps.ts'

/** The figures of an order by the event that each represents. */
const figureOfEvent = {
  reached: 'reached',
  booked: 'booked',
  not_available: 'not_available',
  cancelled: 'cancelled',
  order_cancelled: 'cancelled',
} as const
type Known = keyof typeof figureOfEvent

/** What an order is split by. An order of ours names its providers by ids in its lines. */
const facts = sql`
  o.id, o.shipping_address, o.visit_source, o.visit_campaign,
  exists (
    select 1 from desk_events p
    where p.subject_kind = 'order' and p.subject_id = o.id::text and p.what = 'orderForCustomer'
  ) as by_phone,
  (select json_agg(json_build_array(i.provider_id, i.provider_name)) from order_items i where i.order_id = o.id) as providers`

/** Orders that were placed on a day, and orders' changes on that day, each only the first time. */
export async function orderFacts(db: Reader, deps: FactDeps, { day, from, until }: Day): Promise<Counted[]> {
  const placed = await db.execute(sql`
    select ${facts} from customer_orders o
    where o.created_at >= ${from.toISOString()} and o.created_at < ${until.toISOString()}`)
  const happened = await db.execute(sql`
    select e.what, ${facts} from desk_events e
    join customer_orders o on o.id = e.subject_id::uuid
    where e.subject_kind = 'order' and e.at >= ${from.toISOString()} and e.at < ${until.toISOString()}
      and e.what in ${Object.keys(figureOfEvent)}
      and not exists (
        select 1 from desk_events f
        where f.subject_kind = 'order' and f.subject_id = e.subject_id and f.what = e.what and f.id < e.id
      )`)
  const slugs = new Map(deps.catalogue.providers.map(({ id }) => [providerUuid(id), id]))
  const splitOf = (row: Record<string, unknown>) => ({
    day,
    count: 1,
    state: stateOf(deps, String(row.shipping_address)),
    providers: providersOf(row.providers, slugs),
    source: String(row.visit_source),
    campaign: String(row.visit_campaign),
  })
  return [
    ...placed.rows.map(
      (row): Counted => ({ figure: row.by_phone ? 'orders_phone' : 'orders', ...splitOf(row) }),
    ),
    ...happened.rows
      .filter(row => !row.by_phone)
      .map((row): Counted => ({ figure: figureOfEvent[row.what as Known], ...splitOf(row) })),
  ]
}

function stateOf({ zips }: FactDeps, address: string): string {
  const zipCode = zipCodeIn(address, zips)
  return zipCode ? (zips.place(zipCode)?.state ?? '') : ''
}

/** Catalog ids; a provider that the catalog no longer has goes by its name. */
function providersOf(lines: unknown, slugs: ReadonlyMap<string, string>): string[] {
  const named = (lines ?? []) as [string, string][]
  return [...new Set(named.map(([id, name]) => slugs.get(id) ?? name))].toSorted()
}
