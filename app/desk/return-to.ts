import { pageOf } from '../api/page-of.ts'

/** Where to go once somebody is let in: an address of the desk, or its start. */
export function returnToDesk(wanted: string | null | undefined): string {
  const base = 'https://desk.invalid'
  const url = URL.parse(wanted ?? '', base)
  const isOurs = url?.origin === base && /^\/desk(\/|$)/.test(url.pathname)
  return isOurs && !/^\/desk\/(sign-in|set-up)/.test(url.pathname) ? url.pathname + url.search : '/desk'
}

/** Where somebody was whose session ended: the page, or for a form the page that it stands on, as browsers tell it. */
export function pageBefore(request: Request): string {
  const from = request.method === 'GET' ? null : URL.parse(request.headers.get('referer') ?? '')
  return returnToDesk(from ? from.pathname + from.search : pageOf(request))
}
