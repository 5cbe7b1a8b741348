import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScriptIntegrity } from '#app/contexts.ts'

/** The hash that a script of the browser build must have; undefined for what isn't built. Each is read once. */
export function createScriptIntegrity(root: string): ScriptIntegrity {
  const known = new Map<string, string | undefined>()
  return path => {
    if (!known.has(path)) known.set(path, hashOf(join(root, 'build', 'client', path)))
    return known.get(path)
  }
}

function hashOf(file: string): string | undefined {
  try {
    return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`
  } catch {
    return undefined
  }
}
