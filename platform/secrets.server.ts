import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFault } from './start-fault.server.ts'
import { makeWholeFile } from './whole-file.server.ts'

/** As settings ask of a secret. */
const SHORTEST = 32

/**
 * A secret that is made once and kept in `folder`, readable by the owner alone, so that a server without settings
 * keeps its sessions across restarts. Two processes that start together end with the same secret. It is there whole or
 * not at all; one that was cut is refused with `StartFault`: an empty one would be known to everybody.
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
