import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { laneOf } from './lanes.server.ts'
import { createRouteMatcher } from './matched-route.server.ts'

const paths = [
  'auth',
  'auth/reset',
  'account',
  'api/sign-in',
  'api/zip/:zip',
  'api/chat-assistant',
  'api/*',
  '*',
]
const routes = Object.fromEntries([
  ['root', { id: 'root', path: '', module: {} }],
  ['home', { id: 'home', parentId: 'root', index: true, module: {} }],
  ...paths.map(path => [path, { id: path, parentId: 'root', path, module: {} }]),
])
const matchedBy = createRouteMatcher(() => Promise.resolve({ routes } as unknown as ServerBuild))
const routeOf = async (path: string) => (await matchedBy(path)).name

test.each([
  ['/api/sign-in', '/api/sign-in'],
  ['/API/sign-in', '/api/sign-in'],
  ['/api/sign-in/', '/api/sign-in'],
  ['/api/sign-in//', '/api/sign-in'],
  ['/api/s%69gn-in', '/api/sign-in'],
  ['/%41pi/sign-in', '/api/sign-in'],
  ['/api/sign-in.data', '/api/sign-in'],
  ['/AUTH', '/auth'],
  ['/auth.data', '/auth'],
  ['/auth/_.data', '/auth'],
  ['/Account/', '/account'],
  ['/auth/RESET', '/auth/reset'],
])('a post to %s hashes in the lane of hashing', async (path, route) => {
  expect(await routeOf(path)).toBe(route)
  expect(laneOf('POST', await routeOf(path))).toBe('hashing')
})

test.each([
  ['/', '/'],
  ['/_.data', '/'],
  ['/api/ZIP/78701', '/api/zip/:zip'],
  ['/healthz', '/healthz'],
  ['/nowhere', 'other'],
  ['/api/nowhere', 'other'],
  ['/%', 'other'],
])('%s is told of as %s', async (path, route) => {
  expect(await routeOf(path)).toBe(route)
})

test('only an endpoint itself is asked without the router: no page, and no page’s data', async () => {
  const { endpoint } = await matchedBy('/api/ZIP/78701')
  expect(endpoint).toMatchObject({ pattern: 'api/zip/:zip', params: { zip: '78701' } })
  for (const path of ['/', '/account', '/api/zip/78701.data', '/healthz', '/nowhere'])
    expect((await matchedBy(path)).endpoint).toBeNull()
})

test('what is read is drawn, what is asked goes by its own kind of work', () => {
  expect(laneOf('GET', '/auth')).toBe('page')
  for (const page of ['/results', '/internet-plans', '/plans/:plan/label', '/orders/:reference'])
    expect([page, laneOf('GET', page)]).toEqual([page, 'lookup'])
  expect(laneOf('HEAD', '/api/availability')).toBe('lookup')
  expect(laneOf('POST', '/api/fcc-broadband')).toBe('lookup')
  expect(laneOf('GET', '/api/chat-assistant')).toBe('assistant')
  expect(laneOf('POST', '/quote')).toBe('rest')
  expect(laneOf('POST', 'other')).toBe('rest')
})
