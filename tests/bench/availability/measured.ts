import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type Measured = { seconds: number; peakMib: number; output: string }

/** Runs a Node process and returns its seconds, the most memory it had (Linux) and its words. Throws where it fails. */
export function measured(args: readonly string[], env: Record<string, string> = {}): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    let peak = 0
    const watch = setInterval(() => {
      peak = Math.max(peak, peakKib(child.pid))
    }, 50)
    child.stdout.on('data', chunk => {
      output += String(chunk)
    })
    child.on('exit', code => {
      clearInterval(watch)
      const seconds = (performance.now() - started) / 1_000
      if (code === 0) resolve({ seconds, peakMib: peak / 1_024, output })
      else reject(new Error(`${args.join(' ')} ended with ${code}\n${output}`))
    })
  })
}

function peakKib(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/)?.[1] ?? 0)
  } catch {
    return 0
  }
}
