import { type SyntheticEvent, useEffect, useRef } from 'react'

/**
 * Watches how a form is used: how long it has been there, and whether anybody touched it. Only trusted browser events
 * count; autofill is one of them, and so is pressing the button.
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
    /** To be spread onto the form. */
    watch: {
      onPointerDownCapture: touch,
      onKeyDownCapture: touch,
      onInputCapture: touch,
      onClickCapture: touch,
    },
    /** What is sent with the form. */
    marks: () => ({
      shownForMs: shownAt.current === null ? 0 : Math.round(performance.now() - shownAt.current),
      touched: touched.current,
    }),
  }
}
