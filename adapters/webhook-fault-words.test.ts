import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createWebhookSender } from './automation-webhook.server.ts'
import { PrivateAddressError } from './public-address.server.ts'
import { webhookFaultWords } from './webhook-fault-words.ts'

const withCode = (code: string) => Object.assign(new Error(`getaddrinfo ${code}`), { code })

test.each([
  [new TypeError('fetch failed', { cause: withCode('ENOTFOUND') }), 'The address’s name is not known'],
  [new AggregateError([withCode('ECONNREFUSED')]), 'The server there refused the connection'],
  [new DOMException('The operation was aborted', 'TimeoutError'), 'There was no answer within 10 s'],
  [withCode('CERT_HAS_EXPIRED'), 'Its certificate has expired'],
  [new PrivateAddressError('10.0.0.1 is not public'), '10.0.0.1 is not public'],
  [new Error('an odd fault'), 'The message could not be sent (an odd fault)'],
])('%s is told in words', (error, words) => {
  expect(webhookFaultWords(error, 10_000)).toContain(words)
})

const secret = `whsec_${Buffer.from('0123456789012345678901234567890123456789').toString('base64')}`

test.each([true, false])('a message that reaches nobody says why (entered by staff: %s)', async isGuarded => {
  const sockets: Socket[] = []
  const silent = createServer(socket => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  const guard = isGuarded ? { guard: { mayBeLoopback: true } } : {}
  const post = (url: string) =>
    createWebhookSender({ url, secrets: [secret], timeoutMs: 300, ...guard })({
      ...{
        messageId: crypto.randomUUID(),
        kind: 'test',
        payload: { test: true, message: '', timestamp: '' },
      },
    })
  expect((await post(`http://127.0.0.1:${port}/`))?.answer).toBe('There was no answer within 0.3 s')
  for (const socket of sockets) socket.destroy()
  await new Promise(resolve => silent.close(resolve))
  expect((await post(`http://127.0.0.1:${port}/`))?.answer).toContain('refused the connection')
})
