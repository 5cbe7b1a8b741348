// `npm test`: installs what the tests need, runs every one and ends with their sum. A file in which a test fails is run once
// more, in processes and on a database of its own; a test that passes then counts as passed and is named at the end as
// unsteady: a race to be found (`JITTER=1`), not a reason to stop everybody's work.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checks } from './checks.mjs'
import { ensureTestChromium } from './chromium.mjs'
import {
  countOfVitest,
  failedFiles,
  failuresOfPlaywright,
  failuresOfVitest,
  withSecondRun,
} from './failures.mjs'
import { runAside, runChecks, runInSight, tellTimes, testEnv, timed } from './parts.mjs'
import { install, orExplain } from './setup.mjs'

/** Each kind of test runs by itself, so that the time of each can be told. These need no build and go beside it. */
const withoutBuild = ['architecture', 'rules', 'use cases on PGlite', 'use cases on PostgreSQL']

const chromium = orExplain(() => {
  install()
  return ensureTestChromium()
})
const folder = mkdtempSync(join(tmpdir(), 'plainwire-results-'))
const sum = { passed: 0, failed: 0 }
/**
 * Said once more at the end, where nobody has to look for it among thousands of lines.
 *
 * @type {{ failed: string[], unsteady: string[] }}
 */
const said = { failed: [], unsteady: [] }

/** @type {(passed: number, failed: number) => void} */
function add(passed, failed) {
  sum.passed += passed
  sum.failed += failed
}

/**
 * Adds the counts of a runner; one that failed without counting a failure, or without a report, counts as one itself.
 *
 * @param {string} name
 * @param {number} status
 * @param {{ passed: number, failed: number, told: import('./failures.mjs').Told } | null} results
 */
function addResults(name, status, results) {
  if (!results) {
    add(0, 1)
    said.failed.push(`${name}: the runner ended with ${status} and left no report`)
    return
  }
  const { passed, failed, told } = results
  const uncounted = status !== 0 && failed === 0
  add(passed, uncounted ? 1 : failed)
  said.failed.push(...told.failed)
  said.unsteady.push(...told.unsteady)
  if (uncounted) said.failed.push(`${name}: the runner ended with ${status}`)
}

/**
 * What a runner reported; null where it left nothing that can be read, as one that was killed does.
 *
 * @param {string} file
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * How a runner is started, of two ways.
 *
 * @typedef {typeof runAside} Run
 */
/**
 * Runs a project, or some of its files; its report is null where there is none.
 *
 * @param {string} name
 * @param {Run} run
 * @param {readonly string[]} files
 */
async function runProject(name, run, files = []) {
  const report = join(folder, `${name.replaceAll(' ', '-')}.json`)
  const outside = join(folder, 'outside.json')
  rmSync(report, { force: true })
  rmSync(outside, { force: true })
  const args = [
    join('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    `--project=${name}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--reporter=${join('scripts', 'unhandled-errors.mjs')}`,
    ...files,
  ]
  const status = await run(args, { ...testEnv, UNHANDLED_ERRORS_FILE: outside })
  /** @type {import('./unhandled-errors.mjs').Unhandled[]} */
  const errors = readReport(outside) ?? []
  return { status, results: readReport(report), errors }
}

/**
 * @param {readonly string[]} projects
 * @param {Run} run
 */
async function runVitest(projects, run) {
  for (const name of projects) {
    let { status, results, errors } = await timed(name, () => runProject(name, run))
    const failed = results ? failedFiles(results) : []
    if (failed.length > 0) {
      const again = await timed(`${name}, again`, () => runProject(name, run, failed))
      if (again.results) results = withSecondRun(results, again.results)
      errors = [...errors.filter(({ file }) => !failed.includes(file)), ...again.errors]
      status = errors.length > 0 ? 1 : again.status
    }
    said.failed.push(...errors.map(({ words }) => words))
    if (results) addResults(name, status, { ...countOfVitest(results), told: failuresOfVitest(results) })
    else addResults(name, status, null)
  }
}

async function runJourneys() {
  const journeys = await timed('browser tests', () =>
    runInSight(
      [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--retries=1', '--reporter=list,json'],
      {
        ...testEnv,
        ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
        PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'journeys.json'),
      },
    ),
  )
  const results = readReport(join(folder, 'journeys.json'))
  addResults(
    'browser tests',
    journeys,
    results && {
      passed: results.stats.expected + results.stats.flaky,
      failed: results.stats.unexpected,
      told: failuresOfPlaywright(results),
    },
  )
}

async function runBesideBuild() {
  await runChecks(checks, (name, passed) => {
    console.log(`${passed ? 'ok' : 'FAILED'}: ${name}`)
    add(passed ? 1 : 0, passed ? 0 : 1)
    if (!passed) said.failed.push(`${name}, see above`)
  })
  await runVitest(withoutBuild, runAside)
}

const [built] = await Promise.all([
  timed('build', () => runAside([join('scripts', 'build.mjs'), 'quick'])),
  runBesideBuild(),
])
add(0, built === 0 ? 0 : 1)
if (built === 0) {
  await runVitest(['http'], runInSight)
  // Alone: they assert how soon things happen.
  await runVitest(['processes'], runInSight)
  await runJourneys()
} else said.failed.push('build, see above')

rmSync(folder, { recursive: true, force: true })
for (const test of said.unsteady) console.log(`\nUNSTEADY: failed, then passed: ${test}`)
for (const test of said.failed) console.log(`\nFAILED: ${test}`)
tellTimes()
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1)
