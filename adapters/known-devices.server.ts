import { parse } from 'hono/utils/cookie'
import type { LinkKeys } from '#platform/link-keys.server.ts'

const DEVICE_SECONDS = 60 * 86_400

/**
 * Marks browsers that an account signed in from. A mark grants nothing: it only counts attempts separately from
 * strangers'.
 */
export function createKnownDevices(keys: LinkKeys, https: boolean, now: () => Date) {
  const name = `${https ? '__Host-plainwire' : 'plainwire'}.device`
  const target = (email: string) => ({ kind: 'device', id: email.toLowerCase(), version: 1 })
  return {
    isKnown(request: Request, email: string): boolean {
      const mark = parse(request.headers.get('cookie') ?? '', name)[name]
      return mark !== undefined && keys.opens(mark, target(email), now())
    },
    /** Adds the mark to the headers that carry a session. */
    remember(headers: Headers, email: string): Headers {
      const attributes = `Path=/; Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
      headers.append('set-cookie', `${name}=${keys.keyFor(target(email), now())}; ${attributes}`)
      return headers
    },
  }
}
