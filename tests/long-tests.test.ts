import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longTests } from './support/long-tests.ts'

// One that was moved would run in the quick gate again, and nobody would see why it takes longer.
test.each(longTests)('%s names tests that are there', pattern => {
  const [, names = ''] = /\{([^}]+)\}/.exec(pattern) ?? []
  for (const name of names.split(','))
    expect([name, globSync(pattern.replace(/\{[^}]+\}/, name)).length > 0]).toEqual([name, true])
})
