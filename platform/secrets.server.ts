import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A secret that is made once and kept in `folder`, readable by the owner alone, so that a server without settings
 * keeps its sessions across restarts. Two processes that start together end with the same secret.
 */
export function keptSecret(
  folder: string,
  name: string,
  make = () => randomBytes(32).toString('base64'),
): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  try {
    writeFileSync(file, make(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}
