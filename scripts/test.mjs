// `npm test`: installs what the tests need, runs every one and ends with their sum.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checks } from './checks.mjs'
import { ensureChromium } from './chromium.mjs'
import { build, install, orExplain, runNode } from './setup.mjs'

const chromium = orExplain(() => {
  install()
  build()
  return ensureChromium()
})
const folder = mkdtempSync(join(tmpdir(), 'plainwire-results-'))
const sum = { passed: 0, failed: 0 }

function add(passed, failed) {
  sum.passed += passed
  sum.failed += failed
}

/** Adds the counts of a runner; one that failed without counting a failure counts as one itself. */
function addResults(file, status, read) {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    add(passed, status !== 0 && failed === 0 ? 1 : failed)
  } catch {
    add(0, 1)
  }
}

for (const { name, args } of checks) {
  const passed = runNode(args) === 0
  console.log(`${passed ? 'ok' : 'FAILED'}: ${name}`)
  add(passed ? 1 : 0, passed ? 0 : 1)
}

const unit = runNode([
  join('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(folder, 'unit.json')}`,
])
addResults('unit.json', unit, results => ({ passed: results.numPassedTests, failed: results.numFailedTests }))

const journeys = runNode(
  [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'],
  {
    env: {
      ...process.env,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'journeys.json'),
    },
  },
)
addResults('journeys.json', journeys, ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
}))

rmSync(folder, { recursive: true, force: true })
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1)
