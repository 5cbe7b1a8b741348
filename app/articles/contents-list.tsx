import { AnchorLink } from '../ui/anchor-link.tsx'
import { classes } from '../ui/classes.ts'

export type Sections = readonly { id: string; title: string }[]

type ListProps = { sections: Sections; active: string | null; onFollow?: () => void }

/** The sections of an article, with the current one marked. */
export function ContentsList({ sections, active, onFollow }: ListProps) {
  return (
    <nav aria-label="Contents of this article">
      <p aria-hidden className="mb-2 hidden px-3 text-sm font-semibold text-soft lg:block">
        In this article
      </p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <AnchorLink
              to={id}
              current={id === active}
              {...(onFollow ? { onFollow } : {})}
              className={classes(
                'flex min-h-11 items-center border-l-2 px-3 hover:text-signal lg:min-h-10',
                id === active ? 'border-lamp font-semibold' : 'border-line text-soft',
              )}
            >
              {title}
            </AnchorLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
