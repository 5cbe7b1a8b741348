import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
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

/** A link within the page that scrolls smoothly to its part. Without script it jumps there. */
export function AnchorLink({ to, delayMs = 0, className, current = false, onFollow, children }: Props) {
  const navigate = useNavigate()
  const glide = async () => {
    // The router jumps to the part that an address names; a jump during a smooth scroll makes it miss its target.
    const { style } = document.documentElement
    style.scrollBehavior = 'smooth'
    await navigate(`#${to}`, { preventScrollReset: true, flushSync: true })
    style.scrollBehavior = ''
    followAnchor(to)
  }
  return (
    <Link
      to={`#${to}`}
      aria-current={current ? 'location' : undefined}
      onClick={event => {
        onFollow?.()
        // The browser handles opening it elsewhere.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        setTimeout(() => void glide(), delayMs)
      }}
      className={className}
    >
      {children}
    </Link>
  )
}
