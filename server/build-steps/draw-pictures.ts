import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kept, versionOf } from '#platform/build-cache.server.ts'
import { linkPictureOf } from '../pages/link-picture-words.ts'
import { linkPicture } from './link-picture.ts'
import { createPainter, type Painter } from './painter.ts'

/** Draws the preview images of shared links from the prerendered pages, and the icons. Returns how many links have one. */
export async function drawPictures(root: string): Promise<number> {
  const painter = versionOf('@resvg/resvg-wasm')
  let loaded: Promise<Painter> | undefined
  const paint = (svg: string, width?: number) =>
    kept('picture', [painter, svg, String(width)], async () => {
      loaded ??= createPainter()
      return (await loaded)(svg, width)
    })
  const client = join(root, 'build', 'client')
  const { pages } = JSON.parse(readFileSync(join(root, 'build', 'pages', 'pages.json'), 'utf8')) as {
    pages: Record<string, { html: string }>
  }
  mkdirSync(join(client, 'pictures'), { recursive: true })
  const pictures = Object.entries(pages).flatMap(([path, { html }]) => linkPictureOf(path, html) ?? [])
  for (const { path, title, figure } of pictures) {
    writeFileSync(join(client, path), await paint(linkPicture(title, figure)))
  }
  const icon = readFileSync(join(root, 'public', 'icon.svg'), 'utf8')
  for (const size of [192, 512]) writeFileSync(join(client, `icon-${size}.png`), await paint(icon, size))
  return pictures.length
}
