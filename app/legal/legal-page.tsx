import type { ReactNode } from 'react'
import { PageHero } from '../ui/page-hero.tsx'

type Props = {
  name: string
  intro: string
  /** The day of the last change, in words and for machines. */
  updated: { words: string; iso: string }
  children: ReactNode
}

/** A page of terms or policy: one column of text, its parts under headings. */
export function LegalPage({ name, intro, updated, children }: Props) {
  return (
    <article>
      <PageHero current={name} title={name} intro={intro}>
        <p className="mt-5 text-sm text-soft">
          Last updated <time dateTime={updated.iso}>{updated.words}</time>
        </p>
      </PageHero>
      <div className="page-width pt-12 pb-16 sm:pb-24">{children}</div>
    </article>
  )
}

/** One part of the text with its heading; links lead to it by its id. */
export function LegalPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="max-w-3xl pb-10">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <div className="mt-3 space-y-4 leading-relaxed">{children}</div>
    </section>
  )
}
