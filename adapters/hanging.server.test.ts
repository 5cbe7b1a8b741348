import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import { test } from 'vitest'
import { modelAnswerer } from '#domain/assistant/model/model-answerer.server.ts'
import { createZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { outerHandle } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { Mailbox } from '#tests/support/mailbox.ts'
import { ModelServer } from '#tests/support/model-server.ts'
import { SlowProxy } from '#tests/support/slow-proxy.ts'
import { TEST_WEBHOOK_SECRET, WebhookReceiver } from '#tests/support/webhook-receiver.ts'
import { createWebhookSender } from './automation-webhook.server.ts'
import { createCensusGeocoder } from './census-geocoder.server.ts'
import { createLanguageModel } from './language-model.server.ts'
import { createSmtpMailer } from './smtp-mail.server.ts'

/** Without a limit of its own, a call would outlive the test. The rest is longer than a busy machine may pause. */
const limits = { timeoutMs: 600, restMs: 2_500 }

/** An outside service: where it is, and a call through our client that tells whether it was of use. */
type Service = { url: string; close(): Promise<void>; client(url: string): () => Promise<boolean> }

async function geocoder(): Promise<Service> {
  const server = createServer((_, response) => {
    const match = { coordinates: { x: -80.28, y: 25.71 }, addressComponents: { state: 'FL' } }
    response.end(JSON.stringify({ result: { addressMatches: [match] } }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  let number = 0
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/geocoder`,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
    client(url) {
      const { locate } = createCensusGeocoder({ url, ...limits })
      const place = { city: 'Coral Gables', state: 'FL', zipCode: '33146' }
      return async () => {
        number += 1
        return (await locate({ ...place, street: `${number} Main St` }).catch(() => null)) !== null
      }
    },
  }
}

async function receiver(): Promise<Service> {
  const server = await WebhookReceiver.start()
  return {
    url: server.url,
    close: () => server.close(),
    client(url) {
      const post = createWebhookSender({ url, secrets: [TEST_WEBHOOK_SECRET], ...limits })
      return async () => (await post({ messageId: 'm', kind: 'order', payload: {} }))?.status === 200
    },
  }
}

async function mailServer(): Promise<Service> {
  const server = await Mailbox.start()
  return {
    url: server.url,
    close: () => server.close(),
    client(url) {
      const post = createSmtpMailer({ url, from: 'a@plainwire.example', ...limits })
      const mail = { id: 'm', recipient: 'ada@example.com', subject: 'Hello', body: 'Hello' }
      return () =>
        post(mail)
          .then(() => true)
          .catch(() => false)
    },
  }
}

async function model(): Promise<Service> {
  const server = await ModelServer.start()
  server.choose = () => ({ name: 'search_plans', input: {} })
  return {
    url: server.baseUrl,
    close: () => server.close(),
    client(url) {
      const answer = modelAnswerer({
        model: createLanguageModel({ baseUrl: url, apiKey: 'key', model: 'test' }),
        budget: { reserve: async () => ({ settle: async () => {} }) },
        embedded: async () => ({ text: 'embedded', links: [] }),
        coverage: { find: async () => null },
        zips: createZipDirectory(''),
        db: outerHandle(drizzle.mock()),
        now: () => new Date(),
        siteUrl: 'http://localhost',
        planCharges: async () => null,
        salesPhone: '(800) 555-0142',
        ...limits,
      })
      const question = {
        ...{ catalogue: readSeed(), message: 'hello', history: [], context: null },
        log: createLog('silent'),
      }
      return async () => (await answer(question)).text !== 'embedded'
    },
  }
}

const services = { geocoder, receiver, mailServer, model }
const cases = Object.entries(services).flatMap(([name, start]) =>
  (['silent', 'dripping'] as const).map(mode => ({ name, mode, start })),
)

// Nearly all of it is waiting.
test.concurrent.for(cases)(
  'a $name that is $mode fails in time three times, is left alone then, and is used again when it is back',
  { timeout: 30_000 },
  async ({ mode, start }, { expect }) => {
    const service = await start()
    const proxy = await SlowProxy.before(service.url)
    const call = service.client(proxy.url)
    await expect.poll(call, { timeout: 10_000, interval: 100 }).toBe(true)
    proxy.become(mode)
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await call()).toBe(false)

    const { connections } = proxy
    expect(await call()).toBe(false)
    expect(proxy.connections, 'it is not asked while it is left alone').toBe(connections)

    proxy.become('through')
    await expect.poll(call, { timeout: 15_000, interval: 100 }).toBe(true)
    await proxy.close()
    await service.close()
  },
)
