import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A file kept in memory in each encoding, with the headers it is answered with. */
export type MemoryFile = {
  bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer }
  etag: string
  headers: Record<string, string>
}

/** What a client asked that decides the answer. */
export type FileQuestion = { acceptEncoding: string; ifNoneMatch: string }
export type FileAnswer = { status: 200 | 304; headers: Record<string, string>; body: Buffer | null }

/** Compresses as far as it goes; for files that are made once and sent often. */
export function compress(identity: Buffer): MemoryFile['bodies'] {
  const br = brotliCompressSync(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  })
  const gzip = gzipSync(identity, { level: 9 })
  return br.length < identity.length ? { identity, gzip, br } : { identity }
}

export function memoryFile(bodies: MemoryFile['bodies'], headers: Record<string, string>): MemoryFile {
  const etag = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)
  return { bodies, etag, headers: { vary: 'accept-encoding', ...headers } }
}

/** The answer to a GET of a kept file: the best encoding the client takes, or 304 where it has the file. */
export function answerFile(file: MemoryFile, { acceptEncoding, ifNoneMatch }: FileQuestion): FileAnswer {
  const encoding = chooseEncoding(file, acceptEncoding)
  const etag = `"${file.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const headers: Record<string, string> = { ...file.headers, etag }
  if (ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)) {
    return { status: 304, headers, body: null }
  }
  const body = file.bodies[encoding] ?? file.bodies.identity
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = String(body.length)
  return { status: 200, headers, body }
}

function chooseEncoding({ bodies }: MemoryFile, acceptEncoding: string): 'br' | 'gzip' | 'identity' {
  const accepted = new Map(
    acceptEncoding.split(',').map(part => {
      const [name = '', quality] = part.trim().split(/\s*;\s*q=/)
      return [name.toLowerCase(), quality === undefined ? 1 : Number(quality)]
    }),
  )
  const takes = (name: string) => (accepted.get(name) ?? 0) > 0
  if (bodies.br && takes('br')) return 'br'
  return bodies.gzip && takes('gzip') ? 'gzip' : 'identity'
}
