import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageOperations } from '#app/operations/operations.server.ts'
import { production, root } from './support/sources.ts'

/** What a loader may read without an operation, and why: nothing to permit there, and no limit to pass. */
const readsBeside: readonly [page: string, module: RegExp, reason: string][] = [
  [
    '',
    /^domain\/labels\//,
    'labels are published, the same for everybody, and no place is looked up in them',
  ],
  ['', /^domain\/callbacks\/time-zone-of/, 'works out a time zone from the ZIP directory in memory'],
  ['/promised-and-served', /^domain\/served-promises\//, 'figures that we publish'],
  ['/account', /^domain\/(orders|addresses)\//, 'where the home is of whom its operation has let in'],
]

const routes = readFileSync(join(root, 'app', 'routes.ts'), 'utf8')
const pages = [...routes.matchAll(/(?:route\('([^']+)'|index\()(?:, |)'([^']+)'/g)].map(match => ({
  path: `/${match[1] ?? ''}`,
  file: `app/${match[2] ?? ''}`,
}))
const textOf = (path: string) => production.find(source => source.path === path)?.text ?? ''

/** A loader of a route module, as text; empty without one. */
const loaderIn = (text: string) =>
  /export (?:async function|function|const) loader\b[\s\S]*?\n(?=\}|(?:export|\/\*\*) )/.exec(text)?.[0] ?? ''

type Imported = { names: string[]; target: string }

/** The values that a file imports, by where from. */
function importsIn(path: string, text: string): Imported[] {
  const found = [...text.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)]
  return found.map(([, names = '', target = '']) => ({
    names: names
      .split(',')
      .map(name => name.trim())
      .filter(name => name !== '' && !name.startsWith('type ')),
    target: target.startsWith('#') ? target.slice(1) : join(path, '..', target),
  }))
}

/** What a loader uses of the domain, by itself or by a file of its surface. */
function usedBy(file: string): Imported[] {
  const text = textOf(file)
  const loader = loaderIn(text)
  if (loader === '') return []
  const words = new Set(loader.split(/\W+/))
  const uses = ({ names }: Imported) => names.filter(name => words.has(name))
  return importsIn(file, text).flatMap(one => {
    const names = uses(one)
    if (names.length === 0 || !one.target.endsWith('.server.ts')) return []
    if (one.target.startsWith('domain/')) return [{ ...one, names }]
    const folder = file.slice(0, file.lastIndexOf('/'))
    if (!one.target.startsWith(`${folder}/`)) return []
    return importsIn(one.target, textOf(one.target)).filter(
      ({ target, names: [first] }) => first && target.startsWith('domain/') && target.endsWith('.server.ts'),
    )
  })
}

const isOperation = ({ target }: Imported) => target.endsWith('.operations.server.ts')
const visited = pages.filter(({ path }) => !/^\/(desk|api)(\/|$)/.test(path) && path !== '/mcp')

test('the check reads the loaders', () => {
  expect(visited.length).toBeGreaterThan(50)
  expect(visited.filter(({ file }) => usedBy(file).length > 0).length).toBeGreaterThan(15)
})

test('each operation that a loader asks stands in the table, where lanes, limits and logs find it', () => {
  const missing = visited.flatMap(({ path, file }) => {
    const listed = (pageOperations[`GET ${path}`] ?? []).map(({ name }) => name)
    const asked = usedBy(file).filter(isOperation)
    return asked.flatMap(({ names }) =>
      names.filter(name => !listed.includes(name)).map(name => [path, name]),
    )
  })
  expect(missing).toEqual([])
})

test('a loader reads what is somebody’s own, or costs a lookup, by an operation alone', () => {
  const around = visited.flatMap(({ path, file }) =>
    usedBy(file).flatMap(one => (isOperation(one) ? [] : [{ path, module: one.target }])),
  )
  const excused = (read: (typeof around)[number]) =>
    readsBeside.filter(([page, module]) => (page === '' || page === read.path) && module.test(read.module))
  expect(around.filter(read => excused(read).length === 0)).toEqual([])
  const needed = new Set(around.flatMap(excused))
  expect(readsBeside.filter(reason => !needed.has(reason))).toEqual([])
})
