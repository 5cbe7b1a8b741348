import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = join(import.meta.dirname, '..', '..', '..')

/**
 * Runs a script of this folder that does a job's work in a process of its own. The process is killed so many
 * milliseconds after it says 'begun', unless it has ended by then; without a number it is let through. Returns how
 * long it worked, and whether the kill fell into the work.
 */
export async function killWork(
  script: string,
  args: readonly string[],
  afterMs?: number,
): Promise<{ ms: number; fellInto: boolean }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  await once(child.stdout, 'data')
  const began = performance.now()
  await (afterMs === undefined ? gone : Promise.race([gone, wait(afterMs)]))
  const ms = performance.now() - began
  const fellInto = child.exitCode === null
  child.kill('SIGKILL')
  await gone
  if (!fellInto && child.exitCode !== 0) throw new Error(`${script} ended with ${child.exitCode}`)
  return { ms, fellInto }
}
