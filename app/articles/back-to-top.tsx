import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { followAnchor } from '../ui/follow-anchor.ts'

const SHOWN_AFTER_PX = 400

/** Appears once the page is scrolled past 400 px, and leads back to its top. */
export function BackToTop() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > SHOWN_AFTER_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!shown) return null
  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={() => followAnchor('top')}
      className="no-print fixed bottom-20 left-4 z-20 grid size-11 animate-rise place-items-center rounded-full border border-edge bg-raised shadow-soft hover:text-lamp sm:bottom-6 sm:left-6"
    >
      <ArrowUp aria-hidden className="size-5" strokeWidth={1.75} />
    </button>
  )
}
