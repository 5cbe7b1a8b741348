import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const require = createRequire(import.meta.url)

function readFace(name: string): Font {
  const font = create(readFileSync(require.resolve(`@fontsource-variable/${name}-latin-wght-normal.woff2`)))
  if (!('layout' in font)) throw new Error(`${name} is no single font`)
  return font
}

const display = readFace('bricolage-grotesque/files/bricolage-grotesque')
const text = readFace('figtree/files/figtree')

const WIDTH = 1200
const HEIGHT = 630
const LEFT = 80
const MEASURE = 1000
const colors = { ground: '#0b121c', raised: '#1b2735', soft: '#b9c3cf', ink: '#f7f5f2', lamp: '#f6bd4f' }

const widthOf = (font: Font, size: number, words: string) =>
  (font.layout(words).advanceWidth / font.unitsPerEm) * size

/** Words as an outline whose baseline starts at the given place, so that no font has to be installed. */
function outline(
  font: Font,
  size: number,
  words: string,
  at: { x: number; y: number },
  fill: string,
): string {
  const scale = size / font.unitsPerEm
  let pen = 0
  const { glyphs, positions } = font.layout(words)
  const paths = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
    const path = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`
    pen += xAdvance
    return path
  })
  return `<g fill="${fill}" transform="translate(${at.x} ${at.y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}

function linesOf(words: string, size: number): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(display, size, longer) <= MEASURE) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The picture that a shared link shows, as SVG: the page's title and figure on the dark background. */
export function linkPicture(title: string, figure: string): string {
  const size = linesOf(title, 76).length > 3 ? 60 : 76
  const lines = linesOf(title, size)
  const top = 300 - (lines.length - 1) * size * 0.5
  const mark =
    `<path d="M80 118 118 86l38 32v42H80z" fill="${colors.raised}" stroke="${colors.soft}" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="M107 122h22v22h-22z" fill="${colors.lamp}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.ground}"/>
<rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${colors.lamp}"/>${mark}
${outline(display, 44, 'Plainwire', { x: 176, y: 148 }, colors.ink)}
${lines.map((line, index) => outline(display, size, line, { x: LEFT, y: top + index * size * 1.12 }, colors.ink)).join('')}
${outline(text, 40, figure, { x: LEFT, y: 545 }, colors.lamp)}</svg>`
}
