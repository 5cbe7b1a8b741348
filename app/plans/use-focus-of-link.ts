import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What a link between the list and the comparison leads to: it takes the focus, since the link itself is gone. */
export const focusState = { focus: true }

/** The heading that takes the focus when such a link led here. */
export function useFocusOfLink() {
  const heading = useRef<HTMLHeadingElement>(null)
  const state: unknown = useLocation().state
  useEffect(() => {
    if (state) heading.current?.focus()
  }, [state])
  return heading
}
