import type { Plugin } from 'vite'

/** Files of the desk, and the copies made for it. */
const ofDesk = /[\\/]app[\\/]desk[\\/]|[?&]desk$/
/** Kept in one copy: the framework, and what the bundler makes up. */
const inOneCopy =
  /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|^\0(?!vite\/preload-helper)/
/** Scripts, and addresses of files. */
const copied = /\.(?:tsx?|m?js)$|\?url$/

/**
 * The desk gets its own copy of what it shares with the visitors' pages, but for the framework. In one copy each, the
 * bundler puts shared parts into the visitors' first files: the desk would load those, or visitors one file more.
 */
export const modulesOfDesk: Plugin = {
  name: 'modules-of-desk',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (!importer || !ofDesk.test(importer)) return null
    const by = importer.replace(/[?&]desk$/, '')
    const found = await this.resolve(source, by, { ...options, skipSelf: true })
    if (!found || found.external || !copied.test(found.id)) return found
    if (ofDesk.test(found.id) || inOneCopy.test(found.id)) return found
    return { ...found, id: `${found.id}${found.id.includes('?') ? '&' : '?'}desk` }
  },
}
