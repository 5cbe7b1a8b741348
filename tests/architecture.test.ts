import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { expect, test } from 'vitest'
import { envExample } from '#platform/config.server.ts'

const root = join(import.meta.dirname, '..')
const folders = ['adapters', 'app', 'domain', 'platform', 'server', 'tests'] as const

/** Which other domain modules a module may use. A new edge is a decision. */
const mayUse: Record<string, readonly string[]> = {
  shared: [],
  pricing: [],
  catalog: ['pricing'],
  comparison: ['catalog', 'pricing'],
  bundles: ['catalog', 'pricing'],
  availability: ['catalog', 'comparison', 'pricing'],
  cart: ['catalog', 'pricing'],
  automation: [],
  mail: [],
  accounts: ['mail'],
  consent: [],
  orders: ['accounts', 'automation', 'cart', 'catalog', 'consent', 'pricing'],
  leads: ['automation', 'bundles', 'catalog', 'consent', 'mail'],
  addresses: ['accounts', 'availability'],
  assistant: [
    ...['automation', 'availability', 'bundles', 'catalog', 'comparison', 'consent', 'leads', 'pricing'],
  ],
  measurement: [],
  retention: ['accounts', 'assistant', 'automation', 'consent', 'leads', 'mail'],
}

/** Which module writes a table; nobody else does. The restoring of a backup writes them all. */
const writers: Record<string, string> = {
  catalog_revisions: 'domain/catalog',
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
  coverage_imports: 'domain/availability',
  coverage_cells: 'domain/availability',
  coverage_counties: 'domain/availability',
  coverage_geographies: 'domain/availability',
  coverage_summaries: 'domain/availability',
  coverage_providers: 'domain/availability',
  coverage_reports: 'domain/availability',
  consents: 'domain/consent',
  leads: 'domain/leads',
  privacy_links: 'domain/leads',
  mails: 'domain/mail',
  event_counts: 'domain/measurement',
  customer_orders: 'domain/orders',
  order_items: 'domain/orders',
  rate_limit_hits: 'platform',
}
/** Writes whose table is only known when they run, and why. */
const writersOfAnyTable: Record<string, string> = {
  'platform/backup.server.ts': 'restores every table',
  'domain/availability/coverage-index.server.ts': 'takes the tables of the coverage index as parameters',
}

/** The folders of `app` that screens share, and which others of them each may use. A new edge is a decision. */
const sharedMayUse: Record<string, readonly string[]> = {
  ui: [],
  'first-load': [],
  seo: [],
  middleware: [],
  operations: [],
  measurement: ['first-load', 'operations', 'ui'],
  contact: ['first-load', 'measurement', 'ui'],
  problems: ['contact', 'ui'],
  api: ['operations', 'problems'],
  session: ['first-load', 'operations', 'ui'],
  cart: ['contact', 'first-load', 'ui'],
  chat: ['first-load', 'measurement', 'operations', 'session', 'ui'],
  search: ['cart', 'contact', 'first-load', 'operations', 'ui'],
  leads: ['contact', 'first-load', 'operations', 'problems', 'search', 'ui'],
  shell: ['cart', 'chat', 'contact', 'first-load', 'measurement', 'session', 'ui'],
}

/** The files of a folder that others may import; all else there is private to it. Whoever has something to say shows a toast. */
const doors: Record<string, readonly string[]> = {
  cart: ['app/cart/cart.ts'],
  chat: ['app/chat/chat.ts'],
  leads: ['app/leads/leads.ts'],
  search: ['app/search/search.ts'],
  session: ['app/session/session.ts'],
  shell: ['app/shell/shell.tsx', 'app/shell/toasts.ts'],
}

type Source = { path: string; text: string; imports: string[] }

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })
}

/** Import targets as paths from the root, whichever way they are written; packages keep their name. */
function importsOf(path: string, text: string): string[] {
  const written = [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import '([^']+)'/g,
    ),
  ]
  return written.map(match => {
    const target = match[1] ?? match[2] ?? match[3] ?? ''
    if (target.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), target))
    return target.startsWith('#') ? target.slice(1) : target
  })
}

const sources: Source[] = folders.flatMap(folder =>
  filesBelow(join(root, folder))
    .filter(file => /\.tsx?$/.test(file))
    .map(file => {
      const path = relative(root, file).split('\\').join('/')
      const text = readFileSync(file, 'utf8')
      return { path, text, imports: importsOf(path, text) }
    }),
)
const production = sources.filter(
  source => !source.path.startsWith('tests/') && !/\.(test|arbitrary)\.tsx?$/.test(source.path),
)
const within = (folder: string) => production.filter(source => source.path.startsWith(`${folder}/`))
const isOurs = (target: string) => folders.some(folder => target.startsWith(`${folder}/`))

function breaches(folder: string, forbidden: (target: string, source: Source) => boolean): string[] {
  return within(folder).flatMap(source =>
    source.imports.filter(target => forbidden(target, source)).map(target => `${source.path} -> ${target}`),
  )
}

test('the check reads the whole project', () => {
  console.log(`architecture: read ${sources.length} files, ${production.length} of them production code`)
  expect(production.length).toBeGreaterThan(100)
  expect(production.flatMap(source => source.imports).filter(isOurs).length).toBeGreaterThan(200)
})

test('platform knows nothing of ours', () => {
  expect(breaches('platform', target => isOurs(target) && !target.startsWith('platform/'))).toEqual([])
})

test('domain modules use only shared, platform and the neighbours that the table names', () => {
  const forbidden = (target: string, source: Source) => {
    if (/^(react|react-dom|react-router|hono)(\/|$)/.test(target)) return true
    if (!isOurs(target) || target.startsWith('platform/')) return false
    if (!target.startsWith('domain/')) return true
    const [, from = ''] = source.path.split('/')
    const [, to = ''] = target.split('/')
    return from !== to && to !== 'shared' && !mayUse[from]?.includes(to)
  }
  expect(breaches('domain', forbidden)).toEqual([])
})

test('outside of the catalogue nothing imports a fact of it: facts come with the catalogue that is handed over', () => {
  const facts = production.filter(source => !source.path.startsWith('domain/catalog/'))
  const importers = (file: RegExp) =>
    facts.filter(source => source.imports.some(target => file.test(target))).map(source => source.path)
  expect(importers(/^domain\/catalog\/seed\//)).toEqual([])
  // The seed as a whole is opened where the house is put together, and nowhere else.
  expect(importers(/^domain\/catalog\/read-catalogue/).filter(path => !path.startsWith('server/'))).toEqual(
    [],
  )
  const stated = within('domain')
    .filter(source => source.path.startsWith('domain/catalog/') && !source.path.includes('/seed/'))
    .filter(source =>
      /\b(?:cents|monthlyCents): \d|\b(?:todayOnly|promisedFor|introThen|flat)\(\d/.test(source.text),
    )
  expect(stated.map(source => source.path)).toEqual([])
})

test.each([
  ['neighbours', mayUse],
  ['shared folders', sharedMayUse],
])('the table of %s has no circle', (_, table) => {
  const visit = (module: string, path: string[]): void => {
    expect(path, `circle: ${[...path, module].join(' -> ')}`).not.toContain(module)
    for (const next of table[module] ?? []) visit(next, [...path, module])
  }
  for (const module of Object.keys(table)) visit(module, [])
})

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
    const built = [...text.matchAll(/\b(?:tx|db|build)\s*\.(?:insert|update|delete)\(\s*(\w+)/g)]
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

test('adapters use ports of the domain and platform only', () => {
  expect(breaches('adapters', target => /^(app|server)\//.test(target))).toEqual([])
  expect(
    breaches(
      'adapters',
      (target, source) => target.startsWith('adapters/') && dirname(target) !== dirname(source.path),
    ),
  ).toEqual([])
})

test('app never reaches adapters, tables or the database library', () => {
  expect(
    breaches(
      'app',
      target => /^(adapters|server)\//.test(target) || target.includes('.tables.') || /^drizzle/.test(target),
    ),
  ).toEqual([])
})

test('a surface never imports another surface', () => {
  const common = new Set(Object.keys(sharedMayUse))
  const surfaceOf = (path: string) => path.split('/')[1] ?? ''
  const forbidden = (target: string, source: Source) => {
    if (!target.startsWith('app/') || target.split('/').length < 3 || target.includes('+types')) return false
    const to = surfaceOf(target)
    const from = surfaceOf(source.path)
    if (source.path.split('/').length < 3 || to === from || common.has(to)) return false
    return true
  }
  expect(breaches('app', forbidden)).toEqual([])
})

test('nobody imports server but the tests', () => {
  for (const folder of ['adapters', 'app', 'domain', 'platform'] as const) {
    expect(breaches(folder, target => target.startsWith('server/'))).toEqual([])
  }
})

test('only the settings read the environment', () => {
  // Steps of the build are told what to build before there are settings.
  const readers = production
    .filter(source => !source.path.startsWith('server/build-steps/') && source.text.includes('process.env'))
    .map(source => source.path)
  expect(readers).toEqual(['platform/config.server.ts'])
})

test('few files ask the outside world, and each says what it does with a redirect', () => {
  const outgoing = /\b(?:await|return|=>)\s+fetch\(|\bhttps?\.(?:request|get)\(|\b(?:net|tls)\.connect\(/
  const asking = production.filter(source => !source.path.startsWith('app/') && outgoing.test(source.text))
  expect(asking.map(source => source.path).toSorted()).toEqual([
    'adapters/automation-webhook.server.ts',
    'adapters/census-geocoder.server.ts',
    'adapters/fcc-client.server.ts',
    'adapters/language-model.server.ts',
  ])
  for (const { text } of asking) expect(text).toMatch(/redirect: '(?:manual|error)'/)
  // What runs in the browser asks this site alone.
  const elsewhere = within('app').filter(source => /fetch\(\s*[`'"](?!\/(?!\/))/.test(source.text))
  expect(elsewhere.map(source => source.path)).toEqual([])
})

test('endpoints and tools hold no rules: they bind operations', () => {
  const endpoints = within('app/api').filter(source => source.path.endsWith('.route.ts'))
  expect(endpoints.length).toBeGreaterThan(10)
  const rules = (target: string, source: Source) =>
    target.startsWith('domain/') && !new RegExp(`import type [^;]*?'#?${target}'`).test(source.text)
  const holding = endpoints.flatMap(source =>
    source.imports.filter(target => rules(target, source)).map(target => `${source.path} -> ${target}`),
  )
  expect(holding).toEqual([])
  const tools = production.find(source => source.path.endsWith('model/assistant-tools.server.ts'))
  expect(
    tools?.imports.filter(target => /^domain\/(?:catalog|pricing|comparison|bundles)\//.test(target)),
  ).toEqual([])
})

test('limits are counted, and doubts are added, by use cases alone', () => {
  const counting = within('app').filter(source => /\blimiter\b/.test(source.text))
  expect(counting.map(source => source.path)).toEqual(['app/contexts.ts'])
  const users = production.filter(source =>
    source.imports.some(target => /availability\/find-providers\.server/.test(target)),
  )
  expect(users.map(source => source.path)).toEqual([
    'domain/availability/look-up-providers.server.ts',
    'domain/availability/lookup-refusal.ts',
  ])
})

test('a page that takes forms says which operations they ask for', () => {
  const table = production.find(source => source.path === 'app/operations/operations.server.ts')?.text ?? ''
  const addresses = production.find(source => source.path === 'app/routes.ts')?.text ?? ''
  const forms = within('app').filter(
    source => source.path.endsWith('.route.tsx') && /\nexport async function action\b/.test(source.text),
  )
  expect(forms.length).toBeGreaterThan(5)
  const unlisted = forms.filter(({ path }) => {
    const [, address] = addresses.match(new RegExp(`route\\('([^']+)', '${path.replace('app/', '')}'`)) ?? []
    return !table.includes(`'POST /${address}'`)
  })
  expect(unlisted.map(source => source.path)).toEqual([])
})

test('the browser asks the server by one client', () => {
  const asking = within('app').filter(source => /\bfetch\(/.test(source.text))
  expect(asking.map(source => source.path)).toEqual(['app/operations/call-api.ts'])
})

test('code with input and output says so in its name', () => {
  const inputOutput =
    /^(node:(fs|net|http|child_process|crypto|sqlite)|pg|pg-boss|pino|better-auth|drizzle-orm)/
  const unnamed = production
    .filter(source => !source.path.startsWith('server/') && !source.path.includes('.server.'))
    .filter(source => source.imports.some(target => inputOutput.test(target)))
    .map(source => source.path)
  expect(unnamed).toEqual([])
})

test('no file is over its size, no folder is a bucket, no file a barrel', () => {
  const isContent = (path: string) => path.startsWith('domain/catalog/seed/')
  const tooLong = production
    .filter(source => !isContent(source.path) && source.text.split('\n').length > 251)
    .map(source => source.path)
  expect(tooLong).toEqual([])
  const buckets = sources.filter(source => /\/(utils|lib|helpers|common|services|types)\//.test(source.path))
  expect(buckets.map(source => source.path)).toEqual([])
  expect(sources.filter(source => /(^|\/)index\.tsx?$/.test(source.path)).map(source => source.path)).toEqual(
    [],
  )
})

test('files are named in kebab-case', () => {
  const odd = sources.filter(source => !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.tsx?$/.test(posix.basename(source.path)))
  expect(odd.map(source => source.path)).toEqual([])
})

test('.env.example says what the settings are', () => {
  expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(envExample())
})

const appFolderOf = (path: string) => (path.split('/').length < 3 ? '' : (path.split('/')[1] ?? ''))

test('a shared folder uses only the ones that the table names', () => {
  const forbidden = (target: string, source: Source) => {
    const from = appFolderOf(source.path)
    const to = appFolderOf(target)
    if (!target.startsWith('app/') || from === to || to === '' || target === 'app/shell/toasts.ts')
      return false
    return from in sharedMayUse && !sharedMayUse[from]?.includes(to)
  }
  expect(breaches('app', forbidden)).toEqual([])
})

test('a folder with a door is entered by it', () => {
  const around = (target: string, source: Source) => {
    const to = appFolderOf(target)
    return (
      target.startsWith('app/') && appFolderOf(source.path) !== to && doors[to]?.includes(target) === false
    )
  }
  expect(breaches('app', around)).toEqual([])
  expect(breaches('server', around)).toEqual([])
  const paths = new Set(production.map(source => source.path))
  expect(
    Object.values(doors)
      .flat()
      .filter(door => !paths.has(door)),
  ).toEqual([])
})

test('no file imports itself by way of others, types included', () => {
  const imports = new Map(sources.map(({ path, imports }) => [path, imports]))
  const cleared = new Set<string>()
  const circles: string[] = []
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' -> '))
    else if (!cleared.has(path)) for (const next of imports.get(path) ?? []) visit(next, [...way, path])
    cleared.add(path)
  }
  for (const path of imports.keys()) visit(path, [])
  expect(circles).toEqual([])
})

test('half of the files are small', () => {
  const lines = production.map(source => source.text.split('\n').length).toSorted((a, b) => a - b)
  expect(lines[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(60)
})
