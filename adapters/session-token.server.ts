import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The session token that a request carries as `authorization: Bearer` or in the cookie, if the auth library signed it:
 * the token, a dot and its HMAC-SHA-256 in Base64. What is not signed so is nothing.
 */
export function sessionTokenOf(headers: Headers, cookieName: string, secret: string): string | null {
  const [, bearer] = headers.get('authorization')?.match(/^bearer (.+)$/i) ?? []
  return (
    signedValue(bearer?.trim(), secret) ??
    signedValue(cookieValue(headers.get('cookie') ?? '', cookieName), secret)
  )
}

function cookieValue(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [key = '', ...value] = pair.split('=')
    if (key.trim() === name) return value.join('=').trim()
  }
  return undefined
}

function signedValue(encoded: string | undefined, secret: string): string | null {
  const signed = decoded(encoded)
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return null
  const token = signed.slice(0, dot)
  const given = Buffer.from(signed.slice(dot + 1))
  const right = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'))
  return given.length === right.length && timingSafeEqual(given, right) ? token : null
}

function decoded(text = ''): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
