import type { Proofs } from '#domain/staff/proofs.ts'
import { SESSION_HOURS } from '#domain/staff/session-hours.ts'

const HOUR_SECONDS = 3_600
/** How long a browser is known in which somebody was let in. */
const DEVICE_SECONDS = 90 * 24 * HOUR_SECONDS

const nameOf = (name: string, https: boolean) => `${https ? '__Host-' : ''}plainwire-${name}`

function readCookie(request: Request, name: string): string | null {
  const prefix = `${name}=`
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
  return cookies.find(cookie => cookie.startsWith(prefix))?.slice(prefix.length) ?? null
}

/** Unreadable for scripts, and never sent along where another site leads here. */
const setCookie = (name: string, value: string, seconds: number, https: boolean) =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(https ? ['Secure'] : []),
  ].join('; ')

/** The token of the desk's session in a request; null where there is none. */
export const readDeskToken = (request: Request, https: boolean): string | null =>
  readCookie(request, nameOf('desk', https))

/** The cookie that holds the token of a session; null takes it away. */
export function deskCookie(token: string | null, https: boolean): string {
  const seconds = token === null ? 0 : SESSION_HOURS * HOUR_SECONDS
  return setCookie(nameOf('desk', https), token ?? '', seconds, https)
}

/** Whether an account was let in by this browser before. */
export function isKnownDevice(
  request: Request,
  email: string,
  { proofs, https }: { proofs: Pick<Proofs, 'unseal'>; https: boolean },
): boolean {
  const mark = readCookie(request, nameOf('desk-device', https))
  return mark !== null && proofs.unseal(mark, 'device') === email.toLowerCase()
}

/** The cookie that tells so the next time. It opens nothing: it only counts attempts apart from those of strangers. */
export function deviceCookie(
  email: string,
  { proofs, https }: { proofs: Pick<Proofs, 'seal'>; https: boolean },
): string {
  const mark = proofs.seal(email.toLowerCase(), 'device')
  return setCookie(nameOf('desk-device', https), mark, DEVICE_SECONDS, https)
}
