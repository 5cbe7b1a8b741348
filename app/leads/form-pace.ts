import { type SyntheticEvent, useEffect, useRef } from 'react'

/**
 * Watches how a form is used: for how long it has been there, and whether anybody touched it. Only events that the
 * browser vouches for count; its own filling-in is one of them, and so is the press of the button.
 */
export function useFormPace() {
  const shownAt = useRef<number | null>(null)
  const touched = useRef(false)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  const touch = (event: SyntheticEvent) => {
    if (event.isTrusted) touched.current = true
  }
  return {
    /** To be spread on the form. */
    watch: {
      onPointerDownCapture: touch,
      onKeyDownCapture: touch,
      onInputCapture: touch,
      onClickCapture: touch,
    },
    /** What goes with the form. */
    marks: () => ({
      shownForMs: shownAt.current === null ? 0 : Math.round(performance.now() - shownAt.current),
      touched: touched.current,
    }),
  }
}
