import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** The fonts that pages are set in, by package name. */
const fonts = ['figtree', 'bricolage-grotesque']

/**
 * The Open Font License requires its text to go wherever the fonts go: each is served beside them, as
 * `/licenses/NAME.txt`.
 */
export function copyFontLicenses(root: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const font of fonts) {
    const license = join(root, 'node_modules', '@fontsource-variable', font, 'LICENSE')
    copyFileSync(license, join(folder, `${font}.txt`))
  }
}
