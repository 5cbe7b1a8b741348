import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { cart } from '../cart/cart.ts'
import { useOutsideConsent } from '../measurement/outside-consent.ts'
import { Button } from '../ui/button.tsx'
import { clearStorage } from '../ui/clear-storage.ts'

/** This site's own entries; other tabs notice through the browser's storage event. */
const ownKey = /^(plainwire-|last-search-)/

/** What the browser says about itself and what this site stores in it, with a way to clear that. */
export function BrowserChoices() {
  const { known, granted, globalPrivacyControl } = useOutsideConsent()
  const [cleared, setCleared] = useState(false)
  const Icon = globalPrivacyControl ? ShieldCheck : ShieldOff
  return (
    <div className="mt-3 space-y-4">
      {/* One shape before and after the browser was asked, so that nothing shifts. */}
      <ul className="space-y-3 rounded-card border border-line bg-surface p-5">
        <li className="flex min-h-20 items-start gap-3 sm:min-h-12">
          <Icon
            aria-hidden
            className={`mt-0.5 size-5 shrink-0 ${globalPrivacyControl ? 'text-good' : 'text-soft'}`}
            strokeWidth={1.75}
          />
          {gpcWords(known, globalPrivacyControl)}
        </li>
        <li>Outside scripts: {granted ? 'allowed by you' : 'off'}</li>
      </ul>
      <p>
        This site keeps your cart, your last search and a typed checkout form in this browser, so that you do
        not lose them. They leave it only when you search or send something.
      </p>
      <Button
        look="secondary"
        onClick={() => {
          cart.clear()
          clearStorage(['localStorage', 'sessionStorage'], key => ownKey.test(key))
          setCleared(true)
        }}
      >
        Clear what this browser keeps
      </Button>
      <p role="status">
        {cleared ? 'Cleared: cart, last search and typed form are gone from this browser.' : ''}
      </p>
    </div>
  )
}

function gpcWords(known: boolean, on: boolean): string {
  if (!known) return 'Whether your browser sends Global Privacy Control is read with JavaScript.'
  return on
    ? 'Global Privacy Control is on and honored: no outside scripts are loaded and nothing is sold or shared.'
    : 'Your browser does not send Global Privacy Control. We would honor it.'
}
