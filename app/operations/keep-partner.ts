import { isPartnerMark } from '#domain/shared/partner-mark.ts'
import { PARTNER_KEY } from './call-api.ts'

/** Keeps the mark of the partner's site that a link came from, for this tab and until it closes. */
export function keepPartner(search: string): void {
  const mark = new URLSearchParams(search).get('partner') ?? ''
  if (!isPartnerMark(mark)) return
  try {
    sessionStorage.setItem(PARTNER_KEY, mark)
  } catch {
    // A browser that keeps nothing counts for nobody.
  }
}
