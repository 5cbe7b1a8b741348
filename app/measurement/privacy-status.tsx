import { later } from '../first-load/later.tsx'
import { useSettings } from '../use-settings.ts'
import { useOutsideConsent } from './outside-consent.ts'

const PrivacyNotice = later(() => import('./privacy-notice.tsx').then(module => module.PrivacyNotice))

/**
 * What outside measurement does on this visit, where there is something to tell: a browser that opts out, or an
 * installation with an outside script. Most visits have neither and do not load its code.
 */
export function PrivacyStatus() {
  const { analyticsId, reviewsBadgeUrl } = useSettings()
  const { globalPrivacyControl } = useOutsideConsent()
  return globalPrivacyControl || analyticsId || reviewsBadgeUrl ? <PrivacyNotice /> : null
}
