import { Link } from 'react-router'
import { CallLink } from '../contact/call-link.tsx'
import { MenuAccount } from '../session/session.ts'
import { Dialog } from '../ui/dialog.tsx'
import { KnownZip } from './known-zip.tsx'
import { navigationGroups, resourcesLink, type SiteLink } from './site-links.ts'

const more: readonly SiteLink[] = [resourcesLink, { label: 'Checkout', to: '/checkout' }]

const itemClass = 'flex min-h-11 items-center rounded-control px-2 hover:bg-surface hover:text-signal'

/** Every link of the site in a side sheet. */
export function MenuSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Menu" shape="sheet">
      <nav aria-label="Menu" className="space-y-5 pb-6">
        <KnownZip className="min-h-11 px-2" />
        {navigationGroups.map(group => (
          <section key={group.label}>
            <h3 className="px-2 pb-1 text-base text-soft">{group.label}</h3>
            <MenuLinks links={group.links} />
          </section>
        ))}
        <div className="border-t border-line pt-3">
          <MenuLinks links={more} />
        </div>
        <div className="border-t border-line pt-3">
          <MenuAccount itemClass={itemClass} />
        </div>
        <CallLink className="w-full" />
      </nav>
    </Dialog>
  )
}

function MenuLinks({ links }: { links: readonly SiteLink[] }) {
  return (
    <ul>
      {links.map(link => (
        <li key={link.to}>
          <Link to={link.to} className={itemClass}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
