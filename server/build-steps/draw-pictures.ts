import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkPictureOf } from '../pages/link-picture-words.ts'
import { linkPicture } from './link-picture.ts'
import { createPainter } from './painter.ts'

/** Draws the pictures of shared links from the prerendered pages, and the icons. Answers how many links have one. */
export async function drawPictures(root: string): Promise<number> {
  const paint = await createPainter()
  const client = join(root, 'build', 'client')
  const { pages } = JSON.parse(readFileSync(join(root, 'build', 'pages', 'pages.json'), 'utf8')) as {
    pages: Record<string, { html: string }>
  }
  mkdirSync(join(client, 'pictures'), { recursive: true })
  const pictures = Object.entries(pages).flatMap(([path, { html }]) => linkPictureOf(path, html) ?? [])
  for (const { path, title, figure } of pictures) {
    writeFileSync(join(client, path), paint(linkPicture(title, figure)))
  }
  const icon = readFileSync(join(root, 'public', 'icon.svg'), 'utf8')
  for (const size of [192, 512]) writeFileSync(join(client, `icon-${size}.png`), paint(icon, size))
  return pictures.length
}
