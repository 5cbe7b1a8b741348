import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { mayUse } from './support/may-use.ts'
import { breaches, isOurs, production, type Source, sources, within } from './support/sources.ts'

/** The folders of `app` that screens share, and which others of them each may use. A new edge is a decision. */
const sharedMayUse: Record<string, readonly string[]> = {
  ui: [],
  'first-load': [],
  seo: [],
  maps: ['ui'],
  middleware: [],
  operations: ['first-load', 'ui'],
  measurement: ['first-load', 'operations', 'ui'],
  contact: ['first-load', 'measurement', 'ui'],
  problems: ['contact', 'ui'],
  api: ['operations', 'problems'],
  session: ['first-load', 'measurement', 'operations', 'ui'],
  costs: ['ui'],
  cart: ['contact', 'costs', 'first-load', 'measurement', 'operations', 'search', 'switching', 'ui'],
  chat: ['callbacks', 'cart', 'first-load', 'measurement', 'operations', 'search', 'session', 'ui'],
  switching: ['first-load', 'ui'],
  search: ['contact', 'first-load', 'operations', 'ui'],
  leads: ['callbacks', 'contact', 'first-load', 'operations', 'problems', 'search', 'ui'],
  callbacks: ['contact', 'ui'],
  orders: ['callbacks', 'contact', 'ui'],
  watches: ['api', 'contact', 'first-load', 'operations', 'ui'],
  shell: ['cart', 'chat', 'contact', 'first-load', 'measurement', 'search', 'session', 'ui'],
}

/** The files of a folder that others may import; all else there is private to it. Whoever has something to say shows a toast. */
const doors: Record<string, readonly string[]> = {
  callbacks: ['app/callbacks/callbacks.ts'],
  cart: ['app/cart/cart.ts'],
  chat: ['app/chat/chat.ts'],
  costs: ['app/costs/costs.ts'],
  leads: ['app/leads/leads.ts'],
  orders: ['app/orders/orders.ts'],
  search: ['app/search/search.ts', 'app/search/street-search.tsx'],
  session: ['app/session/session.ts'],
  watches: ['app/watches/watch.ts'],
  shell: ['app/shell/shell.tsx', 'app/shell/toasts.ts'],
  switching: ['app/switching/switching.ts'],
}

const appFolderOf = (path: string) => (path.split('/').length < 3 ? '' : (path.split('/')[1] ?? ''))
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

/** Where code may name a provider by its id, and why. What it decides anywhere else is a field of the catalog. */
const namesProviders: Readonly<Record<string, string>> = {
  'domain/catalog/': 'the catalog itself',
  'app/provider-pages/': 'pages that were written for one provider',
  'app/security-packages/': 'pages that were written for one provider',
  'app/security/': 'sections that were written for one provider',
  'app/routes.ts': 'the addresses of those pages',
  'domain/catalog-drafts/contract-figures.ts': 'whose figures the specification fixes',
  'domain/labels/': 'where each provider publishes its labels, and how it writes them',
  'domain/availability/counties/likely-in-county.ts':
    'what was measured of these companies’ lines; nothing is guessed of a company that nobody measured',
  'domain/public-answers/change-answers.operations.server.ts': 'an example in the documentation',
  'domain/assistant/answers/technology-answers.ts': 'Internet Air is what one company calls its product',
  'domain/assistant/understanding/refer.ts': 'a word that is put into a question',
  'facts/': 'scripts that pack one company’s files',
}

test('code decides on fields of a provider, never on which provider it is', () => {
  const ids = readSeed().providers.map(({ id }) => id)
  const naming = production.filter(({ text }) =>
    ids.some(id => text.includes(`'${id}'`) || text.includes(`"${id}"`)),
  )
  const isListed = (path: string, place: string) => path === place || path.startsWith(place)
  const places = Object.keys(namesProviders)
  const others = naming.filter(({ path }) => !places.some(place => isListed(path, place)))
  expect(others.map(({ path }) => path)).toEqual([])
  // What names none any longer leaves the table.
  const unused = places.filter(place => !naming.some(({ path }) => isListed(path, place)))
  expect(unused).toEqual([])
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

test('facts are read as files: nobody imports what makes them, and it imports only what reads such files', () => {
  for (const folder of ['adapters', 'app', 'domain', 'platform', 'server'] as const) {
    expect(breaches(folder, target => target.startsWith('facts/'))).toEqual([])
  }
  expect(breaches('facts', target => isOurs(target) && !/^(facts|domain|adapters)\//.test(target))).toEqual(
    [],
  )
})

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

// The quick gate runs others only when a module that they import was changed (`scripts/check.mjs`).
test('only tests that run every time read the code as text', () => {
  const readers = sources
    .filter(source => source.imports.some(target => target.endsWith('tests/support/sources.ts')))
    .map(source => source.path)
  expect(readers.length).toBeGreaterThan(4)
  expect(readers.filter(path => !/^tests\/[^/]+\.test\.ts$/.test(path))).toEqual([])
})
