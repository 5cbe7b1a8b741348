// A process of its own, started by a server whose catalog changed: reads titles and figures as JSON from standard
// input and writes their pictures, as PNG in base64, to standard output.
import { text } from 'node:stream/consumers'
import type { LinkPicture } from '../pages/link-picture-words.ts'
import { linkPicture } from './link-picture.ts'
import { createPainter } from './painter.ts'

const wanted = JSON.parse(await text(process.stdin)) as readonly LinkPicture[]
const paint = await createPainter()
const pictures = wanted.map(({ title, figure }) =>
  Buffer.from(paint(linkPicture(title, figure))).toString('base64'),
)
process.stdout.write(JSON.stringify(pictures))
