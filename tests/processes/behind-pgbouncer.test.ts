import { spawnSync } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { cookieOf } from '#tests/support/cookies.ts'
import { locationCsv, locationLine } from '#tests/support/coverage-files.ts'
import { HeardStream, streamHeaders } from '#tests/support/event-stream.ts'
import { noPgBouncer, type PgBouncer, startPgBouncer } from '#tests/support/pgbouncer.ts'
import { createDatabase, type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts'
import { signUpOverHttp } from '#tests/support/sign-up-over-http.ts'
import { SiteProcess } from '#tests/support/site-process.ts'
import { staffOnPostgres } from '#tests/support/staff-of-process.ts'
import { TEST_WEBHOOK_SECRET, WebhookReceiver } from '#tests/support/webhook-receiver.ts'

const [offering] = readSeed().offerings
const line = offering
  ? aStoredLine(offering.providerId, offering.serviceName)
  : expect.unreachable('The catalogue is empty')

/** PgBouncer of Debian 12 knows no statement that was prepared by another client's session: none may be prepared. */
describe.skipIf(noPgBouncer)(
  `behind PgBouncer in transaction mode${noPgBouncer ? `: ${noPgBouncer}` : ''}`,
  () => {
    let postgres: PostgresServer
    let pooler: PgBouncer
    let receiver: WebhookReceiver
    let direct: string
    let a: SiteProcess
    let b: SiteProcess

    beforeAll(async () => {
      receiver = await WebhookReceiver.start()
      postgres = await startPostgres()
      direct = await createDatabase(postgres.url, 'site')
      pooler = await startPgBouncer(direct)
      const env = {
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: direct,
        DATABASE_POOLER: 'transaction',
        AUTH_SECRET: 'a secret that both servers know, of some length',
        AUTOMATION_WEBHOOK_URL: receiver.url,
        AUTOMATION_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
        TRUSTED_PROXY_HOPS: '1',
      }
      a = await SiteProcess.start('PGlite', env)
      b = await SiteProcess.start('PGlite', env)
    })
    afterAll(async () => {
      await a?.remove()
      await b?.remove()
      await pooler?.stop()
      await postgres?.remove()
      await receiver?.close()
    })

    const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
    const order = (site: SiteProcess, cookie: string, notes: string, address = anyAddress()) =>
      fetch(`${site.origin}/api/orders`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          origin: site.origin,
          cookie,
        },
        body: JSON.stringify(aPostedOrder({ lines: [line], notes })),
      })

    test('many orders at once through both servers are placed, and their webhooks delivered', async () => {
      const cookie = await signUpOverHttp(a.origin, anyAddress())
      const notes = Array.from({ length: 40 }, () => randomUUID())
      const answers = await Promise.all(notes.map((note, at) => order(at % 2 === 0 ? a : b, cookie, note)))
      expect(answers.map(({ status }) => status)).toEqual(notes.map(() => 200))
      const delivered = () => new Set(receiver.received.map(({ payload }) => payload.notes))
      await expect.poll(() => notes.filter(note => !delivered().has(note)), { timeout: 20_000 }).toEqual([])
    })

    test('a limit counts what comes through either server', async () => {
      const cookie = await signUpOverHttp(a.origin, anyAddress())
      const statuses: number[] = []
      for (let at = 0; at < 64; at += 8) {
        const some = Array.from({ length: 8 }, (_, one) =>
          order(one % 2 ? a : b, cookie, 'many', '192.0.2.77'),
        )
        statuses.push(...(await Promise.all(some)).map(({ status }) => status))
      }
      expect(statuses.filter(status => status === 200)).toHaveLength(60)
      expect(statuses.filter(status => status === 429)).toHaveLength(4)
    })

    test('what a representative writes at one server is heard at the other', async () => {
      const maria = await staffOnPostgres(direct, 'agent', 'Maria Lopez')
      const said = await fetch(`${a.origin}/api/chat-assistant`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: a.origin },
        body: JSON.stringify({ message: 'What is latency?', sessionId: null, userId: null }),
      })
      const { sessionId } = (await said.json()) as { sessionId: string }
      const visitor = new HeardStream(
        await fetch(`${a.origin}/api/chat-assistant/stream`, { headers: streamHeaders(cookieOf(said)) }),
      )
      await fetch(`${b.origin}/desk/chats/${sessionId}`, {
        method: 'POST',
        headers: { origin: b.origin, cookie: maria },
        body: new URLSearchParams({ intent: 'send', text: 'Hello from a person.', messageId: randomUUID() }),
        redirect: 'manual',
      })
      const heard = await visitor.until(({ data }) => JSON.stringify(data).includes('Hello from a person.'))
      expect(heard.event).toBe('message')
      await visitor.cut()
    })

    test('coverage is imported by the command, and served', async () => {
      const file = join(a.dataDir, 'bdc_50_Cable_fixed_broadband_D25_sample0.csv')
      writeFileSync(file, locationCsv(...[1, 2, 3].map(location => locationLine({ location }))))
      const script = join(import.meta.dirname, '..', '..', 'scripts', 'command.mjs')
      const { status, stderr } = spawnSync(process.execPath, [script, 'availability:import', file], {
        cwd: a.dataDir,
        encoding: 'utf8',
        env: {
          ...process.env,
          DATA_DIR: a.dataDir,
          DATABASE_URL: pooler.url,
          DATABASE_DIRECT_URL: direct,
          DATABASE_POOLER: 'transaction',
        },
      })
      expect([status, stderr]).toEqual([0, ''])
    })
  },
)
