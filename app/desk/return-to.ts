/** Where to go once somebody is let in: an address of the desk, or its start. */
export function returnToDesk(wanted: string | null | undefined): string {
  const base = 'https://desk.invalid'
  const url = URL.parse(wanted ?? '', base)
  const isOurs = url?.origin === base && /^\/desk(\/|$)/.test(url.pathname)
  return isOurs && !/^\/desk\/(sign-in|set-up)/.test(url.pathname) ? url.pathname + url.search : '/desk'
}
