import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'node_modules', '.cache', 'plainwire', 'build')

/**
 * The bytes that `make` produces from these inputs, unless an earlier build kept them. Everything that affects the
 * result must be among the inputs, including the version of the package that makes it. Deleting the folder costs only
 * time.
 */
export async function kept(
  kind: string,
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array | string> | Uint8Array | string,
): Promise<Uint8Array> {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(`${input.length}\0`).update(input)
  const file = join(folder, `${kind}-${hash.digest('hex').slice(0, 32)}`)
  try {
    return readFileSync(file)
  } catch {
    const made = Buffer.from(await make())
    mkdirSync(folder, { recursive: true })
    // A build running at the same time finds either the whole file or none.
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, made)
    renameSync(unfinished, file)
    return made
  }
}

/** The installed version of a package, as an input. */
export function versionOf(name: string): string {
  const file = join(root, 'node_modules', name, 'package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return `${name}@${version}`
}
