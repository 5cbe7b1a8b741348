import { ShieldCheck } from 'lucide-react'
import { setOutsideConsent, useOutsideConsent } from './outside-consent.ts'

/** Says that Global Privacy Control was honored, or offers the switch that lets outside scripts load. */
export function PrivacyNotice() {
  const { granted, globalPrivacyControl } = useOutsideConsent()
  if (globalPrivacyControl) {
    return (
      <p className="flex max-w-measure items-start gap-2">
        <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" strokeWidth={1.75} />
        Your browser sends Global Privacy Control. We honor it: no outside scripts are loaded and nothing is
        sold or shared.
      </p>
    )
  }
  return (
    <label className="flex max-w-measure items-start gap-2">
      <input
        type="checkbox"
        checked={granted}
        onChange={event => setOutsideConsent(event.currentTarget.checked)}
        className="mt-1 size-4 shrink-0"
      />
      <span>
        Allow outside measurement and review scripts on this device. They stay off until you check this, and
        you can untick it at any time.
      </span>
    </label>
  )
}
