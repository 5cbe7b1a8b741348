import type { Plugin } from 'vite'

/** A dynamic import of a file beside, as the bundler writes it. */
const DYNAMIC_IMPORT = /\bimport\(([`'"]\.\/[\w.-]+[`'"])\)/g

/**
 * A file that could not be fetched once is asked for by a fresh address: Chromium keeps a failed import for as long as
 * the page is open, and whoever lost the connection for a moment could never open the chat.
 */
export const retriedImports: Plugin = {
  name: 'retried-imports',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      file.code = file.code.replaceAll(
        DYNAMIC_IMPORT,
        '(u=>import(u).catch(()=>import(u+"?"+Date.now())))($1)',
      )
    }
  },
}
