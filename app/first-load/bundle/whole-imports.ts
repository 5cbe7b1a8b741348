import type { Plugin } from 'vite'

/** A dynamic import of a neighboring file, as the bundler writes it. */
const DYNAMIC_IMPORT = /\bimport\(([`'"]\.\/[\w.-]+[`'"])\)/g

/**
 * Makes the browser build's dynamic imports use `importWhole` (`import-whole.ts`), so that they can be retried after
 * a lost connection.
 */
export const wholeImports: Plugin = {
  name: 'whole-imports',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replaceAll(DYNAMIC_IMPORT, 'importWhole($1)')
    }
  },
}
