import type { ReactNode } from 'react'

type Props = { id: string; title: string; text: ReactNode; children: ReactNode }

/** The end of a page: what to do next, with its actions on the right. */
export function ClosingBand({ id, title, text, children }: Props) {
  return (
    <section aria-labelledby={id} className="border-t border-line bg-night">
      <div className="page-width section-space flex flex-wrap items-center justify-between gap-x-12 gap-y-8">
        <div>
          <h2 id={id} className="text-3xl sm:text-4xl">
            {title}
          </h2>
          <p className="mt-4 max-w-measure text-lg text-soft">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  )
}
