import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Dialog } from '../ui/dialog.tsx'
import { CallLink } from './contact.tsx'
import { navigationGroups, resourcesLink } from './site-links.ts'

const linkClass = 'flex min-h-11 items-center rounded-control px-2 hover:bg-surface hover:text-signal'

/** Every link of the site in a side sheet, for screens too narrow for the menus. */
export function MobileMenu() {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(key)}
        className="grid size-11 place-items-center rounded-control hover:bg-raised"
      >
        <Menu aria-hidden className="size-6" strokeWidth={1.75} />
      </button>
      <Dialog open={openedAt === key} onClose={() => setOpenedAt(null)} title="Menu" shape="sheet">
        <nav aria-label="Menu" className="space-y-5 pb-6">
          {navigationGroups.map(group => (
            <section key={group.label}>
              <h3 className="px-2 pb-1 text-base text-soft">{group.label}</h3>
              <ul>
                {group.links.map(link => (
                  <li key={link.to}>
                    <Link to={link.to} className={linkClass}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <ul className="border-t border-line pt-3">
            {[resourcesLink, { label: 'Checkout', to: '/checkout' }, { label: 'Sign in', to: '/auth' }].map(
              link => (
                <li key={link.to}>
                  <Link to={link.to} className={linkClass}>
                    {link.label}
                  </Link>
                </li>
              ),
            )}
          </ul>
          <CallLink className="w-full" />
        </nav>
      </Dialog>
    </div>
  )
}
