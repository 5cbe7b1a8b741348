import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { formatMonthly, plainDollars } from '#domain/shared/money.ts'
import { deskOf } from '../../support/desk-of-process.ts'
import { SiteProcess } from '../../support/site-process.ts'
import { staffOnPostgres } from '../../support/staff-of-process.ts'
import type { Check } from './check.ts'

const PLAN = 'tmobile-home-internet'
const PATHS = ['/providers/tmobile', '/internet-plans?provider=tmobile', '/internet-plans']
/** Prices that nothing of the catalog costs, this plan before included, a cent apart. */
const FIRST_CENTS = 5_711
const SERVED_WITHIN_MS = 5_000
const GROWTH_LIMIT = 1.25
const VISITORS = 4

const priceOf = (revision: number) => formatMonthly(FIRST_CENTS + revision)

/** Which of the revisions an answer shows: one, or none before the first. */
const revisionsIn = (html: string, upTo: number) =>
  Array.from({ length: upTo }, (_, revision) => revision).filter(revision => html.includes(priceOf(revision)))

const rssMb = (site: SiteProcess) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid)], { encoding: 'utf8' })) / 1024

/** So many revisions published through the desk on two processes, while visitors read on both. */
export async function publishedUnderLoad(count: number, check: Check): Promise<void> {
  console.log(`\n${count} revisions under load, two processes on PostgreSQL`)
  const first = await SiteProcess.start('PostgreSQL', { LOG_LEVEL: 'error' })
  const second = await SiteProcess.start('PGlite', { DATABASE_URL: first.databaseUrl, LOG_LEVEL: 'error' })
  const sites = [first, second]
  const statuses = new Map<number | string, number>()
  const last = new Map<string, number>()
  let [mixed, backward, requests] = [0, 0, 0]
  const enough = new AbortController()
  const visit = async (site: SiteProcess, number: number) => {
    // Answers of one visitor follow each other; those of several may overtake.
    for (let turn = number; !enough.signal.aborted; turn += 1) {
      const path = PATHS[turn % PATHS.length] ?? ''
      const answer = await fetch(site.origin + path).catch((error: unknown) => String(error))
      const status = typeof answer === 'string' ? answer : answer.status
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      requests += 1
      if (typeof answer === 'string') continue
      const shown = revisionsIn(await answer.text(), count)
      if (shown.length > 1) mixed += 1
      const key = `${site.origin} ${number} ${path}`
      if ((shown[0] ?? -1) < (last.get(key) ?? -1)) backward += 1
      last.set(key, shown[0] ?? -1)
    }
  }
  const visitors = sites.flatMap(site => Array.from({ length: VISITORS }, (_, number) => visit(site, number)))
  try {
    const memory: number[][] = []
    let slowest = 0
    for (let revision = 0; revision < count; revision += 1) {
      // A session of its own for each: publishing asks for a second factor of the last minutes.
      const desk = deskOf(first, await staffOnPostgres(first.databaseUrl, 'editor', `Eli ${revision}`))
      const cents = plainDollars(FIRST_CENTS + revision)
      const fields = { 'schedule.0.month': '1', 'schedule.0.price': cents }
      const publish = await desk.readyToPublish(await desk.saveDraft(`plan/${PLAN}`, fields))
      const answer = await publish()
      if (answer.status !== 302)
        throw new Error(`Publishing answered ${answer.status}: ${await answer.text()}`)
      const at = performance.now()
      for (const site of sites) {
        while (!(await (await fetch(`${site.origin}${PATHS[0]}`)).text()).includes(priceOf(revision)))
          await wait(50)
      }
      slowest = Math.max(slowest, performance.now() - at)
      memory.push(sites.map(rssMb))
    }
    enough.abort()
    await Promise.all(visitors)
    const told = [...statuses].map(([status, times]) => `${status}: ${times}`).join(', ')
    check(
      [...statuses.keys()].every(status => status === 200),
      `${requests} requests, ${told}`,
    )
    check(mixed === 0, `${mixed} answers showed two revisions`)
    check(backward === 0, `${backward} answers showed an older revision than the one before`)
    check(
      slowest < SERVED_WITHIN_MS,
      `served by both processes at most ${(slowest / 1_000).toFixed(1)} s later`,
    )
    for (const [index, site] of sites.entries()) {
      const at = (revision: number) => Math.round(memory[revision]?.[index] ?? 0)
      const quarter = Math.floor(count / 4)
      check(
        at(count - 1) < at(quarter) * GROWTH_LIMIT,
        `process ${index + 1} (${site.origin}): ${at(0)} MB after the first revision, ${at(quarter)} MB after ${quarter + 1}, ${at(count - 1)} MB after the last`,
      )
    }
  } finally {
    enough.abort()
    await Promise.allSettled(visitors)
    await second.remove()
    await first.remove()
  }
}
