import { type RefObject, useEffect, useRef } from 'react'

/** Takes over what was typed into a field before the page's script was there: the first state would wipe it. */
export function useTypedBefore(
  field: RefObject<HTMLInputElement | null>,
  takeOver: (text: string) => void,
): void {
  const first = useRef(takeOver)
  useEffect(() => {
    if (field.current?.value) first.current(field.current.value)
  }, [field])
}
