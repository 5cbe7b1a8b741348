import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { root } from './support/sources.ts'

/** The route table of the specification (section 2). */
const specified = [
  ...['/', '/home-security', '/education', '/learn', '/resources', '/providers', '/cord-cutters', '/directv'],
  ...['/home-security-products', '/auth', '/auth/callback', '/address-history', '/discounts'],
  ...['/bundles-discounts', '/bundles', '/checkout', '/order-confirmation', '/vivint-packages'],
  ...['/adt-packages', '/cheap-home-security', '/kinetic-windstream', '/wow-internet', '/metronet'],
  ...['/best-internet-providers', '/privacy'],
]

test('every address that the specification doesn’t name is listed as a departure, and nothing else', () => {
  const row = readFileSync(join(root, 'docs/departures.md'), 'utf8')
    .split('\n')
    .find(line => line.startsWith('| The route table;'))
  // What the specification says, what is here, and why.
  const also = row?.split(' | ')[1] ?? ''
  const listed = [...also.matchAll(/`(\/[^`]+)`/g)].map(([, path]) => path)
  // The desk is one entry, the endpoints are listed at /developers, and `*` is the not-found screen.
  const here = routes
    .flatMap(({ path, index }) => (index ? ['/'] : path ? [`/${path}`] : []))
    .filter(path => !path.startsWith('/api/') && path !== '/*')
  const others = here.filter(path => !specified.includes(path))
  expect(specified.filter(path => !here.includes(path))).toEqual([])
  expect(listed.toSorted()).toEqual([...others, '/desk'].toSorted())
})
