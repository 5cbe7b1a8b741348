import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse } from 'hono/utils/cookie'

/**
 * The session token that a request carries as `authorization: Bearer` or in the cookie, if it is signed as the auth
 * library signs: the token, a dot and its HMAC-SHA-256 in Base64. Anything not signed that way is ignored.
 */
export function sessionTokenOf(headers: Headers, cookieName: string, secret: string): string | null {
  const [, bearer] = headers.get('authorization')?.match(/^bearer +(\S+)\s*$/i) ?? []
  return (
    verified(parse(`${cookieName}=${bearer ?? ''}`, cookieName)[cookieName], secret) ??
    verified(parse(headers.get('cookie') ?? '', cookieName)[cookieName], secret)
  )
}

/** Not by Hono's own check, which sends each signature through Web Crypto and therefore to another thread and back. */
function verified(signed: string | undefined, secret: string): string | null {
  const [, token = '', signature = ''] = signed?.match(/^(.+)\.([^.]+)$/) ?? []
  const given = Buffer.from(signature)
  const right = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'))
  return given.length === right.length && timingSafeEqual(given, right) ? token : null
}
