/** What names the site of a partner in addresses, orders and leads. It never changes, and names nobody who visits. */
const MARK = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/

export const isPartnerMark = (text: string): boolean => MARK.test(text)

/** The header by which a browser tells from which partner's site its visitor came. */
const PARTNER_HEADER = 'x-partner'

/** The mark that a request carries; null without one, or with what is none. */
export function partnerMarkOf(request: Request): string | null {
  const mark = request.headers.get(PARTNER_HEADER) ?? ''
  return isPartnerMark(mark) ? mark : null
}
