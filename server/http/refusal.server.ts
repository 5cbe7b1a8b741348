import type { Duplex } from 'node:stream'
import { problemResponse } from '#app/problems/problem-response.server.ts'
import type { ProblemCode } from '#domain/shared/problem.ts'
import { baseSecurityHeaders, noPagePolicy } from './security-headers.server.ts'

/** A refusal with every security header, for requests that never reach the site. */
export function refusal(code: ProblemCode, https: boolean): Response {
  const response = problemResponse(code)
  const headers = { ...baseSecurityHeaders(https), 'content-security-policy': noPagePolicy }
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

const FAREWELL_MS = 1_000
const codes: Record<string, ProblemCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_too_slow',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
}

/** Answers a request that could not be read as HTTP, if the client still listens, and closes the connection. */
export async function refuseOnWire(
  socket: Duplex,
  error: Error & { code?: string },
  https: boolean,
): Promise<void> {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const response = refusal(codes[error.code ?? ''] ?? 'malformed_request', https)
  const body = await response.text()
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const length = Buffer.byteLength(body)
  socket.end(
    `HTTP/1.1 ${response.status} Refused\r\n${headers}content-length: ${length}\r\nconnection: close\r\n\r\n${body}`,
  )
  // Don't wait for a client that doesn't read the refusal either.
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref()
}
