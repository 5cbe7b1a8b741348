import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few larger files compress better than many small ones: the framework, and what every page has.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
                { name: 'shell', test: /[\\/]app[\\/](shell|ui|seo)[\\/]|lucide-react|[\\/](domain|platform)[\\/]/, minShareCount: 8, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One bundle with its packages starts seven times faster than hundreds of files. PGlite reads its own WASM files
      // beside itself, so it stays a package; pg-native and pino's thread workers are never used.
      resolve:
        command === 'build'
          ? { noExternal: true, external: ['@electric-sql/pglite', 'pg-native', 'pino'] }
          : {},
      build: { target: 'node24', rollupOptions: { input: './server/main.ts' } },
    },
  },
}))
