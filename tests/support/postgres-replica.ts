import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedBinaries, type PostgresServer, postgresOwner, running } from './postgres-server.ts'

const bin = installedBinaries()

/** Why no replica can be made here; null if one can. */
export const noReplica =
  bin && existsSync(join(bin, 'pg_basebackup'))
    ? null
    : 'PostgreSQL with pg_basebackup is not installed (Debian: postgresql)'

/** Makes a copy of a running server that follows it, by PostgreSQL's own `pg_basebackup`. */
export async function startReplica(primary: PostgresServer, name: string): Promise<PostgresServer> {
  const owner = postgresOwner()
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-replica-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const { port } = new URL(primary.url)
  const from = `host=127.0.0.1 port=${port} user=postgres application_name=${name}`
  execFileSync(
    join(bin ?? '', 'pg_basebackup'),
    ['-D', join(folder, 'data'), '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync', '-d', from],
    { stdio: 'ignore', ...owner },
  )
  return running(bin ?? '', folder, 'postgres')
}
