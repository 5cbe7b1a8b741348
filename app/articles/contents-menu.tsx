import { Menu } from 'lucide-react'
import { useState } from 'react'
import { later } from '../first-load/later.tsx'
import { useActiveSection } from '../ui/use-active-section.ts'
import { ContentsList, type Sections } from './contents-list.tsx'
import { spansLine } from './section-rules.ts'

const ContentsSheet = later(() => import('./contents-sheet.tsx').then(module => module.ContentsSheet))

/** The contents of an article: beside it on wide screens, in a side sheet on small ones. It marks the current section. */
export function ContentsMenu({ sections, ids }: { sections: Sections; ids: readonly string[] }) {
  const [open, setOpen] = useState<boolean>()
  const active = useActiveSection(ids, spansLine)
  return (
    <div className="no-print sticky top-0 z-20 -mx-4 border-b border-line bg-ground px-4 lg:top-8 lg:mx-0 lg:self-start lg:border-0 lg:px-0">
      <div className="lg:hidden scripting-none:hidden">
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={ContentsSheet.prepare}
          onFocus={ContentsSheet.prepare}
          onClick={() => setOpen(true)}
          className="flex min-h-12 w-full items-center gap-2.5 text-left font-semibold"
        >
          <Menu aria-hidden className="size-5 shrink-0 text-signal" strokeWidth={1.75} />
          Contents
          <span className="truncate font-normal text-soft">
            {sections.find(({ id }) => id === active)?.title}
          </span>
        </button>
        {open === undefined ? null : (
          <ContentsSheet open={open} onClose={() => setOpen(false)}>
            <ContentsList sections={sections} active={active} onFollow={() => setOpen(false)} />
          </ContentsSheet>
        )}
      </div>
      <div className="hidden lg:block">
        <ContentsList sections={sections} active={active} />
      </div>
    </div>
  )
}
