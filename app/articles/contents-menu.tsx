import { List } from 'lucide-react'
import { useState } from 'react'
import { AnchorLink } from '../ui/anchor-link.tsx'
import { classes } from '../ui/classes.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useActiveSection } from '../ui/use-active-section.ts'
import { spansLine } from './section-rules.ts'

type Sections = readonly { id: string; title: string }[]

/** The contents of an article: beside it on wide screens, in a side sheet on small ones. It marks what is being read. */
export function ContentsMenu({ sections, ids }: { sections: Sections; ids: readonly string[] }) {
  const [open, setOpen] = useState(false)
  const active = useActiveSection(ids, spansLine)
  return (
    <div className="no-print sticky top-0 z-20 -mx-4 border-b border-line bg-ground px-4 lg:top-8 lg:mx-0 lg:self-start lg:border-0 lg:px-0">
      <div className="lg:hidden scripting-none:hidden">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="flex min-h-12 w-full items-center gap-2.5 text-left font-semibold"
        >
          <List aria-hidden className="size-5 shrink-0 text-signal" strokeWidth={1.75} />
          Contents
          <span className="truncate font-normal text-soft">
            {sections.find(({ id }) => id === active)?.title}
          </span>
        </button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Contents" shape="sheet">
          <ContentsList sections={sections} active={active} onFollow={() => setOpen(false)} />
        </Dialog>
      </div>
      <div className="hidden lg:block">
        <ContentsList sections={sections} active={active} />
      </div>
    </div>
  )
}

type ListProps = { sections: Sections; active: string | null; onFollow?: () => void }

function ContentsList({ sections, active, onFollow }: ListProps) {
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
