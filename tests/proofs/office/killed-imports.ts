import { FCC_TOKEN, FCC_USERNAME, FccServer } from '../../support/fcc-server.ts'
import { byFetch, byTakingBack, byUpload, killImports } from '../../support/killed-imports.ts'
import { SiteProcess } from '../../support/site-process.ts'
import { staffOnPostgres } from '../../support/staff-of-process.ts'
import { type Check, mostFell } from './check.ts'

const jobs = {
  'import of an upload': byUpload,
  'fetch from the FCC': byFetch,
  'way back to the file before': byTakingBack,
}

/** Coverage is that of the file before or that of the next one, however the server dies while the desk changes it. */
export async function killedImports(kills: number, check: Check): Promise<void> {
  const fcc = await FccServer.start()
  try {
    for (const job of Object.keys(jobs) as (keyof typeof jobs)[]) await killedJob(job, fcc, kills, check)
  } finally {
    await fcc.close()
  }
}

async function killedJob(job: keyof typeof jobs, fcc: FccServer, kills: number, check: Check): Promise<void> {
  console.log(`\n${kills} kills of the desk's ${job}`)
  const site = await SiteProcess.start('PostgreSQL', {
    ...{ LOG_LEVEL: 'error', FCC_API_URL: fcc.url, FCC_API_CALLS_A_MINUTE: '6000' },
    ...{ FCC_API_USERNAME: FCC_USERNAME, FCC_API_TOKEN: FCC_TOKEN },
  })
  try {
    const cookie = await staffOnPostgres(site.databaseUrl, 'editor', 'Eli Novak')
    const moments = Array.from({ length: kills }, () => Math.random())
    const order = jobs[job](site, cookie, fcc)
    const { wholeMs, kills: found, last } = await killImports(site, cookie, moments, order)
    const torn = found.filter(one => one.torn > 0)
    const odd = found.filter(({ files, old, next }) => ![old, next].includes(files.join()))
    const stored = found.filter(({ files, next }) => files.join() === next)
    const during = found.filter(({ fellInto }) => fellInto).length
    check(torn.length === 0, `after ${torn.length} kills there were rows of a file that is not served`)
    check(odd.length === 0, `after ${odd.length} neither the file before nor the next one was served`)
    check(
      last.torn === 0 && last.files.join() === found.at(-1)?.next,
      'every job was finished by the server that came after',
    )
    check(
      mostFell(during, kills),
      `${during} of ${kills} kills fell into the work of ${(wholeMs / 1_000).toFixed(1)} s; after ${stored.length} the next file was served`,
    )
  } finally {
    await site.remove()
  }
}
