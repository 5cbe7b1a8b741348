import { CircleUserRound } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { later } from '../first-load/later.tsx'
import { listenToOtherTabs, useSession } from './session-store.ts'
import { signInLink } from './sign-in-link.ts'

const AvatarMenu = later(() => import('./avatar-menu.tsx').then(module => module.AvatarMenu))

/**
 * Sign in, or the avatar with its menu. The place has a fixed width from the start, so nothing jumps when the answer
 * arrives. Until then, and without script, the link leads on: `/auth` sends those who are signed in back home.
 */
export function AccountMenu() {
  const { user } = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(
    () =>
      listenToOtherTabs(event => {
        void import('./session-events.ts').then(module => module.followOtherTab(event, navigate, location))
      }),
    [navigate, location],
  )
  if (user) return <AvatarMenu user={user} waiting={<span className="size-11" />} />
  return (
    <Link
      {...signInLink(location)}
      aria-label="Sign in"
      className="grid size-11 place-items-center rounded-control hover:bg-raised"
    >
      <CircleUserRound aria-hidden className="size-6" strokeWidth={1.75} />
    </Link>
  )
}
