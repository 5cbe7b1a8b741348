import type { Plugin } from 'vite'

const BEYOND_ASCII = /[^\0-\x7f]/g
/** Where an escape would be taken literally. */
const RAW_TEXT = /String\.raw`[^`]*[^\0-\x7f]/

/**
 * The server's scripts in ASCII. V8 keeps a script's text as long as it lives, with two bytes per character if any of
 * them needs it: about three hundred dashes and quotes cost 10 MB of memory.
 */
export const oneByteSources: Plugin = {
  name: 'one-byte-sources',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      if (RAW_TEXT.test(file.code)) this.error(`${file.fileName}: raw text beyond ASCII cannot be escaped`)
      file.code = file.code.replaceAll(
        BEYOND_ASCII,
        unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    }
  },
}
