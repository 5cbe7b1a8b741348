import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeClassifier } from '#domain/assistant/understanding/kept-classifier.server.ts'

const root = join(import.meta.dirname, '..', '..')
const sources = join(root, 'domain', 'assistant', 'understanding')
const kept = join(root, 'node_modules', '.cache', 'plainwire-classifier')

/**
 * The folder with what the assistant's classifier learns. Learning takes five seconds: what was learned by the same code from the
 * same phrasings before is kept, and nothing else.
 */
export function learnedClassifier(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(sources).toSorted())
    hash.update(name).update(readFileSync(join(sources, name)))
  const folder = join(kept, hash.digest('hex').slice(0, 20))
  if (existsSync(folder)) return folder
  mkdirSync(kept, { recursive: true })
  const others = readdirSync(kept)
  const made = mkdtempSync(join(kept, 'made-'))
  writeClassifier(made)
  // Another run may have made it meanwhile.
  if (existsSync(folder)) rmSync(made, { recursive: true })
  else renameSync(made, folder)
  for (const other of others) rmSync(join(kept, other), { recursive: true, force: true })
  return folder
}
