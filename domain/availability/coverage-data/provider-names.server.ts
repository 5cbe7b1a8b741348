import { sql } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { coverageProviders } from '../availability.tables.server.ts'

/** Stores brand names: if a provider has two names, the one that more rows use. */
export async function keepBrandNames(
  tx: Tx,
  brands: readonly { providerId: number; name: string; rows: number }[],
): Promise<void> {
  if (brands.length === 0) return
  await tx.execute(sql`
    insert into coverage_providers (id, brand_name, brand_rows)
    select * from unnest(${sql.param(brands.map(brand => brand.providerId))}::integer[],
      ${sql.param(brands.map(brand => brand.name))}::text[], ${sql.param(brands.map(brand => brand.rows))}::integer[])
    on conflict (id) do update set brand_name = excluded.brand_name, brand_rows = excluded.brand_rows
    where coverage_providers.brand_name is null or coverage_providers.brand_name = excluded.brand_name
      or coverage_providers.brand_rows <= excluded.brand_rows`)
}

/** Keeps the holding companies of providers. */
export async function keepHoldingCompanies(
  tx: Tx,
  ids: readonly unknown[],
  names: readonly unknown[],
): Promise<void> {
  await tx.execute(sql`
    insert into coverage_providers (id, holding_company)
    select * from unnest(${sql.param(ids)}::integer[], ${sql.param(names)}::text[])
    on conflict (id) do update set holding_company = excluded.holding_company`)
}

/**
 * What to call each of several thousand providers: the brand, or else the holding company; a provider with neither is
 * missing.
 */
export async function providerNames(db: Reader): Promise<ReadonlyMap<number, string>> {
  const rows = await db.select().from(coverageProviders)
  return new Map(
    rows.flatMap(row => {
      const name = row.brandName ?? row.holdingCompany
      return name ? [[row.id, name] as const] : []
    }),
  )
}
