import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** Lets lucide's icons be drawn by our short function instead of the library's long one, and leaves what it does not need. */
const shortIcons: Plugin = {
  name: 'short-icons',
  enforce: 'pre',
  resolveId(source, importer) {
    const isIcon = importer?.includes('/lucide-react/') && source.endsWith('/createLucideIcon.mjs')
    return isIcon ? fileURLToPath(new URL('app/first-load/create-icon.ts', import.meta.url)) : null
  },
  transform: {
    filter: { id: /\/lucide-react\/.*\/icons\// },
    handler: code =>
      code
        .replace(/^__iconData\.node;$/m, '')
        .replace(/\b(name: "[^"]*"|size: 24|aliases: \[[^\]]*\]),?/g, '')
        .replace(/,\s*key: "[^"]*"/g, ''),
  },
}

/** Dynamic imports load their file and nothing else: there are no stylesheets beside them to fetch first. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load(id) {
    return id === '\0vite/preload-helper.js' ? 'export const __vitePreload = load => load()' : null
  },
}

type ModuleGraph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** True for what the document around every screen loads at once, itself included, and for what every screen adds to its head. */
function isOnEveryPage(id: string, graph: ModuleGraph): boolean {
  // The icons' common index would make every icon look needed everywhere.
  if (id.includes('/node_modules/')) return false
  // Runs as soon as its file does: not with what others load before it.
  if (/[\\/]app[\\/]entry\.client\.tsx/.test(id)) return false
  const seen = new Set([id])
  for (const module of seen) {
    if (/[\\/]app[\\/]((root|entry\.client)\.tsx|seo[\\/]page-meta)/.test(module)) return true
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  }
  return false
}

export default defineConfig(({ command }) => ({
  plugins: [shortIcons, ...(command === 'build' ? [plainImports] : []), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page carries the list of all files; names would be most of it.
            chunkFileNames: 'assets/[hash:7].js',
            entryFileNames: 'assets/[hash:7].js',
            // Few larger files compress better than many small ones: the framework, what every page has, what many have.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 2,
                },
                {
                  // What many pages share may be so small that a file of its own costs more.
                  name: (id, context) =>
                    isOnEveryPage(id, context) || /[\\/]ui[\\/]follow-anchor/.test(id) ? 'shell' : null,
                  priority: 2,
                },
                {
                  name: 'parts-of-a-page',
                  test: /[\\/]app[\\/](ui[\\/](anchor-link|use-active-section)|articles[\\/]section-rules)/,
                  priority: 1,
                },
                {
                  name: 'common',
                  test: /[\\/]app[\\/](shell|ui|seo|search|chat|cart|leads|session|first-load)[\\/]|lucide-react|[\\/](domain|platform)[\\/]/,
                  minShareCount: 15,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One bundle with its packages starts seven times faster than hundreds of files. PGlite reads its own WASM files
      // beside itself, DuckDB is a native library that only imports load: both stay packages; pg-native and pino's thread workers are never used.
      resolve:
        command === 'build'
          ? { noExternal: true, external: ['@electric-sql/pglite', '@duckdb/node-api', 'pg-native', 'pino'] }
          : {},
      build: { target: 'node24', rollupOptions: { input: './server/main.ts' } },
    },
  },
}))
