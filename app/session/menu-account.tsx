import { Link, useLocation, useNavigate } from 'react-router'
import { accountLinks } from './account-links.ts'
import { useSession } from './session-store.ts'
import { signInLink } from './sign-in-link.ts'
import { signOut } from './sign-out.ts'

/** The account's part of the mobile menu: sign-in, or the signed-in visitor with the account's pages and sign-out. */
export function MenuAccount({ itemClass }: { itemClass: string }) {
  const { user } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  if (!user) {
    return (
      <ul>
        <li>
          <Link {...signInLink(location)} className={itemClass}>
            Sign in
          </Link>
        </li>
      </ul>
    )
  }
  return (
    <section aria-label="Your account">
      <p className="truncate px-2 pb-1 text-soft">Signed in as {user.username || user.email}</p>
      <ul>
        {accountLinks.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={itemClass}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => void signOut(navigate)}
            className={`${itemClass} w-full text-left`}
          >
            Sign out
          </button>
        </li>
      </ul>
    </section>
  )
}
