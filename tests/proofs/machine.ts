import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'

/** The machine and the commit that figures belong to, in one line. */
export function machine(): string {
  const processors = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`
  return `${processors.length} x ${processors[0]?.model.trim()}, ${memory}, Node ${process.version}, commit ${commit()}`
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
