import { later } from '../first-load/later.tsx'
import { useSettings } from '../use-settings.ts'
import { useOutsideConsent } from './outside-consent.ts'

const PrivacyNotice = later(() => import('./privacy-notice.tsx').then(module => module.PrivacyNotice))

/**
 * What outside analytics does on this visit, if there is something to say: a browser that opts out, or an
 * installation with an outside script. Most visits have neither and don't load its code.
 */
export function PrivacyStatus() {
  const { analyticsId, reviewsBadgeUrl } = useSettings()
  const { globalPrivacyControl } = useOutsideConsent()
  return globalPrivacyControl || analyticsId || reviewsBadgeUrl ? <PrivacyNotice /> : null
}
