/** Identifies a partner's site in addresses, orders and leads. It never changes, and identifies no visitor. */
const MARK = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/

export const isPartnerMark = (text: string): boolean => MARK.test(text)

/** The header by which a browser says which partner's site its visitor came from. */
const PARTNER_HEADER = 'x-partner'

/** The mark in a request; null without one, or if it isn't valid. */
export function partnerMarkOf(request: Request): string | null {
  const mark = request.headers.get(PARTNER_HEADER) ?? ''
  return isPartnerMark(mark) ? mark : null
}
