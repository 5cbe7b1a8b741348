import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type Props = {
  /** Also the anchor that links lead to. */
  id: string
  title: string
  intro?: ReactNode
  /** A band has a lighter background than the page. */
  tone?: 'plain' | 'band'
  children?: ReactNode
}

/** A part of a page with its heading; links and menus lead to it by its id. */
export function Section({ id, title, intro, tone = 'plain', children }: Props) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classes('-scroll-mt-16 outline-none', tone === 'band' && 'border-y border-line bg-surface')}
    >
      <div className="page-width section-space">
        <h2 id={`${id}-title`} className="text-3xl sm:text-4xl">
          {title}
        </h2>
        {intro ? <p className="mt-4 max-w-measure text-lg text-soft">{intro}</p> : null}
        {children ? <div className="mt-8 sm:mt-10">{children}</div> : null}
      </div>
    </section>
  )
}
