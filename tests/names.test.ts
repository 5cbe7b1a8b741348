import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { production } from './support/sources.ts'

/** Names that stand twice in an area, and why nobody is misled. */
const meantTwice: Readonly<Record<string, string>> = {
  AlsoTheirs: 'the type, and the part that shows it',
  ProviderCounties: 'the type, and the part that shows it',
  BundleCosts: 'a part, and where it comes later',
  PackageCards: 'a part, and where it comes later',
  Due: 'the part that shows it, and the field of a chat',
  addPartner: 'an operation, and what it stores',
  changePartner: 'an operation, and what it stores',
  approvePublication: 'an operation, and its use case',
  cancelPublication: 'an operation, and its use case',
  inviteStaff: 'an operation, and its use case',
  renewRecoveryCodes: 'an operation, and what it stores',
  bundleBuilder: 'the schema, and the seed’s value',
  guides: 'the schema, and the seed’s value',
}

/** A surface or a feature of the site, the desk, a module of the domain. */
const areaOf = (path: string) => path.split('/').slice(0, 2).join('/')

const exported = new Map<string, Set<string>>()
for (const { path, text } of production)
  for (const [, name = ''] of text.matchAll(
    /^export (?:async )?(?:function\*?|const|type|interface|class|let) (\w+)/gm,
  ))
    exported.set(name, (exported.get(name) ?? new Set()).add(path))

/** What a file imports by name, with the file that it comes from. */
function importsByName({ path, text }: { path: string; text: string }): [name: string, from: string][] {
  return [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '([#.][^']+)'/gm)].flatMap(
    ([, names = '', from = '']) => {
      const file = from.startsWith('#') ? from.slice(1) : posix.join(posix.dirname(path), from)
      return names
        .split(',')
        .map(
          one =>
            one
              .trim()
              .replace(/^type /, '')
              .split(' as ')[0] ?? '',
        )
        .map((name): [string, string] => [name, file])
    },
  )
}

test('a name means one thing in an area: what it exports or imports from two files is called by two names', () => {
  const known = new Map<string, Set<string>>()
  const meet = (area: string, name: string, file: string) => {
    // What the router asks of every route.
    if (file.includes('.route.') || !exported.get(name)?.has(file)) return
    const key = `${area} ${name}`
    known.set(key, (known.get(key) ?? new Set()).add(file))
  }
  for (const [name, files] of exported) for (const file of files) meet(areaOf(file), name, file)
  for (const source of production)
    for (const [name, file] of importsByName(source)) meet(areaOf(source.path), name, file)
  expect(known.size).toBeGreaterThan(1000)
  const twice = [...known].flatMap(([key, files]) =>
    files.size > 1 ? [{ name: key.split(' ')[1] ?? '', files: [...files] }] : [],
  )
  expect(twice.filter(({ name }) => !Object.hasOwn(meantTwice, name))).toEqual([])
  expect(new Set(Object.keys(meantTwice))).toEqual(new Set(twice.map(({ name }) => name)))
})
