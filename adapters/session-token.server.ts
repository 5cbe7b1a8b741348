import { parseSigned } from 'hono/utils/cookie'

/**
 * The session token that a request carries as `authorization: Bearer` or in the cookie, if it is signed as the auth library
 * signs: the token, a dot and its HMAC-SHA-256 in Base64. What is not signed so is nothing.
 */
export async function sessionTokenOf(
  headers: Headers,
  cookieName: string,
  secret: string,
): Promise<string | null> {
  const [, bearer] = headers.get('authorization')?.match(/^bearer +(\S+)\s*$/i) ?? []
  const carried = [bearer && `${cookieName}=${bearer}`, headers.get('cookie')]
  for (const cookies of carried) {
    const token = cookies && (await parseSigned(cookies, secret, cookieName))[cookieName]
    if (token) return token
  }
  return null
}
