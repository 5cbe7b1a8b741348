import { createHash, timingSafeEqual } from 'node:crypto'

/** True when the request carries this token, compared in the same time whatever it carries. */
export function isBearer(request: Request, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(request.headers.get('authorization') ?? ''), digest(`Bearer ${token}`))
}
