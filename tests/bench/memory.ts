import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { prerenderedPaths } from '#server/pages/prerendered-paths.ts'
import { createDatabase, startPostgres } from '../support/postgres-server.ts'
import type { Figure } from './figure.ts'
import { type ServerProcess, startSite } from './server-process.ts'
import { shoot } from './shoot.ts'

const TARGET_MB = 250
/** The engine gives memory back some ten seconds after the last request. */
const IDLE_MS = 20_000
/** Answered from memory, drawn on request, and looked up. */
const ASKED = [...prerenderedPaths, '/providers?type=Fiber', '/auth', '/api/session', '/api/zip/05401']

/** Questions that no rule knows: the assistant's classifier and sentence encoder are in memory after them. */
const QUESTIONS = ['how long does fiber take to put in', 'do they rent out routers', 'what if i hate it']

/** What the operating system counts for an idle server: after its start, and after each page, some rendering, questions and orders. */
export async function benchMemory(tell: (text: string) => void): Promise<Figure[]> {
  const postgres = await startPostgres()
  const site = await startSite({
    DATABASE_URL: await createDatabase(postgres.url, 'bench_memory'),
    TRUSTED_PROXY_HOPS: '1',
  })
  const onPostgres = await idleMemory(site)
  await postgres.remove()
  tell(`memory on PostgreSQL: ${shown(onPostgres)}`)
  const embedded = await startSite({ TRUSTED_PROXY_HOPS: '1' })
  const onPglite = await idleMemory(embedded)
  const worst = Math.max(onPostgres.started, onPostgres.used)
  return [
    {
      what: 'memory of the idle server on PostgreSQL (RSS)',
      figure: shown(onPostgres),
      target: `at most ${TARGET_MB} MB`,
      met: worst <= TARGET_MB,
    },
    { what: 'memory of the idle server on PGlite (RSS)', figure: shown(onPglite), met: null },
  ]
}

type Memory = { started: number; used: number }
const shown = ({ started, used }: Memory) => `${started} MB after its start, ${used} MB after some use`

async function idleMemory(site: ServerProcess): Promise<Memory> {
  await wait(IDLE_MS)
  const started = residentMb(site.pid)
  for (const path of ASKED)
    for (let time = 0; time < 5; time += 1)
      await fetch(`${site.origin}${path}`).then(answer => answer.arrayBuffer())
  for (const message of QUESTIONS)
    await fetch(`${site.origin}/api/chat-assistant`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message, sessionId: null, userId: null }),
    }).then(answer => {
      if (!answer.ok) throw new Error(`The chat answered ${answer.status}`)
      return answer.arrayBuffer()
    })
  await shoot('post-orders.ts', [site.origin, 2, 2])
  await wait(IDLE_MS)
  const used = residentMb(site.pid)
  await site.stop()
  return { started, used }
}

function residentMb(pid: number): number {
  const kib = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
  return Math.round((kib * 1024) / 1e6)
}
