import type { ReactNode } from 'react'

type Props = {
  id: string
  title: string
  /** What is beside the text: a drawing, or a package. */
  aside: ReactNode
  children: ReactNode
}

/** A marketing section: text with a call button, and something to look at beside it. */
export function DrawnSection({ id, title, aside, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="page-width section-space">
      <div className="grid grid-cols-1 items-center gap-x-14 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id={`${id}-title`} className="text-3xl sm:text-4xl">
            {title}
          </h2>
          {children}
        </div>
        {aside}
      </div>
    </section>
  )
}
