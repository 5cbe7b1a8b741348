import type { Plugin } from 'vite'

/** A dynamic import of a file beside, as the bundler writes it. */
const DYNAMIC_IMPORT = /\bimport\(([`'"]\.\/[\w.-]+[`'"])\)/g

/** Dynamic imports of the browser build go by `importWhole` (`import-whole.ts`), so that a lost connection can be made good. */
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
