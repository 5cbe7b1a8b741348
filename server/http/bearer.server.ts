import { createHash, timingSafeEqual } from 'node:crypto'

/** True if the request carries this token; the comparison takes the same time whatever it carries. */
export function isBearer(request: Request, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(request.headers.get('authorization') ?? ''), digest(`Bearer ${token}`))
}
