// Draws the picture that a shared link shows: the page's title and figure on the night ground, as PNG. Titles come
// from the prerendered pages; letters are drawn as outlines of our own faces, so no font needs to be installed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { create } from 'fontkit'
import { kept, versionOf } from '../server/build-steps/kept.ts'
import { root } from './project.mjs'

const require = createRequire(import.meta.url)
const face = name =>
  create(readFileSync(require.resolve(`@fontsource-variable/${name}-latin-wght-normal.woff2`)))
let display
let text
let engine
/** Loads fonts and engine with the first picture that is not kept. */
async function prepare() {
  display ??= face('bricolage-grotesque/files/bricolage-grotesque')
  text ??= face('figtree/files/figtree')
  engine ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  await engine
}
/** Everything that a picture is made with, besides its own words. */
const tools = [
  readFileSync(fileURLToPath(import.meta.url)),
  ...[
    '@resvg/resvg-wasm',
    'fontkit',
    '@fontsource-variable/bricolage-grotesque',
    '@fontsource-variable/figtree',
  ].map(versionOf),
]
async function png(inputs, svg, options) {
  return kept('picture', [...tools, ...inputs], async () => {
    await prepare()
    return new Resvg(svg(), options).render().asPng()
  })
}

const WIDTH = 1200
const HEIGHT = 630
const LEFT = 80
const MEASURE = 1000
const colours = { ground: '#0b121c', raised: '#1b2735', soft: '#b9c3cf', ink: '#f7f5f2', lamp: '#f6bd4f' }

function widthOf(font, size, words) {
  return (font.layout(words).advanceWidth / font.unitsPerEm) * size
}

/** Words as an outline whose baseline starts at the given place. */
function outline(font, size, words, x, y, fill) {
  const scale = size / font.unitsPerEm
  let pen = 0
  const glyphs = font.layout(words)
  const paths = glyphs.glyphs.map((glyph, index) => {
    const place = glyphs.positions[index]
    const path = `<path transform="translate(${pen + place.xOffset} ${place.yOffset})" d="${glyph.path.toSVG()}"/>`
    pen += place.xAdvance
    return path
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}

function lines(words, size) {
  const result = ['']
  for (const word of words.split(' ')) {
    const longer = `${result.at(-1)} ${word}`.trim()
    if (widthOf(display, size, longer) <= MEASURE) result[result.length - 1] = longer
    else result.push(word)
  }
  return result
}

function drawing(title, figure) {
  const size = lines(title, 76).length > 3 ? 60 : 76
  const rows = lines(title, size)
  const top = 300 - (rows.length - 1) * size * 0.5
  const house =
    `<path d="M80 118 118 86l38 32v42H80z" fill="${colours.raised}" stroke="${colours.soft}" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="M107 122h22v22h-22z" fill="${colours.lamp}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.ground}"/>
<rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${colours.lamp}"/>${house}
${outline(display, 44, 'Plainwire', 176, 148, colours.ink)}
${rows.map((row, index) => outline(display, size, row, LEFT, top + index * size * 1.12, colours.ink)).join('')}
${outline(text, 40, figure, LEFT, 545, colours.lamp)}</svg>`
}

const unescape = value =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const property = (html, name) => html.match(new RegExp(`<meta property="${name}" content="([^"]*)"`))?.[1]

const { pages } = JSON.parse(readFileSync(join(root, 'build', 'pages', 'pages.json'), 'utf8'))
const folder = join(root, 'build', 'client', 'pictures')
mkdirSync(folder, { recursive: true })
let drawn = 0
for (const { html } of Object.values(pages)) {
  const file = property(html, 'og:image')?.match(/\/pictures\/([a-z0-9-]+\.png)$/)?.[1]
  if (!file) continue
  const title = unescape(property(html, 'og:title') ?? '')
  const figure = unescape(property(html, 'og:image:alt') ?? '').slice(title.length + 2)
  writeFileSync(join(folder, file), await png([title, figure], () => drawing(title, figure)))
  drawn += 1
}
const icon = readFileSync(join(root, 'public', 'icon.svg'), 'utf8')
for (const size of [192, 512]) {
  const drawn = await png([icon, String(size)], () => icon, { fitTo: { mode: 'width', value: size } })
  writeFileSync(join(root, 'build', 'client', `icon-${size}.png`), drawn)
}
console.log(`Drew ${drawn} pictures for shared links`)
