import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SiteProcess } from '#tests/support/site-process.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** What an operator does to let the first administrator in: the embedded database is the server's alone, so it stops for that. */
export async function inviteByCommand(site: SiteProcess, email: string): Promise<string> {
  await site.end('SIGTERM')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'scripts', 'command.mjs'), 'desk:invite', '--email', email, '--role', 'administrator'],
    {
      cwd: site.dataDir,
      env: { ...process.env, DATA_DIR: site.dataDir, PORT: new URL(site.origin).port, LOG_LEVEL: 'silent' },
    },
  )
  await site.launch()
  const { pathname, search } = new URL(stdout.split('\n')[0] ?? '')
  return pathname + search
}
