import { mkdir, open, readdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { constants, inflateRawSync } from 'node:zlib'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { faultOfStart, START_BYTES } from '#domain/availability/coverage-data/check-upload-start.ts'
import { readCoverageFileName } from '#domain/availability/coverage-data/coverage-file.ts'
import {
  type CoverageUploads,
  LARGEST_UPLOAD,
  type UploadFacts,
} from '#domain/availability/coverage-data/coverage-uploads.ts'
import { faultOfDataDay } from '#domain/availability/coverage-data/data-day.ts'
import { easternDay } from '#domain/shared/calendar.ts'

/** An upload as the protocol library represents it. */
type Stored = Awaited<ReturnType<FileStore['getUpload']>>

/** Disk space that must stay free for everything else, including the unpacked file. */
const RESERVE_BYTES = 2 * 1024 ** 3
const MAX_NAME_LENGTH = 200
const refusalHeaders = { 'tus-resumable': '1.0.0', 'content-type': 'text/plain; charset=utf-8' }
const ID = /^[0-9a-f]{32}$/

/** A refused upload, in the protocol library's form. */
class UploadRefusal extends Error {
  readonly status_code: number
  readonly body: string
  constructor(status: number, words: string) {
    super(words)
    this.status_code = status
    this.body = words
  }
}

/**
 * Uploads in a folder, by the tus protocol. The first bytes are checked as soon as they arrive: a file that can't be
 * one of the FCC's is refused and removed. `path` is the address that takes requests. Failures that are not refusals
 * go to `onFault`, because the protocol library answers 500 and reports nothing.
 */
export function createCoverageUploads(
  folder: string,
  path: string,
  onFault: (error: unknown) => void,
  now: () => Date = () => new Date(),
): CoverageUploads {
  const store = new FileStore({ directory: folder })
  const server = new Server({
    path,
    datastore: store,
    maxSize: LARGEST_UPLOAD,
    relativeLocation: true,
    // Without this the library answers requests from every site.
    allowedOrigins: () => false,
    onUploadCreate: async (request, upload) => {
      const by = request.headers.get('x-upload-by') ?? ''
      const fileName = upload.metadata?.filename?.trim() ?? ''
      if (!/^[^/\\\p{Cc}]+\.(csv|zip)$/iu.test(fileName) || fileName.length > MAX_NAME_LENGTH) {
        throw new UploadRefusal(422, 'Choose a file that ends in .csv or .zip.')
      }
      // A zip's own name says nothing: the date of what it holds is checked with its rows.
      const asOf = upload.metadata?.asof || readCoverageFileName(fileName)?.asOf
      const fault = asOf ? faultOfDataDay(asOf, easternDay(now())) : null
      if (fault !== null) throw new UploadRefusal(422, `Its data can’t be as of ${asOf}: ${fault}.`)
      if (upload.size === undefined || upload.size === 0) throw new UploadRefusal(422, 'The file is empty.')
      // The library makes the folder without waiting for it: on a busy machine the first upload came before.
      await mkdir(folder, { recursive: true })
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < upload.size + RESERVE_BYTES) {
        throw new UploadRefusal(507, "The server doesn't have enough disk space for this file.")
      }
      return { metadata: { ...upload.metadata, by: decodeURIComponent(by) } }
    },
    onResponseError: (_, error) => {
      if (isFault(error)) onFault(error instanceof Error ? error : new Error(error.body.trim()))
      return wordsOf(error)
    },
  })

  const find = async (id: string): Promise<Stored | null> =>
    ID.test(id) ? store.getUpload(id).catch(() => null) : null
  const remove = async (id: string) => {
    if (ID.test(id)) await store.remove(id).catch(() => {})
  }
  const all = async (): Promise<Stored[]> => {
    const ids = (await readdir(folder).catch(() => [])).filter(name => ID.test(name))
    return (await Promise.all(ids.map(find))).flatMap(upload => upload ?? [])
  }

  return {
    async answer(request, by, finished) {
      const headers = new Headers(request.headers)
      headers.set('x-upload-by', encodeURIComponent(by))
      const id = new URL(request.url).pathname.split('/').at(-1) ?? ''
      const before = await find(id)
      const init: RequestInit = { method: request.method, headers, signal: request.signal }
      if (request.body) Object.assign(init, { body: request.body, duplex: 'half' })
      const answer = await server.handleWeb(new Request(request.url, init))
      const upload = request.method === 'PATCH' || request.method === 'HEAD' ? await find(id) : null
      if (!upload || !answer.ok) return answer
      if (before && before.offset < START_BYTES && isJudged(upload)) {
        const fault = await faultOfFile(join(folder, id), factsOf(upload))
        if (fault !== null) {
          await remove(id)
          return new Response(fault, { status: 422, headers: refusalHeaders })
        }
      }
      if (upload.offset === upload.size) await finished(factsOf(upload))
      return answer
    },
    async unfinished() {
      return (await all())
        .filter(upload => upload.offset !== upload.size)
        .map(upload => ({
          ...factsOf(upload),
          received: upload.offset,
          startedAt: new Date(upload.creation_date ?? 0),
        }))
    },
    pathOf: id => join(folder, id),
    remove,
    async removeOlder(before, needed) {
      const old = (await all()).filter(
        ({ id, creation_date: begun }) => !needed.has(id) && new Date(begun ?? 0) < before,
      )
      for (const { id } of old) await remove(id)
      return old.length
    },
  }
}

/** Whether enough of an upload has arrived to tell what it is. */
const isJudged = ({ offset, size }: Stored) => offset >= START_BYTES || offset === size

async function faultOfFile(path: string, facts: UploadFacts): Promise<string | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
    return faultOfStart(buffer.subarray(0, bytesRead), facts, inflateStart)
  } finally {
    await file.close()
  }
}

/** As much as unpacks of the beginning of deflated data. */
function inflateStart(bytes: Buffer): Buffer | null {
  try {
    return inflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 64 * 1024 ** 2 })
  } catch {
    return null
  }
}

function factsOf({ id, size, metadata }: Stored): UploadFacts {
  return {
    id,
    fileName: metadata?.filename ?? '',
    bytes: size ?? 0,
    asOf: metadata?.asof || null,
    allowOlder: metadata?.allowolder === 'yes',
    by: metadata?.by ?? '',
  }
}

/** What is nobody's choice: the library has codes of its own for a part that could not be written, and for a lock. */
const isFault = (error: Error | { status_code: number; body: string }) =>
  !('status_code' in error) || (error.status_code >= 500 && !(error instanceof UploadRefusal))

/** What the page shows about a refusal. */
function wordsOf(error: Error | { status_code: number; body: string }) {
  if (!('status_code' in error)) return undefined
  if (error.status_code === 413) {
    return {
      status_code: 413,
      body: 'The file is larger than 4 GB. Upload the FCC’s files one by one, as zip.',
    }
  }
  return error
}
