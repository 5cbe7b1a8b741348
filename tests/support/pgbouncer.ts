import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, postgresOwner, untilAnswering } from './postgres-server.ts'

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find(path =>
  existsSync(path),
)

/** Why there is no pooler here; null if one can be started. */
export const noPgBouncer = program ? null : 'PgBouncer is not installed (Debian: pgbouncer)'

export type PgBouncer = { url: string; stop(): Promise<void> }

/**
 * PgBouncer in transaction mode in front of the database at this address. It has few sessions, so a client never gets
 * the same one again.
 */
export async function startPgBouncer(databaseUrl: string, sessions = 5): Promise<PgBouncer> {
  const { hostname, port: serverPort, pathname } = new URL(databaseUrl)
  const owner = postgresOwner()
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-pgbouncer-'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=postgres`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'server_round_robin = 1',
    `default_pool_size = ${sessions}`,
    'max_client_conn = 500',
  ]
  writeFileSync(file, `${settings.join('\n')}\n`)
  if (owner) for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid)
  const child = spawn(program ?? '', [file], { stdio: 'ignore', ...owner })
  const url = `postgres://postgres@127.0.0.1:${port}${pathname}`
  await untilAnswering(url)
  return {
    url,
    async stop() {
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
