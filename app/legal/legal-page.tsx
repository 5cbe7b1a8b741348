import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageHero } from '../ui/page-hero.tsx'

type TextDate = { words: string; iso: string }

type Props = {
  name: string
  intro: string
  /** The date of the last change, as text and machine-readable. */
  updated: TextDate
  /** The date of the version before this one. */
  earlier?: TextDate
  /** The parts of the text, for the table of contents. */
  contents: readonly { id: string; title: string }[]
  children: ReactNode
}

/**
 * A page of terms or policy: one column of text, its parts under headings, and a table of contents that stays beside
 * it.
 */
export function LegalPage({ name, intro, updated, earlier, contents, children }: Props) {
  return (
    <article>
      <PageHero current={name} title={name} intro={intro}>
        <p className="mt-5 text-sm text-soft">
          Last updated <time dateTime={updated.iso}>{updated.words}</time>
          {earlier ? (
            <>
              {' '}
              (earlier version: last updated <time dateTime={earlier.iso}>{earlier.words}</time>)
            </>
          ) : null}
        </p>
      </PageHero>
      <div className="page-width grid grid-cols-1 gap-x-12 gap-y-6 pt-8 pb-16 sm:pb-24 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-12">
        <Contents contents={contents} />
        <div className="reading min-w-0">{children}</div>
      </div>
    </article>
  )
}

/** Beside the text on wide screens; on phones collapsed at the top of the window. */
function Contents({ contents }: Pick<Props, 'contents'>) {
  const list = (
    <ol>
      {contents.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-10 items-center border-l-2 border-line px-3 py-1 text-soft hover:text-signal"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav
      aria-label="Contents"
      className="no-print sticky top-0 z-20 -mx-4 bg-ground px-4 lg:top-8 lg:mx-0 lg:self-start lg:px-0"
    >
      <details className="group border-b border-line lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          Contents
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className="size-5 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="max-h-[60dvh] overflow-y-auto pb-3">{list}</div>
      </details>
      <div className="max-lg:hidden">{list}</div>
    </nav>
  )
}

/** One part of the text with its heading; links lead to it by its id. */
export function LegalPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="max-w-measure -scroll-mt-10 pb-10">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <div className="mt-3 space-y-4">{children}</div>
    </section>
  )
}
