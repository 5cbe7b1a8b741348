import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { followAnchor } from './follow-anchor.ts'

type Props = {
  /** Id of the part that it leads to; `top` is the top of the page. */
  to: string
  delayMs?: number
  className?: string
  /** Marks the part that is being read. */
  current?: boolean
  onFollow?: () => void
  children: ReactNode
}

/** A link within the page that glides to its part. Without script it jumps there. */
export function AnchorLink({ to, delayMs = 0, className, current = false, onFollow, children }: Props) {
  return (
    <Link
      to={`#${to}`}
      preventScrollReset
      aria-current={current ? 'location' : undefined}
      onClick={() => {
        onFollow?.()
        followAnchor(to, delayMs)
      }}
      className={className}
    >
      {children}
    </Link>
  )
}
