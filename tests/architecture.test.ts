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
  orders: ['accounts', 'automation', 'cart', 'catalog', 'leads'],
  leads: ['automation', 'bundles', 'catalog', 'mail'],
  addresses: ['accounts', 'availability'],
  assistant: ['automation', 'availability', 'catalog', 'comparison', 'leads', 'pricing'],
  measurement: [],
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

test('the check reads the whole house', () => {
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

test('the table of neighbours has no circle', () => {
  const visit = (module: string, path: string[]): void => {
    expect(path, `circle: ${[...path, module].join(' -> ')}`).not.toContain(module)
    for (const next of mayUse[module] ?? []) visit(next, [...path, module])
  }
  for (const module of Object.keys(mayUse)) visit(module, [])
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
  const common = new Set([
    ...['ui', 'shell', 'problems', 'api', 'seo', 'middleware', 'first-load'],
    ...['search', 'chat', 'cart', 'leads', 'session'],
  ])
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
  const readers = production.filter(source => source.text.includes('process.env')).map(source => source.path)
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
  const table = production.find(source => source.path === 'app/api/operations.server.ts')?.text ?? ''
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
  expect(asking.map(source => source.path)).toEqual(['app/api/call-api.ts'])
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
  const isContent = (path: string) => /^domain\/(catalog|availability\/footprints)/.test(path)
  const tooLong = production
    .filter(source => !isContent(source.path) && source.text.split('\n').length > 300)
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
