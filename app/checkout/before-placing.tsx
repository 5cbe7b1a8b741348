import { type RefObject, useEffect, useState } from 'react'
import { notListedWords } from '#domain/availability/place-doubts.ts'
import { type CartItem, storedCartLine } from '#domain/cart/cart.ts'
import { FieldNote } from '../contact/contact-notes.tsx'
import { callApi } from '../operations/call-api.ts'
import { placeInWords } from '../search/search.ts'

/** What the cart says of services that aren't listed at this ZIP code, once more: on a phone the cart is far above the button. */
export function PlaceDoubt({ items, zipCode }: { items: readonly CartItem[]; zipCode: string }) {
  const [doubt, setDoubt] = useState('')
  const asked = JSON.stringify({ lines: items.map(storedCartLine), zipCode })
  useEffect(() => {
    setDoubt('')
    const stop = new AbortController()
    const { signal } = stop
    callApi('POST /api/cart-cost', JSON.parse(asked), { signal })
      .then(answer => {
        if (!answer.ok || signal.aborted) return
        const { home, notListed } = answer.value
        if (home && notListed.length > 0)
          setDoubt(notListedWords(notListed, placeInWords(home.zipCode, home)))
      })
      // The cart says by itself that it can't work anything out.
      .catch(() => {})
    return () => stop.abort()
  }, [asked])
  return doubt ? (
    <p className="mt-6 text-sm">
      <FieldNote>{doubt} You can order, and our representative checks it first.</FieldNote>
    </p>
  ) : null
}

/**
 * Says that one step is left to who signed in for the order, and leads to it if nothing is missing: a page that begins
 * at its top hides it.
 */
export function NotPlaced({ form, id }: { form: RefObject<HTMLFormElement | null>; id: string }) {
  useEffect(() => {
    const button = form.current?.querySelector<HTMLButtonElement>('[type=submit]')
    // Nobody is taken out of what they type by now.
    if (!form.current?.checkValidity() || form.current.contains(document.activeElement)) return
    button?.scrollIntoView({ block: 'center' })
    button?.focus({ preventScroll: true })
  }, [form])
  return (
    <p id={id} className="mt-6 font-semibold">
      Your order isn’t placed yet: check it and press Place Order.
    </p>
  )
}
