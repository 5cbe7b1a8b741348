// Part of the benchmark: DuckDB alone, the same sums as the import (cells, counties, homes) from CSV to Parquet files.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

const [file = '', out = ''] = process.argv.slice(2)
mkdirSync(out, { recursive: true })
// From here, as the time of an import holds loading the engine too.
const started = performance.now()
const { DuckDBInstance } = await import('@duckdb/node-api')
const instance = await DuckDBInstance.create(':memory:', {
  memory_limit: '1GB',
  temp_directory: join(out, 'spill'),
})
const connection = await instance.connect()
await connection.run('set preserve_insertion_order = false')
await connection.run(`create temp table served as
  select ('0x' || h3_res8_id)::ubigint::bigint as cell, (block_geoid // 10000000000)::integer as county, provider_id,
    technology, location_id, max(max_advertised_download_speed) as download, max(max_advertised_upload_speed) as upload,
    bool_and(low_latency) as low_latency, bool_or(business_residential_code <> 'B') as homes
  from read_csv('${file}', header = true, columns = {'frn': 'VARCHAR', 'provider_id': 'UINTEGER', 'brand_name': 'VARCHAR',
    'location_id': 'UBIGINT', 'technology': 'USMALLINT', 'max_advertised_download_speed': 'UINTEGER',
    'max_advertised_upload_speed': 'UINTEGER', 'low_latency': 'BOOLEAN', 'business_residential_code': 'VARCHAR',
    'state_usps': 'VARCHAR', 'block_geoid': 'UBIGINT', 'h3_res8_id': 'VARCHAR'})
  group by all`)
await connection.run(
  'create temp table places as select cell, county, location_id, bool_or(homes) as homes from served group by all',
)
for (const place of ['cell', 'county']) {
  await connection.run(`copy (select * from (
      select ${place}, provider_id, technology, max(download) as download, max(upload) as upload,
        bool_and(low_latency) as low_latency, count(*) as locations, count(*) filter (homes) as residential
      from served group by all
    ) join (select ${place}, count(*) filter (homes) as any_residential from places group by all) using (${place}))
    to '${join(out, `${place}.parquet`)}' (format parquet)`)
}
console.log((performance.now() - started) / 1_000)
