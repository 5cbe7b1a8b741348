import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Elsewhere } from '#tests/support/elsewhere.ts'
import { createLabelDownload } from './label-download.server.ts'
import { readLabelSheet } from './label-sheet.server.ts'

let answer: RequestListener = () => {}
const server = createServer((request, response) => answer(request, response))
let url = ''
let elsewhere: Elsewhere
beforeAll(async () => {
  elsewhere = await Elsewhere.start()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  await elsewhere.close()
})

const unknown = { etag: null, lastModified: null }
const download = createLabelDownload({ timeoutMs: 2_000, maxBytes: 1_000, mayBeLoopback: true })

test('a file comes with what its version is known by, and is not sent again while it is the same', async () => {
  answer = (request, response) => {
    if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end()
    return response
      .writeHead(200, { etag: '"1"', 'last-modified': 'Mon, 03 Aug 2026 00:00:00 GMT' })
      .end('a,b')
  }
  const first = await download(`${url}/labels.csv`, unknown)
  expect(first).toMatchObject({ kind: 'file', etag: '"1"', lastModified: 'Mon, 03 Aug 2026 00:00:00 GMT' })
  expect(await download(`${url}/labels.csv`, { ...unknown, etag: '"1"' })).toEqual({ kind: 'unchanged' })
})

test.each<[string, RequestListener, string]>([
  ['missing', (_, response) => response.writeHead(404).end(), 'answered 404'],
  ['too large', (_, response) => response.writeHead(200).end('x'.repeat(2_000)), 'is over'],
  [
    'broken off',
    (_, response) =>
      response.writeHead(200, { 'content-length': 100 }).write('a,b', () => response.destroy()),
    'could not be downloaded',
  ],
  ['never sent', () => {}, 'could not be downloaded'],
  [
    'behind a redirect to another host',
    (_, response) => response.writeHead(302, { location: elsewhere.url }).end(),
    'leads elsewhere',
  ],
  [
    'behind redirects without end',
    (_, response) => response.writeHead(302, { location: '/on' }).end(),
    'on and on',
  ],
])('a file that is %s is told as such', async (_, listener, reason) => {
  answer = listener
  const hasty = createLabelDownload({ timeoutMs: 300, maxBytes: 1_000, mayBeLoopback: true })
  expect(await hasty(`${url}/labels.csv`, unknown)).toMatchObject({
    kind: 'failed',
    reason: expect.stringContaining(reason),
  })
  expect(elsewhere.visits).toEqual([])
})

test("redirects within the provider's domain are followed", async () => {
  answer = (request, response) =>
    request.url === '/new.csv' ? response.end('a,b') : response.writeHead(301, { location: '/new.csv' }).end()
  expect(await download(`${url}/labels.csv`, unknown)).toMatchObject({ kind: 'file' })
})

test.each(['http://10.0.0.1', 'http://169.254.0.1', 'http://[::1]', 'http://0.0.0.1'])(
  'a redirect to %s, where our own machines may be, is not followed',
  async host => {
    const { port } = new URL(url)
    answer = (_, response) => response.writeHead(302, { location: `${host}:${port}/labels.csv` }).end()
    expect(await download(`${url}/labels.csv`, unknown)).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/no https address of the public internet|leads elsewhere/),
    })
  },
)

test('an address that leads to our own machines is not asked', async () => {
  let asked = 0
  answer = (_, response) => {
    asked += 1
    response.end('a,b')
  }
  const usual = createLabelDownload({ timeoutMs: 2_000 })
  for (const address of [url, url.replace('127.0.0.1', 'localhost'), url.replace('http:', 'https:')]) {
    expect(await usual(`${address}/labels.csv`, unknown)).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('no https address of the public internet'),
    })
  }
  expect(asked).toBe(0)
})

test.each<[string, (text: string) => Buffer]>([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
])('a file packed by %s is unpacked, no further than a file may be large', async (encoding, pack) => {
  let text = 'a,b'
  answer = (_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(pack(text))
  const file = await download(`${url}/labels.csv`, unknown)
  expect(file.kind === 'file' && Buffer.from(file.bytes).toString()).toBe('a,b')
  text = 'x'.repeat(2_000_000)
  expect(await download(`${url}/labels.csv`, unknown)).toMatchObject({
    ...{ kind: 'failed', reason: expect.stringContaining('is over') },
  })
  answer = (_, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(pack('a,b').subarray(0, -1))
  expect(await download(`${url}/labels.csv`, unknown)).toMatchObject({ kind: 'failed' })
})

test('a spreadsheet is read as text, and what is none is refused', async () => {
  const file = join(import.meta.dirname, '..', 'domain', 'labels', 'excerpts', 't-mobile.xlsx')
  const rows = await readLabelSheet(readFileSync(file))
  expect(rows[0]?.[1]).toBe('planName')
  expect(rows[1]?.slice(1, 3)).toEqual(['Home Internet', 'Monthly Price | $65'])
  await expect(readLabelSheet(Buffer.from('PK\u0003\u0004 nothing'))).rejects.toThrow(
    'opened as a spreadsheet',
  )
})
