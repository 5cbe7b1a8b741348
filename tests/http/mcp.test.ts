import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'

const site = useBuiltSite()

/** Requests of the client, answered by the site without a port. */
const askSite: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  return site.assembled.site.fetch(request, { remoteAddress: '203.0.113.77' })
}

async function connect(mode: 'legacy' | 'auto') {
  const client = new Client({ name: 'tests', version: '1.0.0' }, { versionNegotiation: { mode } })
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', ORIGIN), { fetch: askSite }))
  return client
}

test.each([
  ['legacy', '2025-11-25'],
  ['auto', '2026-07-28'],
] as const)('a client of %s is answered by revision %s', async (mode, revision) => {
  const client = await connect(mode)
  expect(client.getNegotiatedProtocolVersion()).toBe(revision)
  const { tools } = await client.listTools()
  console.log(tools.map(t => t.name))
  const answer = await client.callTool({ name: 'check_availability', arguments: { zip: '78701' } })
  console.log(JSON.stringify(answer).slice(0, 3000))
  await client.close()
})
