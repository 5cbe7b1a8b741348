import { useEffect, useState } from 'react'
import { type CartItem, storedCartLine } from '#domain/cart/cart.ts'

/**
 * What the cart says of services that aren't listed at this ZIP code, for beside the button: on a phone the cart is far
 * above it. Empty while nothing is known.
 */
export function usePlaceDoubt(items: readonly CartItem[], zipCode: string): string {
  const [doubt, setDoubt] = useState('')
  const asked =
    zipCode && items.length > 0 ? JSON.stringify({ lines: items.map(storedCartLine), zipCode }) : ''
  useEffect(() => {
    setDoubt('')
    if (asked === '') return undefined
    const stop = new AbortController()
    import('./place-doubt.ts')
      .then(({ placeDoubt }) => placeDoubt(asked, stop.signal))
      .then(words => stop.signal.aborted || setDoubt(words))
      // The cart says by itself that it can't work anything out.
      .catch(() => {})
    return () => stop.abort()
  }, [asked])
  return doubt
}
