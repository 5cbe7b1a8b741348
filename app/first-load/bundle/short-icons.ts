import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ourFunction = fileURLToPath(new URL('create-icon.ts', import.meta.url))

/** Draws lucide's icons with our short function instead of the library's long one, and leaves out what it doesn't need. */
export const shortIcons: Plugin = {
  name: 'short-icons',
  enforce: 'pre',
  resolveId(source, importer) {
    const isIcon = importer?.includes('/lucide-react/') && source.endsWith('/createLucideIcon.mjs')
    return isIcon ? ourFunction : null
  },
  transform: {
    filter: { id: /\/lucide-react\/.*\/icons\// },
    handler: code =>
      code
        .replace(/^__iconData\.node;$/m, '')
        .replace(/\b(name: "[^"]*"|size: 24|aliases: \[[^\]]*\]),?/g, '')
        .replace(/,\s*key: "[^"]*"/g, ''),
  },
}
