import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { locationCsv, locationLine } from '../support/coverage-files.ts'
import { writeCoverageSample } from '../support/coverage-sample.ts'
import { type DatabaseKind, SiteProcess } from '../support/site-process.ts'
import { queryStored } from '../support/stored-rows.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'plainwire-killed-'))
const CABLE = 'bdc_50_Cable_fixed_broadband'
let large = ''
let site: SiteProcess | undefined

beforeAll(() => {
  const { files } = writeCoverageSample({
    state: 'VT',
    locations: 150_000,
    out: folder,
    zipDirectory: join(root, 'facts', 'zips', 'zip-directory.tsv.gz'),
  })
  large = files.find(file => file.includes('_Cable_')) ?? ''
})
afterEach(() => site?.remove())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function startImport(file: string): ChildProcess {
  if (!site) throw new Error('no site')
  return spawn(process.execPath, [join(root, 'scripts', 'command.mjs'), 'availability:import', file], {
    cwd: site.dataDir,
    env: {
      ...process.env,
      DATA_DIR: site.dataDir,
      ...(site.databaseUrl ? { DATABASE_URL: site.databaseUrl } : {}),
    },
    stdio: 'ignore',
  })
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))

async function served() {
  if (!site) throw new Error('no site')
  const [cells, imports, torn] = await queryStored(site, [
    'select count(*)::int as count from coverage_cells',
    'select file_name from coverage_imports where current',
    'select count(*)::int as count from coverage_cells where import_id not in (select id from coverage_imports where current)',
  ])
  return { cells: cells?.[0]?.count, files: imports?.map(row => row.file_name), torn: torn?.[0]?.count }
}

test.each<DatabaseKind>(['PGlite', 'PostgreSQL'])(
  'an import that is killed at any moment leaves the old answers, and goes through when started again (%s)',
  async kind => {
    site = await SiteProcess.start(kind)
    await site.end('SIGTERM')
    const old = join(folder, `${CABLE}_D25_sample0.csv`)
    writeFileSync(old, locationCsv(...[1, 2, 3].map(location => locationLine({ location }))))
    expect(await ended(startImport(old))).toBe(0)
    const before = await served()
    expect(before).toEqual({ cells: 1, files: [`${CABLE}_D25_sample0.csv`], torn: 0 })

    let kills = 0
    // From before the program has started to after its end, however fast the machine is.
    for (let delay = 50; ; delay *= 1.5) {
      const child = startImport(large)
      const timer = setTimeout(() => child.kill('SIGKILL'), delay)
      const code = await ended(child)
      clearTimeout(timer)
      if (code !== null) {
        expect(code).toBe(0)
        break
      }
      kills += 1
      const after = await served()
      // Killed between its commit and its end, it has done its work.
      if (after.files?.[0] !== before.files?.[0]) break
      expect(after).toEqual(before)
    }
    expect(kills).toBeGreaterThan(1)
    expect(await ended(startImport(large))).toBe(0)
    const now = await served()
    expect(now).toMatchObject({ files: [`${CABLE}_D25_sample1.csv`], torn: 0 })
    expect(Number(now.cells)).toBeGreaterThan(10_000)
  },
  300_000,
)
