/** The page that a request is about, or that a form was posted to, which scripts ask for by another address. */
export function pageOf(request: Request): string {
  const url = new URL(request.url)
  for (const own of ['index', '_routes']) url.searchParams.delete(own)
  return url.pathname.replace(/(\/_)?\.data$/, '') + url.search
}
