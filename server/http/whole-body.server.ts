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
  if (!request.body || takesFile(request.method, new URL(request.url).pathname)) return request
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT_BYTES) return 'body_too_large'
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.length
      if (size > BODY_LIMIT_BYTES) return 'body_too_large'
      chunks.push(chunk)
    }
  } catch {
    return 'malformed_request'
  }
  return new Request(request, { body: Buffer.concat(chunks) })
}
