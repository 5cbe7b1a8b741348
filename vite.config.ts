import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { errorsWithoutStack } from './app/first-load/bundle/errors-without-stack.ts'
import { modulesOfDesk } from './app/first-load/bundle/modules-of-desk.ts'
import { plainImports } from './app/first-load/bundle/plain-imports.ts'
import { scriptFiles } from './app/first-load/bundle/script-files.ts'
import { shortFaults } from './app/first-load/bundle/short-faults.ts'
import { shortIcons } from './app/first-load/bundle/short-icons.ts'
import { wholeImports } from './app/first-load/bundle/whole-imports.ts'
import { oneByteSources } from './server/build-steps/one-byte-sources.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    ...[modulesOfDesk, errorsWithoutStack, shortFaults, shortIcons, plainImports, wholeImports],
    oneByteSources,
    ...[tailwindcss(), reactRouter()],
  ],
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: { build: { rolldownOptions: { output: scriptFiles, experimental: { lazyBarrel: true } } } },
    ssr: {
      // React and others read this at every start: if it is unset, as with `npm start`, they run in development mode.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      // One bundle with its packages starts seven times faster than hundreds of files. PGlite reads its own WASM
      // files next to itself, and DuckDB is a native library that only imports load, so both stay packages; pg-native
      // and pino's thread workers are never used.
      resolve:
        command === 'build'
          ? { noExternal: true, external: ['@electric-sql/pglite', '@duckdb/node-api', 'pg-native', 'pino'] }
          : {},
      build: {
        target: 'node24',
        rolldownOptions: { input: './server/main.ts', experimental: { lazyBarrel: true } },
      },
    },
  },
}))
