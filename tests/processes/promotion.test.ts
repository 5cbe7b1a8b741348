import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HeardStream, streamHeaders } from '#tests/support/event-stream.ts'
import { noReplica, startReplica } from '#tests/support/postgres-replica.ts'
import { createDatabase, type PostgresServer, startPostgres } from '#tests/support/postgres-server.ts'
import { beginChat, SiteLoad } from '#tests/support/site-load.ts'
import { SiteProcess } from '#tests/support/site-process.ts'
import { TEST_WEBHOOK_SECRET, WebhookReceiver } from '#tests/support/webhook-receiver.ts'

/** How soon after the promotion something is stored again. */
const WRITES_WITHIN_MS = 15_000

/** The short form of `npm run prove:failover`: who promotes is the test, by PostgreSQL's own means. */
describe.skipIf(noReplica)(`a primary and its replica${noReplica ? `: ${noReplica}` : ''}`, () => {
  let primary: PostgresServer
  let replica: PostgresServer
  let receiver: WebhookReceiver
  let onReplica: pg.Pool
  const sites: SiteProcess[] = []

  beforeAll(async () => {
    receiver = await WebhookReceiver.start()
    primary = await startPostgres()
    const first = await createDatabase(primary.url, 'site')
    replica = await startReplica(primary, 'second')
    const second = new URL('/site', replica.url).href
    onReplica = new pg.Pool({ connectionString: second })
    onReplica.on('error', () => {})
    const admin = new pg.Client({ connectionString: first })
    await admin.connect()
    await admin.query(`alter system set synchronous_standby_names = 'second'`)
    await admin.query('select pg_reload_conf()')
    await admin.end()
    const env = {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${new URL(first).port},127.0.0.1:${new URL(second).port}/site`,
      DATABASE_REPLICA_URL: second,
      AUTH_SECRET: 'a secret that both servers know, of some length',
      AUTOMATION_WEBHOOK_URL: receiver.url,
      AUTOMATION_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
      TRUSTED_PROXY_HOPS: '1',
    }
    for (let at = 0; at < 2; at += 1) sites.push(await SiteProcess.start('PGlite', env))
  })
  afterAll(async () => {
    for (const site of sites) await site.remove()
    await onReplica?.end()
    await replica?.remove()
    await primary?.remove()
    await receiver?.close()
  })

  const origins = () => sites.map(({ origin }) => origin)
  const labelReads = async () => {
    const { rows } = await onReplica.query(
      `select coalesce(sum(idx_scan + seq_scan), 0)::int as scans from pg_stat_user_tables where relname = 'labels'`,
    )
    return Number(rows[0]?.scans)
  }

  test('labels are read from the replica while it keeps up, and from the primary while it does not', async () => {
    const [{ origin } = expect.unreachable('no site')] = sites
    const read = async () => {
      const page = await fetch(`${origin}/providers/metronet/labels?q=${Math.random()}`)
      expect(page.status).toBe(200)
    }
    await expect
      .poll(() => sites.every(site => site.output.includes('reads go to the replica')), { timeout: 20_000 })
      .toBe(true)
    const before = await labelReads()
    await expect
      .poll(async () => (await read(), await labelReads()), { timeout: 20_000 })
      .toBeGreaterThan(before)
    // Replay stands still, the primary goes on: nothing may wait for it here, so it is not synchronous in between.
    await onReplica.query('select pg_wal_replay_pause()')
    await SiteLoad.start(origins(), { clients: 1 }).then(async load => {
      await load.growsBy(2)
      await load.stop()
    })
    await expect
      .poll(() => sites.every(site => site.output.includes('reads go to the primary')), { timeout: 20_000 })
      .toBe(true)
    await read()
    await onReplica.query('select pg_wal_replay_resume()')
  })

  test('the primary is killed under load and the replica promoted: nothing is lost or doubled, and both sites go on', async () => {
    const chat = await beginChat(origins()[0] ?? '', 'What is fiber?')
    const follow = async (lastId = '') =>
      new HeardStream(
        await fetch(`${origins()[1]}/api/chat-assistant/stream`, {
          headers: streamHeaders(chat.cookie, lastId),
        }),
      )
    const stream = await follow()
    const load = await SiteLoad.start(origins())
    await load.growsBy(40)
    await primary.stop('immediate')
    await onReplica.query('alter system reset synchronous_standby_names')
    await onReplica.query('select pg_promote(), pg_reload_conf()')
    const promotedAt = Date.now()
    await load.growsBy(40)
    await load.stop()
    const waited = (load.firstAfter(promotedAt) ?? Number.POSITIVE_INFINITY) - promotedAt
    expect(waited).toBeLessThan(WRITES_WITHIN_MS)
    const wrong = await load.lostOrDoubled(onReplica)
    expect(Object.entries(wrong).filter(([, count]) => count > 0)).toEqual([])
    expect(sites.map(site => site.runs)).toEqual([true, true])

    // The stream that was open all the time hears what is said at the other site now.
    await fetch(`${origins()[0]}/api/chat-assistant`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: origins()[0] ?? '',
        cookie: chat.cookie,
        'x-forwarded-for': '10.9.8.7',
      },
      body: JSON.stringify({ message: 'Still there?', sessionId: null, userId: null }),
    })
    await stream.until(({ data }) => JSON.stringify(data).includes('Still there?'))
    await stream.cut()
    const undelivered = () => {
      const delivered = new Set(receiver.received.map(({ payload }) => payload.notes))
      return [...load.orders.keys()].filter(mark => !delivered.has(mark))
    }
    await expect.poll(undelivered, { timeout: 60_000 }).toEqual([])
  })
})
