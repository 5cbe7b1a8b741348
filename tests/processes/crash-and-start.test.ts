import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { cookieOf } from '#tests/support/cookies.ts'
import { createDatabase, startPostgres } from '#tests/support/postgres-server.ts'
import { SiteProcess } from '#tests/support/site-process.ts'
import { queryStored } from '#tests/support/stored-rows.ts'
import { TEST_WEBHOOK_SECRET, WebhookReceiver } from '#tests/support/webhook-receiver.ts'

const { offerings } = readSeed()

const first = offerings[0] ?? expect.unreachable('The catalogue is empty')

async function order(site: SiteProcess): Promise<Response> {
  const { origin } = site
  return fetch(`${origin}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie: await signUp(origin) },
    body: JSON.stringify(aPostedOrder({ lines: [aStoredLine(first.providerId, first.serviceName)] })),
  })
}

async function signUp(origin: string): Promise<string> {
  const username = `u${randomUUID().slice(0, 8)}`
  const body = new URLSearchParams({
    intent: 'sign-up',
    email: `${username}@example.com`,
    username,
    password: 'correct horse',
    confirmPassword: 'correct horse',
  })
  const response = await fetch(`${origin}/auth`, {
    method: 'POST',
    headers: { origin },
    body,
    redirect: 'manual',
  })
  return cookieOf(response)
}

// Two wait half a minute for the queue to miss the killed server, and the others need as long: all at the same time.
test.concurrent.each(['PGlite', 'PostgreSQL'] as const)(
  'an order whose server is killed between commit and delivery is delivered after the restart, on %s',
  async kind => {
    const receiver = await WebhookReceiver.start()
    const site = await SiteProcess.start(kind, {
      AUTOMATION_WEBHOOK_URL: receiver.url,
      AUTOMATION_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
    })
    try {
      // The first attempt is taken in and never answered: the order is committed, the delivery is not done.
      receiver.answer = null
      const response = await order(site)
      expect(response.status).toBe(200)
      await receiver.until(1)
      await site.end('SIGKILL')

      receiver.answer = 200
      await site.launch()
      await receiver.until(2)
      const [before, after] = receiver.received
      expect(after?.payload).toEqual(before?.payload)
      expect(after?.headers['webhook-id']).toBe(before?.headers['webhook-id'])
      if (after) expect(receiver.isSigned(after)).toBe(true)

      expect(await site.end('SIGTERM')).toBe(0)
      const [orders, deliveries] = await queryStored(site, [
        'select id from customer_orders',
        'select status, attempt from webhook_deliveries order by attempted_at',
      ])
      expect(orders).toHaveLength(1)
      expect(deliveries?.at(-1)).toMatchObject({ status: 200 })
    } finally {
      await site.remove()
      await receiver.close()
    }
  },
  120_000,
)

test.concurrent('without a receiver in the settings the built-in one verifies and keeps the order', async ({
  expect,
}) => {
  const site = await SiteProcess.start('PostgreSQL')
  try {
    expect((await order(site)).status).toBe(200)
    const inbox = async () => (await queryStored(site, ['select payload from automation_inbox']))[0] ?? []
    await expect.poll(async () => (await inbox()).length, { timeout: 20_000 }).toBe(1)
    expect(await inbox()).toMatchObject([
      { payload: { 'Full name': 'Ada Homeowner', provider: first.providerName } },
    ])
  } finally {
    await site.remove()
  }
})

test.concurrent('a second server on the same data folder is refused with a clear message', async ({
  expect,
}) => {
  const site = await SiteProcess.start('PGlite')
  try {
    await expect(SiteProcess.start('PGlite', { DATA_DIR: site.dataDir })).rejects.toThrow(
      /already open in another process/,
    )
  } finally {
    await site.remove()
  }
}, 60_000)

test.concurrent('servers that start together on one PostgreSQL all come up', async ({ expect }) => {
  const postgres = await startPostgres()
  const others: SiteProcess[] = []
  try {
    // A fresh database, so that all of them have the whole schema to make.
    const url = await createDatabase(postgres.url, 'together')
    others.push(
      ...(await Promise.all([1, 2, 3].map(() => SiteProcess.start('PGlite', { DATABASE_URL: url })))),
    )
    for (const other of others) expect((await fetch(`${other.origin}/readyz`)).status).toBe(200)
  } finally {
    await Promise.all(others.map(other => other.remove()))
    await postgres.remove()
  }
}, 90_000)
