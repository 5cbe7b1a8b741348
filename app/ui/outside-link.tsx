import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { href: string; className?: string; children: ReactNode }

/** A link to another site: marked as sponsored, opened in a new tab, and saying so. */
export function OutsideLink({
  href,
  className = 'font-semibold text-signal underline underline-offset-4 hover:text-ink',
  children,
}: Props) {
  return (
    <a href={href} target="_blank" rel="sponsored nofollow noopener" className={className}>
      {children}
      <ExternalLink
        aria-hidden
        className="ml-1.5 inline size-[1em] shrink-0 align-[-0.1em]"
        strokeWidth={1.75}
      />
      <span className="sr-only"> (opens another site)</span>
    </a>
  )
}
