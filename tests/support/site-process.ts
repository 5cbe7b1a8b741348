import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PostgresServer } from './postgres-server.ts'
import { startPostgresForSite } from './process-template.ts'
import { copySiteTemplate } from './site-template.ts'

export type DatabaseKind = 'PGlite' | 'PostgreSQL'

export type Row = Record<string, unknown>
type Answer = { asked: number; rows: Row[][] } | { asked: number; refused: string }

const checkout = join(import.meta.dirname, '..', '..')
const askedDatabase = pathToFileURL(join(import.meta.dirname, 'asked-database.mjs')).href
const START_TIMEOUT_MS = 60_000
/**
 * For the sites of tests, which live for minutes: room for what lives shortly, and no optimizing of the embedded database,
 * one function of which takes seconds and 600 MB and pays off after thousands of statements. Not where figures are taken.
 */
const quickEngine = ['--max-semi-space-size=64', '--liftoff-only']

/** The built site as a separate process, on a database of its own, as an operator runs it. */
export class SiteProcess {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'plainwire-site-'))
  origin = ''
  databaseUrl = ''
  output = ''
  /** The PostgreSQL behind it, if it has one of its own. */
  postgres: PostgresServer | undefined
  private child: ChildProcess | undefined
  private asked = 0
  private readonly kind: DatabaseKind
  private readonly env: Record<string, string>
  private readonly root: string

  private constructor(kind: DatabaseKind, env: Record<string, string>, root: string) {
    this.kind = kind
    this.env = env
    this.root = root
  }

  /** `prepare` may fill an embedded database's folder before the site opens it; `root` is another built checkout. */
  static async start(
    kind: DatabaseKind,
    env: Record<string, string> = {},
    prepare?: (dataDir: string) => Promise<void>,
    root = checkout,
  ): Promise<SiteProcess> {
    const site = new SiteProcess(kind, env, root)
    try {
      if (kind === 'PGlite') copySiteTemplate(site.dataDir)
      await prepare?.(site.dataDir)
      if (kind === 'PostgreSQL') {
        const { server, url } = await startPostgresForSite()
        site.postgres = server
        site.databaseUrl = url
      }
      await site.launch()
      return site
    } catch (fault) {
      await site.remove()
      throw fault
    }
  }

  /** Starts the process again on the same data and on the same port, because tests keep its address. */
  async launch(): Promise<void> {
    const port = this.origin ? new URL(this.origin).port : '0'
    const embedded = this.kind === 'PGlite'
    const engine = process.env.SITE_TEMPLATE ? quickEngine : []
    const preload = embedded ? ['--import', askedDatabase] : []
    const child = spawn(process.execPath, [...engine, ...preload, join(this.root, 'scripts', 'serve.mjs')], {
      cwd: this.dataDir,
      env: {
        ...process.env,
        PORT: port,
        DATA_DIR: this.dataDir,
        ...(this.databaseUrl ? { DATABASE_URL: this.databaseUrl } : {}),
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe', ...(embedded ? ['ipc' as const] : [])],
      serialization: 'advanced',
    })
    this.child = child
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`The site did not start:\n${this.output}`)),
        START_TIMEOUT_MS,
      )
      const read = (chunk: Buffer) => {
        this.output += chunk.toString()
        const address = this.output.match(/Plainwire is at (http:\S+)/)?.[1]
        if (!address) return
        this.origin = address
        clearTimeout(timer)
        resolve()
      }
      child.stdout?.on('data', read)
      child.stderr?.on('data', read)
      child.once('exit', code => reject(new Error(`The site ended with ${code}:\n${this.output}`)))
    })
  }

  /** Runs a query on the running process's embedded database. */
  askDatabase(statements: readonly string[]): Promise<Row[][]> {
    const { child } = this
    if (!child?.connected) throw new Error('No site with an embedded database runs here')
    this.asked += 1
    const { asked } = this
    return new Promise((resolve, reject) => {
      const gone = () => reject(new Error(`The site ended when it was asked:\n${this.output}`))
      const read = (answer: Answer) => {
        if (answer.asked !== asked) return
        child.off('message', read)
        child.off('exit', gone)
        if ('rows' in answer) resolve(answer.rows)
        else reject(new Error(answer.refused))
      }
      child.on('message', read)
      child.once('exit', gone)
      child.send({ asked, statements })
    })
  }

  /** Ends the process with a signal and waits until it is gone. Returns its exit code. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const gone = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
    child.kill(signal)
    this.output = ''
    return gone
  }

  async remove(): Promise<void> {
    await this.end('SIGTERM')
    await this.postgres?.remove()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  /** True while its process runs. */
  get runs(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null
  }

  get pid(): number {
    return this.child?.pid ?? 0
  }

  get label(): DatabaseKind {
    return this.kind
  }
}
