import type { ReactNode } from 'react'
import { CallLink } from '../contact/call-link.tsx'

/** The end of a provider page: what to do next, on the site or by phone. */
export function ClosingCall({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <section aria-labelledby="closing-title" className="border-t border-line bg-night">
      <div className="page-width section-space flex flex-wrap items-center justify-between gap-x-12 gap-y-8">
        <div>
          <h2 id="closing-title" className="text-3xl sm:text-4xl">
            {title}
          </h2>
          <p className="mt-4 max-w-measure text-lg text-soft">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {children}
          <CallLink />
        </div>
      </div>
    </section>
  )
}
