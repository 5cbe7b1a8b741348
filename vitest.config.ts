import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { longTests } from './tests/support/long-tests.ts'

const database = ['domain/**/*.server.test.ts', 'platform/**/*.database.test.ts']

const exclude = process.env.QUICK ? longTests : []

/** Most of a minute each, whatever their size: last, one of them would leave a core idle. */
const longest = ['desk-import-killed', 'catalog-killed', 'rolling', 'crash-and-start', 'import-killed']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some(name => moduleId.endsWith(`/${name}.test.ts`))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}

/** The built server runs as it was built: its pages are kept, and served to browsers later on. */
const asBuilt = { deps: { external: [/\/build\/server\//] } }

export default defineConfig({
  test: {
    restoreMocks: true,
    // What was wrong is told whole: some faults are seen once.
    chaiConfig: { truncateThreshold: 0 },
    // Vitest would leave one of two cores idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // They read the code as text: nobody can tell by their imports what they depend on.
        test: { name: 'architecture', isolate: false, include: ['tests/*.test.ts'], testTimeout: 20_000 },
      },
      {
        test: {
          name: 'rules',
          isolate: false,
          include: ['{adapters,app,domain,facts,platform,scripts,server}/**/*.test.{ts,tsx}'],
          exclude: [...database, ...exclude],
          setupFiles: 'tests/support/use-classifier.ts',
          // It shares a core with the build.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'use cases on PGlite',
          isolate: false,
          include: database,
          exclude,
          globalSetup: 'tests/support/pglite-image.ts',
          setupFiles: 'tests/support/use-classifier.ts',
          env: { TEST_DATABASE: 'pglite' },
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'use cases on PostgreSQL',
          isolate: false,
          include: [...database, 'tests/postgres/**/*.test.ts'],
          globalSetup: 'tests/support/postgres-template.ts',
          setupFiles: 'tests/support/use-classifier.ts',
          env: { TEST_DATABASE: 'postgres' },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'http',
          server: asBuilt,
          isolate: false,
          include: ['tests/http/**/*.test.ts'],
          exclude,
          globalSetup: 'tests/support/site-template.ts',
          // As in production: React's development build renders at half the speed.
          env: { NODE_ENV: 'production' },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Servers as separate processes, killed and started again, and thousands of requests: this takes minutes, so
        // it isn't part of the quick gate.
        test: {
          name: 'processes',
          server: asBuilt,
          include: ['tests/processes/**/*.test.ts'],
          globalSetup: 'tests/support/process-template.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
