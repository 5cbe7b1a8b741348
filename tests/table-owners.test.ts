import { expect, test } from 'vitest'
import { production } from './support/sources.ts'

/** Which module writes a table; nobody else does. The restoring of a backup writes them all. */
const writers: Record<string, string> = {
  catalog_revisions: 'domain/catalog',
  plan_terms: 'domain/catalog',
  catalog_drafts: 'domain/catalog-drafts',
  catalog_publications: 'domain/catalog-drafts',
  users: 'domain/accounts',
  sessions: 'domain/accounts',
  credentials: 'domain/accounts',
  verifications: 'domain/accounts',
  profiles: 'domain/accounts',
  customer_addresses: 'domain/addresses',
  address_submissions: 'domain/addresses',
  chat_sessions: 'domain/assistant',
  chat_messages: 'domain/assistant',
  assistant_usage: 'domain/assistant',
  webhook_deliveries: 'domain/automation',
  automation_inbox: 'domain/automation',
  webhook_receivers: 'domain/automation',
  business_settings: 'domain/settings',
  staff_factor_resets: 'domain/staff',
  coverage_imports: 'domain/availability',
  coverage_cells: 'domain/availability',
  coverage_counties: 'domain/availability',
  coverage_geographies: 'domain/availability',
  coverage_summaries: 'domain/availability',
  coverage_providers: 'domain/availability',
  coverage_cells_before: 'domain/availability',
  coverage_counties_before: 'domain/availability',
  coverage_geographies_before: 'domain/availability',
  coverage_summaries_before: 'domain/availability',
  coverage_overrides: 'domain/availability',
  coverage_jobs: 'domain/availability',
  coverage_reports: 'domain/availability',
  callback_slots: 'domain/callbacks',
  do_not_call: 'domain/callbacks',
  consents: 'domain/consent',
  desk_event_details: 'domain/desk',
  desk_events: 'domain/desk',
  desk_views: 'domain/desk',
  work_items: 'domain/desk',
  staff: 'domain/staff',
  staff_invites: 'domain/staff',
  staff_passkeys: 'domain/staff',
  staff_recovery_codes: 'domain/staff',
  staff_sessions: 'domain/staff',
  label_editions: 'domain/labels',
  label_lineages: 'domain/labels',
  labels: 'domain/labels',
  label_changes: 'domain/labels',
  label_decisions: 'domain/label-work',
  label_downloads: 'domain/labels',
  leads: 'domain/leads',
  privacy_links: 'domain/people',
  privacy_requests: 'domain/people',
  mails: 'domain/mail',
  counted_events: 'domain/measurement',
  unanswered_asks: 'domain/measurement',
  number_days: 'domain/numbers',
  number_times: 'domain/numbers',
  number_progress: 'domain/numbers',
  number_weeks: 'domain/numbers',
  customer_orders: 'domain/orders',
  order_items: 'domain/orders',
  refused_lines: 'domain/orders',
  refusal_decisions: 'domain/served-promises',
  partners: 'domain/partners',
  partner_keys: 'domain/partners',
  partner_usage: 'domain/partners',
  watches: 'domain/watches',
  watch_links: 'domain/watches',
  rate_limit_hits: 'platform',
}
/** Writes whose table is only known when they run, and why. */
const writersOfAnyTable: Record<string, string> = {
  'platform/one-statement.server.ts': 'runs the inserts that the stores name',
  'platform/backup.server.ts': 'restores every table',
  'domain/availability/coverage-data/coverage-index.server.ts':
    'takes the tables of the coverage index as parameters',
  'domain/availability/coverage-data/import-before.server.ts':
    'moves rows between the tables of the coverage index',
}

test('each table is written by the one module that the table of writers names', () => {
  const tables = new Map<string, string>()
  for (const { path, text } of production.filter(source => source.path.includes('.tables.server.'))) {
    for (const [, constant = '', name = ''] of text.matchAll(/const (\w+) = pgTable\(\s*'(\w+)'/g)) {
      tables.set(constant, name)
      expect(path.startsWith(`${writers[name]}/`), `${name} stands in ${path}`).toBe(true)
    }
  }
  expect([...tables.values()].toSorted()).toEqual(Object.keys(writers).toSorted())

  const names = new Set(tables.values())
  let found = 0
  const strangers = production.flatMap(({ path, text }) => {
    const built = [
      ...text.matchAll(/\b(?:tx|db|build)\s*\.(?:insert|update|delete)\(\s*(\w+)/g),
      ...text.matchAll(/\binsertOf\(\s*(\w+)/g),
    ]
    const raw = [
      ...text.matchAll(/\b(?:insert into|update|delete from|truncate|merge into)\s+"?(\w+|\$\{)/gi),
    ]
    const written = [
      ...built.map(match => tables.get(match[1] ?? '') ?? 'any table'),
      ...raw.flatMap(([, name = '']) => (name === '${' ? ['any table'] : names.has(name) ? [name] : [])),
    ]
    found += written.length
    const mayWrite = (name: string) => path in writersOfAnyTable || path.startsWith(`${writers[name]}/`)
    return written.filter(name => !mayWrite(name)).map(name => `${path} writes ${name}`)
  })
  expect(strangers).toEqual([])
  expect(found).toBeGreaterThan(40)
})
