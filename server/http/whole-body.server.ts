import type { ProblemCode } from '#domain/shared/problem.ts'

/** The largest cart with the longest text is smaller. */
const BODY_LIMIT_BYTES = 128 * 1024

const pagesWithFiles = ['/desk/labels', '/desk/do-not-call']

/** A page reads staff's files itself, after checking who sends them, so no stranger fills the memory with them. */
function isReadLater({ method, url }: Request): boolean {
  const path = new URL(url).pathname.replace(/\.data$/, '')
  return method === 'PATCH' ? path.startsWith('/desk/coverage/uploads/') : pagesWithFiles.includes(path)
}

/**
 * The request with its whole body in memory, or why there is none. It is read before any work begins: a slow sender
 * holds a connection, but never a slot in a lane.
 */
export async function withWholeBody(request: Request): Promise<Request | ProblemCode> {
  if (!request.body || isReadLater(request)) return request
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
