import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadBuiltServer, ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { RawClient } from '#tests/support/raw-client.ts'
import { PUBLIC_ORIGIN } from '#tests/support/site-template.ts'

const site = useBuiltSite({ PUBLIC_URL: PUBLIC_ORIGIN })

test('a flood of sign-ins is turned away early, while pages, searches and files go on', async () => {
  const flood = Array.from({ length: 150 }, (_, index) => {
    site.comeFrom(`198.51.100.${index}`)
    const fields = { intent: 'sign-in', email: `nobody${index}@example.com`, password: 'whatever' }
    return site.request('/auth', {
      method: 'POST',
      headers: { origin: ORIGIN },
      body: new URLSearchParams(fields),
    })
  })
  site.comeFrom('203.0.113.1')
  const others = await Promise.all([
    site.get('/'),
    site.get('/icon.svg'),
    site.get('/auth'),
    site.postJson('/api/fcc-broadband', { address: '78701' }),
  ])
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const answers = await Promise.all(flood)
  const turnedAway = answers.filter(({ status }) => status === 503)
  expect(turnedAway.length).toBeGreaterThan(50)
  expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(60)
  for (const answer of turnedAway) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await turnedAway[0]?.text()).toContain('Please try again in a few seconds')
})

/** The time limits of a connection, short enough to be waited for and long enough for honest requests on a busy machine. */
const limits = {
  headersTimeout: 2_500,
  requestTimeout: 4_000,
  leastOfFile: 4_096,
  longestRequest: 60_000,
  connectionsCheckingInterval: 100,
  silence: 3_000,
  connections: 400,
  connectionsOfOne: 400,
  connectionsOfSite: 400,
}
let listener: Awaited<ReturnType<Awaited<ReturnType<typeof loadBuiltServer>>['listen']>>
beforeAll(async () => {
  const { listen } = await loadBuiltServer()
  const port = { host: '127.0.0.1', port: 0, https: true, limits }
  listener = await listen(port, Promise.resolve(site.assembled.site))
})
afterAll(() => listener.close(0))

const post = (body: string, length = body.length) =>
  `POST /api/leads HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`

/** Pages, files and what must be worked for are there for everybody else. */
async function expectServed() {
  const answers = await Promise.all(
    ['/', '/icon.svg', '/auth', '/api/session', '/api/availability?zip=78701'].map(path =>
      fetch(listener.origin + path, { signal: AbortSignal.timeout(15_000) }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await Promise.all(answers.map(answer => answer.arrayBuffer()))
}

// These two mostly wait, so they wait at the same time.
test.concurrent('who sends headers or a body byte by byte, or nothing at all, is cut off; others are served meanwhile', async () => {
  const clients = Array.from({ length: 300 }, (_, index) => {
    const client = new RawClient(listener.origin)
    // More than any lane lets run and wait would hold up everybody, if bodies were waited for there.
    if (index % 3 === 0) return client.send(post('{', 1_000)).drip('a', 50)
    return index % 3 === 1 ? client.send('GET / HTTP/1.1\r\nx: ').drip('a', 50) : client
  })
  await expectServed()
  const answers = await Promise.all(clients.map(client => client.read()))
  const told = answers.filter(answer => answer !== '')
  expect(told.length).toBeGreaterThan(150)
  for (const answer of told) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('"code":"request_too_slow"')
    expect(answer).toContain("default-src 'none'")
    expect(answer).toContain('strict-transport-security')
  }
})

test.concurrent('who never reads the answer is cut off', async () => {
  const client = new RawClient(listener.origin)
  const gone = new Promise(resolve => client.socket.once('close', resolve))
  client.send('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(1_000))
  await expectServed()
  // Only who writes learns that nobody is there any more.
  client.drip('a', 50)
  await gone
})

test.each([
  [
    'a header without an end',
    `GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`,
    431,
  ],
  [
    'an address without an end',
    `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
    431,
  ],
  [
    'too many headers',
    `GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${'x: y\r\n'.repeat(5_000)}\r\n`,
    431,
  ],
  ['a body that is said to be huge', post('', 10 ** 12), 413],
  [
    'a huge body in pieces',
    `POST /api/leads HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${`1000\r\n${'a'.repeat(4096)}\r\n`.repeat(50)}`,
    413,
  ],
  ['no HTTP at all', 'HELO mail.example\r\n\r\n', 400],
  ['no host', 'GET /auth HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n', 400],
  ['the same host twice', 'GET /auth HTTP/1.1\r\nhost: a\r\nHOST: a\r\nconnection: close\r\n\r\n', 400],
  ['a host that is none', 'GET /auth HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/leads HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello!',
    400,
  ],
  [
    'a length and pieces',
    'POST /api/leads HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
] as const)('%s is refused with every security header, and the connection ends', async (_, words, status) => {
  const client = new RawClient(listener.origin).send(words)
  const answer = await client.read()
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  for (const header of ['content-security-policy', 'x-content-type-options', 'strict-transport-security']) {
    expect(answer.toLowerCase()).toContain(`\r\n${header}: `)
  }
  expect(answer).toContain('"code":')
  await expectServed()
})

test('one client that holds all the connections it can get keeps nobody else out', async () => {
  const { listen } = await loadBuiltServer()
  const small = { ...limits, connections: 60, connectionsOfOne: 40, connectionsOfSite: 40 }
  const port = { host: '127.0.0.1', port: 0, https: true, limits: small }
  const bounded = await listen(port, Promise.resolve(site.assembled.site))
  const idle = Array.from({ length: 100 }, () =>
    connect({ host: '127.0.0.1', port: Number(new URL(bounded.origin).port), localAddress: '127.0.0.2' }),
  )
  for (const socket of idle) socket.on('error', () => {})
  await Promise.all(idle.map(socket => once(socket, 'connect')))
  try {
    for (let visit = 0; visit < 5; visit += 1) {
      const answer = await fetch(`${bounded.origin}/auth`, { signal: AbortSignal.timeout(1_500) })
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
    }
  } finally {
    for (const socket of idle) socket.destroy()
    await bounded.close(0)
  }
})
