import { Link2 } from 'lucide-react'
import { useState } from 'react'
import type { BundleChoice, BundlePart } from '#domain/bundles/bundle.ts'
import { NOTHING_CHOSEN } from '#domain/bundles/bundle.ts'
import { writeBundleAddress } from '#domain/bundles/bundle-address.ts'
import { cartServiceOf } from '#domain/cart/cart-service.ts'
import { AddTogether } from '../cart/cart.ts'
import { showToast } from '../shell/toasts.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'

/** What else can be done with a bundle: add it to the cart, or share it. */
export function BundleActions({ chosen, zipCode }: { chosen: readonly BundlePart[]; zipCode: string }) {
  const [shownLink, setShownLink] = useState<string | null>(null)
  const choice: BundleChoice = { ...NOTHING_CHOSEN }
  for (const part of chosen) choice[part.kind] = part.planId
  const link = () => new URL(`/bundles${writeBundleAddress(choice, zipCode)}`, window.location.origin).href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link())
      setShownLink(null)
      showToast({ tone: 'good', title: 'Link copied', description: 'Anyone who opens it sees this bundle.' })
    } catch {
      setShownLink(link())
    }
  }
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <AddTogether
        services={chosen.map(cartServiceOf)}
        label={chosen.length > 1 ? 'Add all to cart' : 'Add to cart'}
        look="secondary"
        className="grow"
      />
      <Button look="secondary" className="grow" onClick={() => void copy()}>
        <Link2 aria-hidden className="size-4.5" strokeWidth={1.75} />
        Copy link
      </Button>
      {shownLink ? (
        <TextField
          label="Link to this bundle"
          hint="Your browser didn’t let us copy it."
          readOnly
          value={shownLink}
          onFocus={event => event.currentTarget.select()}
          className="basis-full"
        />
      ) : null}
    </div>
  )
}
