import { type RefObject, useEffect } from 'react'

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
