import type { Plugin } from 'vite'

/** Dynamic imports load their file and nothing else: there are no stylesheets beside them to fetch first. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    return id === '\0vite/preload-helper.js' ? 'export const __vitePreload = load => load()' : null
  },
}
