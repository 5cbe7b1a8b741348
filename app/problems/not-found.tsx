import { Link } from 'react-router'
import { CallLink } from '../contact/call-link.tsx'
import { buttonClass } from '../ui/button.tsx'

export function NotFound() {
  return (
    <div className="page-width section-space text-center">
      <p className="font-display text-6xl font-bold text-lamp">404</p>
      <h1 className="mt-3 text-3xl">Oops! Page not found</h1>
      <p className="mx-auto mt-3 max-w-measure text-soft">
        There is nothing at this address. It may have moved, or the link may be incomplete.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonClass()}>
          Return to Home
        </Link>
        <CallLink />
      </div>
    </div>
  )
}
