import { useEffect, useState } from 'react'
import { AnchorLink } from '../ui/anchor-link.tsx'
import { classes } from '../ui/classes.ts'
import { useActiveSection } from '../ui/use-active-section.ts'
import { lastWithinShare } from './section-rules.ts'

type Props = { sections: readonly { id: string; label: string }[]; ids: readonly string[]; heroId: string }

/** The parts of the guide, at the top of the window once the hero is scrolled past. It marks the current one. */
export function FloatingNavigation({ sections, ids, heroId }: Props) {
  const active = useActiveSection(ids, lastWithinShare)
  if (!useScrolledPast(heroId)) return null
  return (
    <nav
      aria-label="Parts of this guide"
      className="no-print fixed inset-x-0 top-0 z-20 animate-rise border-b border-line bg-raised shadow-soft"
    >
      <ul className="page-width flex overflow-x-auto sm:gap-2">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <AnchorLink
              to={id}
              current={id === active}
              className={classes(
                'flex min-h-12 items-center border-b-2 px-2 whitespace-nowrap hover:text-signal sm:px-3',
                id === active ? 'border-lamp font-semibold' : 'border-transparent text-soft',
              )}
            >
              {label}
            </AnchorLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useScrolledPast(id: string): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const hero = document.getElementById(id)
    if (!hero) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0)
    })
    observer.observe(hero)
    return () => observer.disconnect()
  }, [id])
  return past
}
