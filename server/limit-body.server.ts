import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { problemResponse } from '#app/problems/problem-response.server.ts'

/** Refuses bodies of more than so many bytes, before they are read where their length is told. */
export function limitBody(maxSize: number): MiddlewareHandler {
  const refuse = () => problemResponse('body_too_large')
  const counted = bodyLimit({ maxSize, onError: refuse })
  return async (context, next) => {
    const { method, headers } = context.req.raw
    const length = headers.get('content-length')
    // The transport holds a request to its told length. Touching the stream, as counting does, would cost a copy.
    if (length !== null && !headers.has('transfer-encoding'))
      return Number(length) > maxSize ? refuse() : next()
    return method === 'GET' || method === 'HEAD' ? next() : counted(context, next)
  }
}
