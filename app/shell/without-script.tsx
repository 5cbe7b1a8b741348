import { Link } from 'react-router'
import { PhoneLink } from '../contact/call-link.tsx'

/** What doesn't work without script, and what to do instead. Drawn by the server only. */
export function WithoutScript() {
  return (
    <div className="border-b border-line bg-raised text-sm">
      <p className="page-width py-2">
        Without JavaScript you can read and compare everything here. Cart, ordering online and chat need it:
        call <PhoneLink /> or{' '}
        <Link to="/quote" className="text-signal underline underline-offset-4">
          request a quote
        </Link>{' '}
        instead. Have an account?{' '}
        <Link to="/account" className="text-signal underline underline-offset-4">
          Go to your account
        </Link>
        .
      </p>
    </div>
  )
}
