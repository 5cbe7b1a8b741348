import { ChevronDown } from 'lucide-react'
import { useCallback, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { classes } from '../ui/classes.ts'
import { useLeave } from '../ui/use-leave.ts'
import { type LinkGroup, navigationGroups, resourcesLink } from './site-links.ts'

const itemClass =
  'inline-flex min-h-11 items-center gap-1 rounded-control px-3 font-medium hover:bg-raised aria-expanded:bg-raised'

/** The wide header's menus: one open at a time, closed by Escape, by leaving it and by going elsewhere. */
export function NavigationMenus() {
  const { key } = useLocation()
  // Open for the page it was opened on: going elsewhere closes it.
  const [opened, setOpened] = useState<{ label: string; at: string } | null>(null)
  const openMenu = opened?.at === key ? opened.label : null
  const list = useRef<HTMLUListElement>(null)
  const close = useCallback(() => setOpened(null), [])
  useLeave(list, openMenu !== null, close)
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul ref={list} className="flex items-center">
        {navigationGroups.map(group => (
          <Menu
            key={group.label}
            group={group}
            open={openMenu === group.label}
            onToggle={open => setOpened(open ? { label: group.label, at: key } : null)}
          />
        ))}
        <li>
          <Link to={resourcesLink.to} className={itemClass}>
            {resourcesLink.label}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

function Menu({ group, open, onToggle }: { group: LinkGroup; open: boolean; onToggle(open: boolean): void }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  return (
    // The list item hears Escape from the button and from every link in the menu.
    <li
      className="group relative"
      onKeyDown={event => {
        if (event.key !== 'Escape' || !open) return
        onToggle(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-without-script=""
        onClick={() => onToggle(!open)}
        className={itemClass}
      >
        {group.label}
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className={classes('size-4 transition-transform duration-150', open && 'rotate-180')}
        />
      </button>
      <ul
        id={id}
        className={classes(
          'absolute top-full left-0 z-40 mt-1 min-w-64 rounded-card border border-line bg-raised p-2 shadow-soft',
          open
            ? 'animate-rise'
            : 'hidden scripting-none:group-focus-within:block scripting-none:group-hover:block',
        )}
      >
        {group.links.map(link => (
          <li key={link.to}>
            <Link
              to={link.to}
              className="flex min-h-11 items-center rounded-control px-3 hover:bg-surface hover:text-signal"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
