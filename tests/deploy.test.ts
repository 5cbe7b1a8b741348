import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { envExample } from '#platform/config.server.ts'
import { serverEnv, serverFlags } from '../scripts/project.mjs'

const compose = readFileSync('deploy/compose.yaml', 'utf8')
const site = compose.slice(compose.indexOf('x-site:'), compose.indexOf('\nservices:'))

test('Compose gives the sites settings that exist', () => {
  const given = [...site.slice(site.indexOf('environment:')).matchAll(/^ {4}([A-Z_]+):/gm)].map(
    ([, name]) => name,
  )
  const known = new Set([...envExample().matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name))
  expect(given.length).toBeGreaterThan(5)
  expect(given.filter(name => !known.has(name))).toEqual([])
})

test('what Compose asks for is named in its example', () => {
  const asked = new Set([...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name))
  const named = [...readFileSync('deploy/compose.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  )
  expect([...asked].toSorted()).toEqual(named.toSorted())
})

test.each(['Containerfile', 'docs/operations.md'])('%s starts Node as `npm start` does', file => {
  const text = readFileSync(file, 'utf8')
  for (const [name, value] of Object.entries(serverEnv)) expect(text).toContain(`${name}=${value}`)
  for (const flag of serverFlags) expect(text).toContain(flag)
})
