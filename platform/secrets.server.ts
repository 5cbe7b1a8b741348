import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFault } from './start-fault.server.ts'
import { makeWholeFile } from './whole-file.server.ts'

/** What the settings require of a secret. */
const SHORTEST = 32

/**
 * A secret that is generated once and kept in `folder`, readable only by the owner, so that a server without settings
 * keeps its sessions across restarts. Two processes that start together end up with the same secret. It is stored
 * whole or not at all; a truncated one is refused with `StartFault`, because an empty secret would be known to
 * everybody.
 */
export function keptSecret(
  folder: string,
  name: string,
  make = () => randomBytes(32).toString('base64'),
): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  if (!existsSync(file)) makeWholeFile(file, make())
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < SHORTEST) {
    throw new StartFault(
      `The secret in ${file} is cut off (${secret.length} characters; it has at least ${SHORTEST}). Bring it back from a copy, or delete the file to have another one made, which ends all sessions and mailed links.`,
    )
  }
  return secret
}
