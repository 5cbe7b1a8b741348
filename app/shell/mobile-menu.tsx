import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { later } from '../first-load/later.tsx'

const MenuSheet = later(() => import('./menu-sheet.tsx').then(module => module.MenuSheet))

/** Opens the site's links at the side, on screens too narrow for the menus. */
export function MobileMenu() {
  const { key } = useLocation()
  const [opened, setOpened] = useState<{ at: string | null }>()
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onPointerEnter={MenuSheet.prepare}
        onFocus={MenuSheet.prepare}
        onClick={() => setOpened({ at: key })}
        className="grid size-11 place-items-center rounded-control hover:bg-raised"
      >
        <Menu aria-hidden className="size-6" strokeWidth={1.75} />
      </button>
      <noscript>
        {import.meta.env.SSR ? (
          <a
            href="#all-pages"
            aria-label="Menu: all pages"
            className="grid size-11 place-items-center rounded-control hover:bg-raised"
          >
            <Menu aria-hidden className="size-6" strokeWidth={1.75} />
          </a>
        ) : null}
      </noscript>
      {opened ? <MenuSheet open={opened.at === key} onClose={() => setOpened({ at: null })} /> : null}
    </div>
  )
}
