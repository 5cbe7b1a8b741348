import { type RefObject, useEffect, useRef } from 'react'

/** Whoever sent a form that can’t be taken goes on in the first field that is wrong, which says why. */
export function useFirstFault(occasion: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (occasion) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [occasion])
  return form
}
