/** Where to go once somebody is let in: an address of the desk, or its start. */
export function returnToDesk(wanted: string | null | undefined): string {
  const base = 'https://desk.invalid'
  const url = URL.parse(wanted ?? '', base)
  const isOurs = url?.origin === base && /^\/desk(\/|$)/.test(url.pathname)
  return isOurs && !/^\/desk\/(sign-in|set-up)/.test(url.pathname) ? url.pathname + url.search : '/desk'
}

/** The address of the page that was asked for, or that a form was posted to, which scripts ask for by another one. */
export function pageOf(request: Request): string {
  const url = new URL(request.url)
  for (const own of ['index', '_routes']) url.searchParams.delete(own)
  return url.pathname.replace(/(\/_)?\.data$/, '') + url.search
}

/** Where somebody was whose session ended: the page, or for a form the page that it stands on, as browsers tell it. */
export function pageBefore(request: Request): string {
  const from = request.method === 'GET' ? null : URL.parse(request.headers.get('referer') ?? '')
  return returnToDesk(from ? from.pathname + from.search : pageOf(request))
}
