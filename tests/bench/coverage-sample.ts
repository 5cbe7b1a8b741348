// `npm run availability:sample -- --state VT --locations 300000 [--out DIR] [--seed N]`: made-up coverage files in the
// FCC's exact form, for tests and benchmarks. An import knows them as a sample and so does the site.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeCoverageSample } from '../support/coverage-sample.ts'

const root = join(import.meta.dirname, '..', '..')
const zipDirectory = join(root, 'facts', 'zips', 'zip-directory.tsv.gz')

const { values } = parseArgs({
  options: {
    state: { type: 'string', default: 'VT' },
    locations: { type: 'string', default: '300000' },
    out: { type: 'string', default: 'coverage-sample' },
    seed: { type: 'string', default: '1' },
  },
})
const locations = Number(values.locations)
const seed = Number(values.seed)
if (!Number.isInteger(locations) || locations < 1 || locations > 100_000_000 || !Number.isInteger(seed)) {
  console.error('--locations takes a number from 1 to 100,000,000, --seed a whole number.')
  process.exit(1)
}
try {
  const { state } = values
  const made = writeCoverageSample({ state, locations, seed, out: resolve(values.out), zipDirectory })
  for (const file of made.files) console.log(file)
  console.log(
    `${made.rows.toLocaleString('en-US')} made-up rows about ${made.locations.toLocaleString('en-US')} locations`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
