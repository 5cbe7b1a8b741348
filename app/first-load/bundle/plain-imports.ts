import type { Plugin } from 'vite'

/** Dynamic imports load only their file: there are no stylesheets beside them to fetch first. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    // The desk has its own (modules-of-desk.ts).
    return /^\0vite\/preload-helper\.js(\?desk)?$/.test(id)
      ? 'export const __vitePreload = load => load()'
      : null
  },
}
