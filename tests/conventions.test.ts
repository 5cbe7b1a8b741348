import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { envExample } from '#platform/config.server.ts'
import { production, root, type Source, sources, within } from './support/sources.ts'

test('only the settings read the environment', () => {
  // Steps of the build are told what to build before there are settings.
  const readers = production
    .filter(source => !source.path.startsWith('server/build-steps/') && source.text.includes('process.env'))
    .map(source => source.path)
  expect(readers).toEqual(['platform/config.server.ts'])
})

test('few files ask the outside world, and each says what it does with a redirect', () => {
  const outgoing =
    /\b(?:await|return|=>)\s+fetch\(|\bhttps?\.(?:request|get)\(|\b(?:net|tls)\.connect\(|\brequest\b.* from 'node:https?'/
  const asking = production.filter(source => !source.path.startsWith('app/') && outgoing.test(source.text))
  expect(asking.map(source => source.path).toSorted()).toEqual([
    'adapters/automation-webhook.server.ts',
    'adapters/census-geocoder.server.ts',
    'adapters/fcc-client.server.ts',
    'adapters/guarded-post.server.ts',
    'adapters/language-model.server.ts',
  ])
  // What asks by Node's own requests follows none.
  const fetching = asking.filter(({ text }) => /\bfetch\(/.test(text))
  expect(fetching).toHaveLength(4)
  for (const { text } of fetching) expect(text).toMatch(/redirect: '(?:manual|error)'/)
  // What runs in the browser asks this site alone.
  const elsewhere = within('app').filter(source => /fetch\(\s*[`'"](?!\/(?!\/))/.test(source.text))
  expect(elsewhere.map(source => source.path)).toEqual([])
})

test('a ZIP code becomes the one that the site knows only where an answer was given for it', () => {
  const keeping = within('app').filter(source => /(?<!function )\bkeepLastZip\(/.test(source.text))
  expect(keeping.map(source => source.path).toSorted()).toEqual([
    'app/bundles/use-zip-step.ts',
    'app/plans/sold-here.tsx',
    'app/results/results-page.tsx',
    'app/search/search-store.ts',
    'app/search/zip-check.ts',
    'app/security-packages/use-zip-check.ts',
  ])
})

test('pages count days as the server does: the date in Greenwich is already tomorrow on an American evening', () => {
  const greenwich = within('app').filter(source => source.text.includes('toISOString().slice(0, 10)'))
  expect(greenwich.map(source => source.path)).toEqual([])
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
  const table = within('app/operations')
    .map(source => source.text)
    .join('')
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
  // The first script fetches files of the build.
  const fetchesFiles = 'app/first-load/import-whole.ts'
  expect(asking.map(source => source.path).sort()).toEqual([fetchesFiles, 'app/operations/call-api.ts'])
})

test('code with input and output says so in its name', () => {
  const inputOutput =
    /^(node:(fs|net|http|child_process|crypto|sqlite)|pg|pg-boss|pino|better-auth|drizzle-orm)/
  const unnamed = production
    // What packs the facts is run by hand, from a shell.
    .filter(source => !/^(server|facts)\//.test(source.path) && !source.path.includes('.server.'))
    .filter(source => source.imports.some(target => inputOutput.test(target)))
    .map(source => source.path)
  expect(unnamed).toEqual([])
})

test('no file is over its size, no folder is a bucket, no file a barrel', () => {
  const content = [
    'domain/catalog/seed/',
    'tests/support/small-catalogue.ts',
    'tests/support/held-questions.ts',
  ]
  const isContent = (path: string) => content.some(start => path.startsWith(start))
  const tooLong = sources
    .filter(source => !isContent(source.path) && source.text.split('\n').length > 251)
    .map(source => source.path)
  expect(tooLong).toEqual([])
  const buckets = sources.filter(source => /\/(utils|lib|helpers|common|services|types)\//.test(source.path))
  expect(buckets.map(source => source.path)).toEqual([])
  expect(sources.filter(source => /(^|\/)index\.tsx?$/.test(source.path)).map(source => source.path)).toEqual(
    [],
  )
})

test('half of the files are small', () => {
  const lines = production.map(source => source.text.split('\n').length).toSorted((a, b) => a - b)
  expect(lines[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(60)
})
test('files are named in kebab-case', () => {
  const odd = sources.filter(source => !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.tsx?$/.test(posix.basename(source.path)))
  expect(odd.map(source => source.path)).toEqual([])
})

test('.env.example says what the settings are', () => {
  expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(envExample())
})
