import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { loadBuiltServer } from '#tests/support/built-site.ts'
import { cookieOf } from '#tests/support/cookies.ts'
import { SiteProcess } from '#tests/support/site-process.ts'
import { queryStored } from '#tests/support/stored-rows.ts'

const { offerings } = readSeed()

const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'plainwire-backup-'))
const file = join(folder, 'backup.jsonl.gz')
const first = offerings[0] ?? expect.unreachable('The catalogue is empty')
const person = { email: 'keeper@example.com', username: 'keeper', password: 'correct horse' }
let source: SiteProcess
let counts: Record<string, number>

const enter = (site: SiteProcess, fields: Record<string, string>) =>
  fetch(`${site.origin}/auth`, {
    method: 'POST',
    headers: { origin: site.origin },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

beforeAll(async () => {
  // Nobody listens there: the order's message is still waiting when the backup is made.
  source = await SiteProcess.start('PGlite', { AUTOMATION_WEBHOOK_URL: 'http://127.0.0.1:9/hook' })
  const signedUp = await enter(source, { ...person, intent: 'sign-up', confirmPassword: person.password })
  const { origin } = source
  const headers = { origin, 'content-type': 'application/json', cookie: cookieOf(signedUp) }
  const order = aPostedOrder({ lines: [aStoredLine(first.providerId, first.serviceName)] })
  await fetch(`${origin}/api/orders`, { method: 'POST', headers, body: JSON.stringify(order) })
  const address = '12 Main St, Austin, TX 78701'
  await fetch(`${origin}/api/fcc-broadband`, { method: 'POST', headers, body: JSON.stringify({ address }) })
  await source.end('SIGTERM')
  const { backUp, readConfig } = await loadBuiltServer()
  counts = await backUp(readConfig({ DATA_DIR: source.dataDir, LOG_LEVEL: 'silent' }), root, file)
})
afterAll(async () => {
  await source.remove()
  rmSync(folder, { recursive: true, force: true })
})

test('a backup of the embedded database becomes a PostgreSQL that people sign in to and orders wait in', async () => {
  expect(counts).toMatchObject({ users: 1, customer_orders: 1, order_items: 1, address_submissions: 1 })
  expect(counts['waiting jobs']).toBeGreaterThanOrEqual(1)
  const target = await SiteProcess.start('PostgreSQL', { AUTOMATION_WEBHOOK_URL: 'http://127.0.0.1:9/hook' })
  try {
    await target.end('SIGTERM')
    const { readConfig, restore } = await loadBuiltServer()
    const config = readConfig({
      DATA_DIR: target.dataDir,
      DATABASE_URL: target.databaseUrl,
      LOG_LEVEL: 'silent',
    })
    expect(await restore(config, root, file)).toEqual(counts)
    await expect(restore(config, root, file)).rejects.toThrow(/is not empty/)
    const statement = 'select reference, contact_name, created_at::text from customer_orders'
    expect(await queryStored(target, [statement])).toEqual(await queryStored(source, [statement]))
    await target.launch()
    expect((await enter(target, { ...person, intent: 'sign-in' })).status).toBe(303)
  } finally {
    await target.remove()
  }
})

test('a damaged backup changes nothing', async () => {
  const { BackupError, readConfig, restore } = await loadBuiltServer()
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwire-damaged-'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const damaged = join(folder, 'damaged.jsonl.gz')
  const text = gunzipSync(readFileSync(file)).toString()
  writeFileSync(damaged, gzipSync(text.replace('keeper@example.com', 'kepper@example.com')))
  await expect(restore(config, root, damaged)).rejects.toBeInstanceOf(BackupError)
  writeFileSync(damaged, gzipSync('{"hello": "world"}\n'))
  await expect(restore(config, root, damaged)).rejects.toBeInstanceOf(BackupError)
  expect(await restore(config, root, file)).toEqual(counts)
  rmSync(dataDir, { recursive: true, force: true })
})
