import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { copySiteTemplate } from '#tests/support/site-template.ts'
import { canMakeDisks, SmallDisk } from '#tests/support/small-disk.ts'

const root = join(import.meta.dirname, '..', '..')

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the site as an operator does and waits until it ends, or until it serves. */
async function start(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { DATABASE_URL: _, ...own } = process.env
  const child: ChildProcess = spawn(process.execPath, [join(root, 'scripts', 'serve.mjs')], {
    env: { ...own, PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Plainwire is at')) child.kill('SIGTERM')
    })
  }
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, output }
}

/** One line that says what to do, and an exit code. */
async function expectTold(env: Record<string, string>, words: RegExp): Promise<void> {
  const { code, output } = await start(env)
  expect(output).toMatch(words)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output).not.toMatch(/^\s+at /m)
  expect(code).toBe(1)
}

test('an empty or short secret is refused, and never replaced in silence', async () => {
  const folder = newFolder()
  for (const text of ['', 'short']) {
    writeFileSync(join(folder, 'auth-secret'), text)
    await expectTold({ DATA_DIR: folder }, /^The secret in .*auth-secret is cut off .* delete the file/)
  }
  expect(existsSync(join(folder, 'database'))).toBe(false)
})

test('a folder that has held a database gets no new one over it', async () => {
  const folder = newFolder()
  copySiteTemplate(folder)
  expect((await start({ DATA_DIR: folder })).output).toContain('Plainwire is at')
  rmSync(join(folder, 'database', 'PG_VERSION'))
  const before = readdirSync(join(folder, 'database'))
  await expectTold(
    { DATA_DIR: folder },
    /has held a database, but PG_VERSION is missing .* move .*database\.made away/,
  )
  expect(readdirSync(join(folder, 'database'))).toEqual(before)
  // Not mounted, or all of it deleted: the mark beside it remembers.
  rmSync(join(folder, 'database'), { recursive: true })
  await expectTold({ DATA_DIR: folder }, /has held a database/)
})

test('a damaged folder, one that is a file, a taken port and a foreign address are told in a line', async () => {
  const folder = newFolder()
  copySiteTemplate(folder)
  truncateSync(join(folder, 'database', 'global', 'pg_control'), 0)
  await expectTold({ DATA_DIR: folder }, /is damaged and does not start.*npm run restore/)
  const other = newFolder()
  writeFileSync(join(other, 'file'), '')
  await expectTold(
    { DATA_DIR: join(other, 'file', 'data') },
    /^The data folder .*: a part of its path is a file/,
  )
  await expectTold({ DATA_DIR: other, HOST: '192.0.2.1' }, /cannot listen at 192\.0\.2\.1.*Set HOST/)
  await expectTold({ DATA_DIR: other, HOST: 'no-such-host.invalid' }, /Set HOST/)
  mkdirSync(join(other, 'x'))
})

test.skipIf(!canMakeDisks)(
  'a full disk and a read-only one are told as what they are, and do the database no harm',
  { timeout: 240_000 },
  async () => {
    const disk = new SmallDisk(20)
    onTestFinished(() => disk.remove())
    const env = { DATA_DIR: join(disk.folder, 'data') }
    // A first database has no room; what was made of it is gone, so the next start makes it.
    await expectTold(env, /^The data folder .*: the disk is full\. Make room, then start again\.$/m)
    expect(readdirSync(env.DATA_DIR).filter(name => /database(?!\.lock)/.test(name))).toEqual([])
    disk.remount('size=200m')
    expect((await start(env)).output).toContain('Plainwire is at')
    disk.fillUp()
    await expectTold(env, /^The data folder .*: the disk is full/)
    disk.makeRoom()
    disk.remount('ro')
    await expectTold(env, /^The data folder .*: it is read-only/)
    disk.remount('rw')
    expect((await start(env)).output).toContain('Plainwire is at')
  },
)

test('what is wrong with PostgreSQL is told in a line', async () => {
  const folder = newFolder()
  await expectTold(
    { DATA_DIR: folder, DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/site' },
    /^PostgreSQL 127\.0\.0\.1:9\/site: nothing answers there/,
  )
  const postgres = await startPostgres()
  onTestFinished(() => postgres.remove())
  const missing = new URL(postgres.url)
  missing.pathname = '/no_such_database'
  await expectTold({ DATA_DIR: folder, DATABASE_URL: missing.href }, /there is no such database/)
})
