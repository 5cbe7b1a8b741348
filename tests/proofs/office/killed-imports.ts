import { killImports } from '../../support/killed-imports.ts'
import { SiteProcess } from '../../support/site-process.ts'
import { staffOnPostgres } from '../../support/staff-of-process.ts'
import { type Check, mostFell } from './check.ts'

/** Coverage is that of the file before or that of the new one, however the server dies while it is imported. */
export async function killedImports(kills: number, check: Check): Promise<void> {
  console.log(`\n${kills} kills of an import of coverage at the desk`)
  const site = await SiteProcess.start('PostgreSQL', { LOG_LEVEL: 'error' })
  try {
    const cookie = await staffOnPostgres(site.databaseUrl, 'editor', 'Eli Novak')
    const moments = Array.from({ length: kills }, () => Math.random())
    const { wholeMs, kills: found, last } = await killImports(site, cookie, moments)
    const torn = found.filter(one => one.torn > 0)
    const odd = found.filter(({ files, old, next }) => ![old, next].includes(files.join()))
    const stored = found.filter(({ files, next }) => files.join() === next)
    const during = found.filter(({ fellInto }) => fellInto).length
    check(torn.length === 0, `after ${torn.length} kills there were rows of a file that is not served`)
    check(odd.length === 0, `after ${odd.length} neither the file before nor the new one was served`)
    check(
      last.torn === 0 && last.files.join() === found.at(-1)?.next,
      'every import was finished by the server that came after',
    )
    check(
      mostFell(during, kills),
      `${during} of ${kills} kills fell into the import of ${(wholeMs / 1_000).toFixed(1)} s; after ${stored.length} the new file was served`,
    )
  } finally {
    await site.remove()
  }
}
