import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './support/sources.ts'

test('every attack of the table has a test that is there', () => {
  const lines = readFileSync(join(root, 'docs', 'attacks.md'), 'utf8').split('\n')
  const rows = lines.filter(line => line.startsWith('| ') && line.endsWith('` |'))
  expect(rows.length).toBeGreaterThan(80)
  const missing = rows
    .map(row => row.split('`').at(-2) ?? '')
    .filter(file => !/\.test\.ts$/.test(file) || !existsSync(join(root, file)))
  expect(missing).toEqual([])
})
