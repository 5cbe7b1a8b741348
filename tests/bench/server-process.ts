import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverEnv, serverFlags } from '../../scripts/project.mjs'

export const root = join(import.meta.dirname, '..', '..')
const START_LIMIT_MS = 60_000

export type ServerProcess = { origin: string; pid: number; stop(): Promise<void> }

/** Runs a server as a process of its own; it must print its address when it is ready. */
export async function startServer(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-bench-'))
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const origin = await new Promise<string>((resolve, reject) => {
    let output = ''
    const timer = setTimeout(
      () => reject(new Error(`${args.at(-1)} did not start:\n${output}`)),
      START_LIMIT_MS,
    )
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-10_000)
      const address = output.match(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/)?.[0]
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', code => reject(new Error(`${args.at(-1)} ended with ${code}:\n${output}`)))
  })
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 12_000)
      await gone
      clearTimeout(late)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The built site as `npm start` and the service file run it. */
export function startSite(env: Record<string, string> = {}): Promise<ServerProcess> {
  return startServer([...serverFlags, join(root, 'scripts', 'serve.mjs')], {
    ...serverEnv,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    ...env,
  })
}
