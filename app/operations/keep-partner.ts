import { isPartnerMark } from '#domain/shared/partner-mark.ts'
import { writeStorage } from '../ui/browser-storage.ts'
import { PARTNER_KEY } from './partner-header.ts'

/** Keeps the mark of the partner's site that a link came from, for this tab and until it closes. */
export function keepPartner(search: string): void {
  const mark = new URLSearchParams(search).get('partner') ?? ''
  if (isPartnerMark(mark)) writeStorage(PARTNER_KEY, mark, 'sessionStorage')
}
