import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { loadBuiltServer } from '#tests/support/built-site.ts'
import { cookieOf } from '#tests/support/cookies.ts'
import { copyNewCluster } from '#tests/support/new-cluster.ts'
import { createDatabase, startPostgres } from '#tests/support/postgres-server.ts'
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

test('nothing is backed up where there is no database, and none is made', async () => {
  const { backUp, readConfig } = await loadBuiltServer()
  const nowhere = join(folder, 'nowhere')
  const settings = readConfig({ DATA_DIR: nowhere, LOG_LEVEL: 'silent' })
  await expect(backUp(settings, root, join(folder, 'empty.jsonl.gz'))).rejects.toThrow(
    `There is no database in ${nowhere}.`,
  )
  expect([existsSync(nowhere), existsSync(join(folder, 'empty.jsonl.gz'))]).toEqual([false, false])
})

test('a damaged backup changes nothing', async () => {
  const { BackupError, readConfig, restore } = await loadBuiltServer()
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwire-damaged-'))
  await copyNewCluster(join(dataDir, 'database'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const damaged = join(folder, 'damaged.jsonl.gz')
  const text = gunzipSync(readFileSync(file)).toString()
  writeFileSync(damaged, gzipSync(text.replace('keeper@example.com', 'kepper@example.com')))
  await expect(restore(config, root, damaged)).rejects.toBeInstanceOf(BackupError)
  writeFileSync(damaged, gzipSync('{"hello": "world"}\n'))
  await expect(restore(config, root, damaged)).rejects.toBeInstanceOf(BackupError)
  writeFileSync(damaged, readFileSync(file).subarray(0, -1))
  await expect(restore(config, root, damaged)).rejects.toBeInstanceOf(BackupError)
  expect(await restore(config, root, file)).toEqual(counts)
  rmSync(dataDir, { recursive: true, force: true })
})

test('a backup that is cut, wherever it is, restores nothing and says so in a line', async () => {
  // Opened seventeen times, which takes the embedded one seconds; that nothing is left there the test before shows.
  const postgres = await startPostgres()
  onTestFinished(() => postgres.remove())
  const settings = {
    DATA_DIR: join(folder, 'cut'),
    DATABASE_URL: await createDatabase(postgres.url, 'cut'),
    LOG_LEVEL: 'silent',
  }
  const { readConfig, restore } = await loadBuiltServer()
  const packed = readFileSync(file)
  const lines = gunzipSync(packed).toString().trimEnd().split('\n')
  const ends = lines.flatMap((line, index) => (line.startsWith('{"end":') ? [index] : []))
  const jobs = lines.findIndex(line => line.startsWith('{"job":'))
  const order = lines.findIndex(line => line.includes('contact_email'))
  const without = (index: number) => lines.filter((_, at) => at !== index)
  const whole = (kept: string[]) => gzipSync(`${kept.join('\n')}\n`)
  const spoiled: [string, Buffer][] = [
    ["at a table's end", whole(lines.slice(0, (ends[3] ?? 0) + 1))],
    ['before the jobs', whole(lines.slice(0, jobs))],
    ['in the middle of a row', whole([...lines.slice(0, order), lines[order]?.slice(0, 50) ?? ''])],
    ['in the middle of the file', packed.subarray(0, packed.length / 2)],
    ['by its last byte', packed.subarray(0, -1)],
    ['before its last line', whole(lines.slice(0, -1))],
    ['a job left out', whole(without(jobs))],
    [
      'a job changed',
      whole(lines.map((line, at) => (at === jobs ? line.replace('"data":{', '"data":{"x":1,') : line))),
    ],
    ['a whole table left out', whole(lines.filter((_, at) => at <= (ends[2] ?? 0) || at > (ends[3] ?? 0)))],
    ['a row left out', whole(without(order))],
    [
      'a row that does not fit',
      whole(
        lines.map((line, at) =>
          at === order ? line.replace('\\"contact_email\\":', '\\"no_email\\":') : line,
        ),
      ),
    ],
    ['something behind its end', whole([...lines, lines[0] ?? ''])],
    ['no gzip', Buffer.from('not a backup at all')],
    ['the kind before', whole(['{"format":"plainwire-backup-1"}', ...lines.slice(1)])],
  ]
  const cut = join(folder, 'cut.jsonl.gz')
  for (const [how, bytes] of spoiled) {
    writeFileSync(cut, bytes)
    const fault: unknown = await restore(readConfig(settings), root, cut).then(
      () => null,
      (error: unknown) => error,
    )
    expect([how, fault]).toMatchObject([how, { name: 'BackupError' }])
    expect(String(fault)).not.toMatch(/example\.com|Main St|params|insert into/)
  }
  // By the command: one line, an exit code, and the same folder takes the whole backup afterwards.
  const server = pathToFileURL(join(root, 'build', 'server', 'index.js')).href
  const run = (name: string) => {
    const script = `const { runCommand } = await import('${server}')
      process.exit(await runCommand('restore', ['${name}'], '${root}'))`
    return promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, ...settings },
    })
  }
  writeFileSync(cut, spoiled[0]?.[1] ?? '')
  await expect(run(cut)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The backup [^\n]+\n$/),
  })
  expect(await restore(readConfig(settings), root, file)).toEqual(counts)
}, 120_000)
