import { useCallback, useId, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { avatarInitials, type Visitor } from '#domain/accounts/visitor.ts'
import { classes } from '../ui/classes.ts'
import { useLeave } from '../ui/use-leave.ts'
import { accountLinks } from './account-links.ts'
import { signOut } from './sign-out.ts'

const itemClass =
  'flex min-h-11 w-full items-center rounded-control px-3 text-left text-ink no-underline hover:bg-surface'

/** The signed-in visitor, the account's pages, and sign-out. */
export function AvatarMenu({ user }: { user: Visitor }) {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = openedAt === key
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const navigate = useNavigate()
  const close = useCallback(() => setOpenedAt(null), [])
  useLeave(root, open, close)
  return (
    <div
      ref={root}
      className="relative"
      onKeyDown={event => {
        if (event.key !== 'Escape' || !open) return
        close()
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`Account of ${user.username || user.email}`}
        onClick={() => setOpenedAt(open ? null : key)}
        className="grid size-11 place-items-center rounded-control hover:bg-raised"
      >
        <span
          aria-hidden
          data-initials={avatarInitials(user)}
          className="grid size-9 place-items-center rounded-full bg-signal text-sm font-bold text-night before:content-[attr(data-initials)]"
        />
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute top-full right-0 z-40 mt-1 w-64 animate-rise rounded-card border border-line bg-raised p-2 shadow-soft"
      >
        <p className="truncate border-b border-line px-3 pt-1 pb-2 text-soft">
          {user.username || user.email}
        </p>
        <ul className="mt-1">
          {accountLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={itemClass}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <button
          type="button"
          onClick={() => void signOut(navigate)}
          className={classes(itemClass, 'border-t border-line')}
        >
          Sign out
        </button>
      </div>
    </div>
  )
}
