import { Link } from 'react-router'
import { accountLinks } from '../session/session.ts'

/** The account's other pages: the menu that lists them in the header needs script. */
export function AccountPages() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6">
      {accountLinks
        .filter(({ to }) => to !== '/account')
        .map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center text-signal underline underline-offset-4"
            >
              {label}
            </Link>
          </li>
        ))}
    </ul>
  )
}
