import type { ReactNode } from 'react'

/** A part of an article; menus lead to it by its id. */
export function ArticleSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="border-t border-line -scroll-mt-10 py-8 outline-none first:border-t-0 first:pt-0 last:pb-0 sm:py-10"
    >
      <h2 id={`${id}-title`} className="text-3xl">
        {title}
      </h2>
      <div className="mt-5">{children}</div>
    </section>
  )
}
