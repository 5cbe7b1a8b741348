import type { ProblemCode } from '#domain/shared/problem.ts'

/** The largest cart with the longest text is smaller. */
const BODY_LIMIT_BYTES = 128 * 1024

const pagesWithFiles = ['/desk/labels', '/desk/do-not-call']

/**
 * Whether a request brings a file of staff's. Its page reads it itself, after checking who sends it, so no stranger
 * fills the memory with files.
 */
export function takesFile(method: string, path: string): boolean {
  if (method === 'PATCH') return path.startsWith('/desk/coverage/uploads/')
  return method === 'POST' && pagesWithFiles.includes(path.replace(/\.data$/, ''))
}

/**
 * The request with its whole body in memory, or why there is none. It is read before any work begins: a slow sender
 * holds a connection, but never a slot in a lane.
 */
export async function withWholeBody(request: Request): Promise<Request | ProblemCode> {
  const { method, headers } = request
  // To look for a body costs as much as to read one.
  if (method === 'GET' || method === 'HEAD') return request
  if (takesFile(method, new URL(request.url).pathname)) return request
  const length = headers.get('content-length')
  if (length !== null && Number(length) > BODY_LIMIT_BYTES) return 'body_too_large'
  try {
    // The connection brings no more than it has said.
    const bytes = length === null ? await readBounded(request) : Buffer.from(await request.arrayBuffer())
    return bytes === null ? 'body_too_large' : new WholeRequest(request, bytes)
  } catch {
    return 'malformed_request'
  }
}

/** A body of unknown length; null if it is too long. */
async function readBounded({ body }: Request): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > BODY_LIMIT_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * A request whose body is in memory. An endpoint reads it without a stream: what streams are made of outlives the
 * request, and collecting it stops everybody.
 */
class WholeRequest extends Request {
  private readonly whole: Buffer<ArrayBuffer>

  constructor(request: Request, bytes: Buffer<ArrayBuffer>) {
    const { url, method, headers } = request
    super(url, { method, headers, ...(bytes.length > 0 ? { body: bytes } : {}) })
    this.whole = bytes
    // Given to the constructor, it would be followed by another one, which outlives the request as well.
    Object.defineProperty(this, 'signal', { get: () => request.signal })
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, length } = this.whole
    return buffer.slice(byteOffset, byteOffset + length)
  }
}
