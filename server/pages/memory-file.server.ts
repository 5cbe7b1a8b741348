import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { LRUCache } from 'lru-cache'

type Encoding = 'identity' | 'gzip' | 'br'
/** A file's content in each encoding. */
export type Bodies = { identity: Buffer; gzip?: Buffer; br?: Buffer }

/** A file kept in memory: the whole answer in each encoding that it has. */
export type MemoryFile = { identity: FileAnswer; gzip?: FileAnswer; br?: FileAnswer }

/** The parts of a client's request that decide the answer. */
export type FileQuestion = { acceptEncoding: string; ifNoneMatch: string }
export type FileAnswer = { status: 200 | 304; headers: Record<string, string>; body: Buffer | null }

/** Browsers send only a handful of different ones. */
const ACCEPTED_LENGTH = 300
const understood = new LRUCache<string, { br: boolean; gzip: boolean }>({ max: 100 })

const levels = {
  strongest: { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  strong: { brotli: 10, gzip: constants.Z_BEST_COMPRESSION },
  quick: { brotli: 4, gzip: constants.Z_BEST_SPEED },
}
/**
 * `strongest` is for files that browsers keep; `strong` is for pages, which become 2 % larger but take a third of the
 * time; `quick` is for builds that are only tested.
 */
export type Compression = keyof typeof levels

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A file in each encoding, without those that wouldn't make it smaller. Several files at once use every core. */
export async function compress(identity: Buffer, compression: Compression = 'strongest'): Promise<Bodies> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels[compression].brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, zipped] = await Promise.all([
    brotli(identity, { params }),
    zip(identity, { level: levels[compression].gzip }),
  ])
  return br.length < identity.length ? { identity, gzip: zipped, br } : { identity }
}

/** Compresses moderately; for what is made while the site serves. */
export async function compressQuickly(identity: Buffer): Promise<Bodies> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const [br, zipped] = await Promise.all([brotli(identity, { params }), zip(identity)])
  return { identity, gzip: zipped, br }
}

/** Assembles the answers once, because they may be requested ten thousand times a second. */
export function memoryFile(bodies: Bodies, headers: Record<string, string>): MemoryFile {
  const tag = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)
  const answer = (encoding: Encoding, body: Buffer): FileAnswer => ({
    status: 200,
    headers: {
      vary: 'accept-encoding',
      ...headers,
      etag: `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}"`,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(body.length),
    },
    body,
  })
  return {
    identity: answer('identity', bodies.identity),
    ...(bodies.gzip ? { gzip: answer('gzip', bodies.gzip) } : {}),
    ...(bodies.br ? { br: answer('br', bodies.br) } : {}),
  }
}

/** The answer to a GET of a kept file: the best encoding the client accepts, or 304 if it already has the file. */
export function answerFile(file: MemoryFile, { acceptEncoding, ifNoneMatch }: FileQuestion): FileAnswer {
  const takes = takenEncodings(acceptEncoding)
  const answer = (takes.br && file.br) || (takes.gzip && file.gzip) || file.identity
  const { etag } = answer.headers
  const hasIt =
    ifNoneMatch !== '' && ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
  if (!hasIt) return answer
  const { 'content-encoding': _, 'content-length': __, ...headers } = answer.headers
  return { status: 304, headers, body: null }
}

/** The encodings that a client says it accepts; none if the header is longer than any browser's. */
export function takenEncodings(acceptEncoding: string): { br: boolean; gzip: boolean } {
  if (acceptEncoding.length > ACCEPTED_LENGTH) return { br: false, gzip: false }
  const known = understood.get(acceptEncoding)
  if (known) return known
  const accepted = new Map(parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q] as const))
  const takes = (name: string) => (accepted.get(name) ?? 0) > 0
  const made = { br: takes('br'), gzip: takes('gzip') }
  understood.set(acceptEncoding, made)
  return made
}
