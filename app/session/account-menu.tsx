import { CircleUserRound } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { later } from '../first-load/later.tsx'
import { classes } from '../ui/classes.ts'
import { listenToOtherTabs, useSession } from './session-store.ts'

const AvatarMenu = later(() => import('./avatar-menu.tsx').then(module => module.AvatarMenu))

/**
 * Sign in, or the avatar with its menu. The place has a fixed width from the start, so nothing jumps when the answer
 * arrives.
 */
export function AccountMenu() {
  const { loading, user } = useSession()
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
      to="/auth"
      aria-label="Sign in"
      className={classes(
        'grid size-11 place-items-center rounded-control hover:bg-raised',
        loading && 'pointer-events-none opacity-50',
      )}
    >
      <CircleUserRound aria-hidden className="size-6" strokeWidth={1.75} />
    </Link>
  )
}
