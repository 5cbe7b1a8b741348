import { useEffect, useRef } from 'react'
import { useCart } from './cart-store.ts'

/** The link that takes the focus when the last line is removed, and with it the button that had the focus. */
export function useFocusWhenEmptied() {
  const link = useRef<HTMLAnchorElement>(null)
  const held = useRef(false)
  const { items } = useCart()
  useEffect(() => {
    if (items.length === 0 && held.current && document.activeElement === document.body) link.current?.focus()
    held.current = items.length > 0
  }, [items])
  return link
}
