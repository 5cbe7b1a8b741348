import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './support/sources.ts'

const lines = readFileSync(join(root, 'docs', 'attacks.md'), 'utf8').split('\n')
/** Every row of the table but its headings and the groups, which have no test. */
const rows = lines.filter(line => /^\| (?!attack \|)/.test(line) && !/ \| \| \|$/.test(line))

/** The titles of a file's tests: the texts that stand before a function. */
function titlesIn(file: string): string[] {
  const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
  const title = /[\w)]\(\s*(['"`])((?:(?!\1).)+)\1,\s*(?:\{[^}]*\},\s*)?(?:async\s*)?(?:\(|\w+ =>)/g
  return [...text.matchAll(title)].map(([, , words = '']) => words)
}

test('every attack of the table has tests, by their titles, that are in the named file', () => {
  expect(rows.length).toBeGreaterThan(90)
  const untrue = rows.filter(row => {
    const [, file = '', titles = ''] = /\| `([^`]+\.test\.ts)`: (.+) \|$/.exec(row) ?? []
    const there = titlesIn(file)
    return !titles.split('; ').every(piece => piece !== '' && there.some(title => title.includes(piece)))
  })
  expect(untrue).toEqual([])
})
