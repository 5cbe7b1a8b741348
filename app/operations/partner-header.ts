import { PARTNER_HEADER } from '#domain/shared/partner-mark.ts'
import { readStorage } from '../ui/browser-storage.ts'

/** In which key of the tab's storage the mark of a partner's site stands (`keep-partner.ts`). */
export const PARTNER_KEY = 'plainwire-partner'

/** From which partner's site this tab was opened: goes with what is posted, so that leads and orders can be counted. */
export function partnerHeader(): Record<string, string> {
  const mark = readStorage(PARTNER_KEY, 'sessionStorage')
  return mark ? { [PARTNER_HEADER]: mark } : {}
}
