import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { linkPicture } from './link-picture.ts'

const unescape = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const property = (html: string, name: string) =>
  html.match(new RegExp(`<meta property="${name}" content="([^"]*)"`))?.[1]

/** Draws the pictures of shared links from the prerendered pages, and the icons. Answers how many links have one. */
export async function drawPictures(root: string): Promise<number> {
  const require = createRequire(import.meta.url)
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const client = join(root, 'build', 'client')
  const { pages } = JSON.parse(readFileSync(join(root, 'build', 'pages', 'pages.json'), 'utf8')) as {
    pages: Record<string, { html: string }>
  }
  mkdirSync(join(client, 'pictures'), { recursive: true })
  let drawn = 0
  for (const { html } of Object.values(pages)) {
    const file = property(html, 'og:image')?.match(/\/pictures\/([a-z0-9-]+\.png)$/)?.[1]
    if (!file) continue
    const title = unescape(property(html, 'og:title') ?? '')
    const figure = unescape(property(html, 'og:image:alt') ?? '').slice(title.length + 2)
    writeFileSync(join(client, 'pictures', file), new Resvg(linkPicture(title, figure)).render().asPng())
    drawn += 1
  }
  const icon = readFileSync(join(root, 'public', 'icon.svg'), 'utf8')
  for (const size of [192, 512]) {
    const png = new Resvg(icon, { fitTo: { mode: 'width', value: size } }).render().asPng()
    writeFileSync(join(client, `icon-${size}.png`), png)
  }
  return drawn
}
