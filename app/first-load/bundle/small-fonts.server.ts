import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kept, versionOf } from '#platform/build-cache.server.ts'

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœˆˇŠšŽžŸ–—‘’‚“”„†‡•…‰‹›€™→←↑↓−×`
const weights = { 'bricolage-grotesque': { min: 500, max: 800 }, figtree: { min: 400, max: 700 } }

/**
 * A build step: reduces the fonts in `assets` to the characters of English and of people's names, and to the weights
 * that the stylesheet uses.
 */
export async function cutFonts(assets: string): Promise<void> {
  for (const name of readdirSync(assets).filter(file => file.endsWith('.woff2'))) {
    const [, wght] = Object.entries(weights).find(([face]) => name.startsWith(face)) ?? []
    if (!wght) throw new Error(`The weights of the font ${name} are not known`)
    const file = join(assets, name)
    const options = { targetFormat: 'woff2', variationAxes: { wght } } as const
    const whole = readFileSync(file)
    const inputs = [whole, characters, JSON.stringify(options), versionOf('subset-font')]
    const small = await kept('font', inputs, async () => {
      const { default: subsetFont } = await import('subset-font')
      return subsetFont(whole, characters, options)
    })
    writeFileSync(file, small)
  }
}
