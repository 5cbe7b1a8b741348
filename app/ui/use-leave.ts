import { type RefObject, useEffect } from 'react'

/** Reports when somebody presses or moves the focus outside an open part of the page. */
export function useLeave(part: RefObject<HTMLElement | null>, open: boolean, onLeave: () => void): void {
  useEffect(() => {
    if (!open) return undefined
    const notice = (event: Event) => {
      if (event.target instanceof Node && !part.current?.contains(event.target)) onLeave()
    }
    document.addEventListener('pointerdown', notice)
    document.addEventListener('focusin', notice)
    return () => {
      document.removeEventListener('pointerdown', notice)
      document.removeEventListener('focusin', notice)
    }
  }, [part, open, onLeave])
}
