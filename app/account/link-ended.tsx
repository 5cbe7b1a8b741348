import { Link } from 'react-router'
import { onwards } from '#domain/accounts/return-url.ts'
import { problems } from '#domain/shared/problem.ts'
import { buttonClass } from '../ui/button.tsx'

/** The sign-in page after a link of an email confirmed nothing: why, and where to get another one. */
export function LinkEnded({ returnTo }: { returnTo: string }) {
  return (
    <section aria-label="Your link" className="mt-6 rounded-card border border-line bg-surface p-5">
      <p>{problems.link_expired.message} If you confirmed your address already, just sign in.</p>
      <Link
        to={onwards('/auth/forgot', returnTo, { wish: 'confirm_address' })}
        className={buttonClass('secondary', 'mt-4 w-full')}
      >
        Get a new link
      </Link>
    </section>
  )
}
