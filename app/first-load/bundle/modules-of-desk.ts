import type { Plugin } from 'vite'

/** Desk files, and the copies made for the desk. */
const ofDesk = /[\\/]app[\\/]desk[\\/]|[?&]desk$/
/** Kept as one copy: the framework, and what the bundler generates. */
const inOneCopy =
  /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|^\0(?!vite\/preload-helper)/
const copied = /\.(?:tsx?|m?js)$/

/**
 * Gives the desk its own copy of what it shares with the visitors' pages, except the framework. With only one copy,
 * the bundler puts shared parts into the visitors' first files: either the desk would load those, or visitors one
 * more file.
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
