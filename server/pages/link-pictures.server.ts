import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describeError, type Log } from '#platform/log.server.ts'
import { type LinkPicture, linkPictureOf } from './link-picture-words.ts'
import { type MemoryFile, memoryFile } from './memory-file.server.ts'
import type { PageSet } from './pages.server.ts'

const TIMEOUT_MS = 30_000

const pictureOf = (path: string, page: MemoryFile | undefined) =>
  linkPictureOf(path, page?.identity.body?.toString() ?? '')

/** What draws them, without the rest of the code: a container holds these files as they are (Containerfile). */
const DRAWER = ['server', 'build-steps', 'draw-some-pictures.ts']

/**
 * The preview images of shared links that changed, drawn by a separate process: drawing takes a core for a moment,
 * and code and memory that serving doesn't need. Images drawn after an earlier change stay. If drawing fails, the
 * previous image stays, too, and the log says why.
 */
export async function redrawPictures(
  { root, log, before }: { root: string; log: Log; before: PageSet },
  pages: PageSet,
): Promise<Map<string, MemoryFile>> {
  const pictures = new Map([...before].filter(([path]) => path.startsWith('/pictures/')))
  const changed = [...pages].flatMap(([path, page]) => {
    const [was, is] = [pictureOf(path, before.get(path)), pictureOf(path, page)]
    return is && (was?.title !== is.title || was.figure !== is.figure) ? [is] : []
  })
  if (changed.length === 0) return pictures
  try {
    const drawn = await draw(root, changed)
    for (const [index, { path }] of changed.entries()) {
      const body = Buffer.from(drawn[index] ?? '', 'base64')
      const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' }
      pictures.set(path, memoryFile({ identity: body }, headers))
    }
  } catch (error) {
    log.warn({ err: describeError(error) }, 'pictures of shared links not drawn anew')
  }
  return pictures
}

async function draw(root: string, pictures: readonly LinkPicture[]): Promise<string[]> {
  const child = spawn(process.execPath, [join(root, ...DRAWER)], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  child.stdin.end(JSON.stringify(pictures))
  const [answer, faults, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (code !== 0) throw new Error(`Drawing ended with ${code}: ${faults.slice(0, 500)}`)
  return JSON.parse(answer) as string[]
}
