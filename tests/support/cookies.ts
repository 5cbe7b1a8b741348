/** The cookies that an answer sets, as the next request sends them. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}
