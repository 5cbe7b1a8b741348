import { ArrowUp } from 'lucide-react'
import { followAnchor } from '../ui/follow-anchor.ts'

/** Leads back to the top of the page. */
export function TopButton() {
  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={() => followAnchor('top')}
      className="no-print fixed bottom-20 left-4 z-20 grid size-11 animate-rise place-items-center rounded-full border border-edge bg-raised shadow-soft hover:text-lamp lg:bottom-6 lg:left-6"
    >
      <ArrowUp aria-hidden className="size-5" strokeWidth={1.75} />
    </button>
  )
}
