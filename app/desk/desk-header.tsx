import { useEffect, useRef } from 'react'
import { Form, NavLink, useFetcher, useLocation } from 'react-router'
import { presenceWords } from '#domain/staff/role-words.ts'
import { isAllowed, type Presence, presences, type StaffRole } from '#domain/staff/roles.ts'
import { brand } from '#platform/brand.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'

type Props = {
  /** Null before somebody is let in. */
  staff: {
    name: string
    role: StaffRole
    presence: Presence
    places: readonly { path: string; name: string; under: readonly string[] }[]
  } | null
}

/** Where one may go, whether one can be reached, and the way out. */
export function DeskHeader({ staff }: Props) {
  const row = useOpenPlaceInView()
  const { pathname } = useLocation()
  return (
    <header className="no-print border-b border-line bg-surface">
      <div className="mx-auto flex w-full max-w-[100rem] flex-wrap items-center gap-x-6 gap-y-2 px-4 py-2 sm:px-6">
        <p className="font-display text-base font-bold">
          {brand.name} <span className="font-normal text-soft">desk</span>
        </p>
        {staff ? (
          <>
            <nav aria-label="Places of the desk" className="order-last w-full">
              {/* A place that is cut off counts as out of view, so that the focus brings all of its name in. */}
              <ul
                ref={row}
                className="-mx-3 flex scroll-px-28 max-sm:overflow-x-auto max-sm:[scrollbar-color:var(--color-edge)_transparent] sm:flex-wrap"
              >
                {staff.places.map(({ path, name, under }) => (
                  <li key={path}>
                    <NavLink
                      to={path}
                      end={path === '/desk'}
                      data-open={under.some(start => pathname.startsWith(start)) || undefined}
                      className={({ isActive }) =>
                        classes(
                          'inline-flex min-h-9 items-center rounded-control px-3 whitespace-nowrap no-underline',
                          isActive ? 'bg-raised font-semibold text-ink' : 'text-soft hover:text-ink',
                          'data-open:bg-raised data-open:font-semibold data-open:text-ink',
                        )
                      }
                    >
                      {name}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="order-last sm:order-none sm:ml-auto">
              {isAllowed(staff.role, 'setPresence') ? <PresenceSwitch presence={staff.presence} /> : null}
            </div>
            <div className="ml-auto flex items-center gap-3 sm:ml-0">
              <p className="text-soft">
                <NavLink to="/desk/me" className="text-ink underline underline-offset-4 hover:text-signal">
                  {staff.name}
                </NavLink>
                <span className="hidden sm:inline">, {staff.role}</span>
              </p>
              {/* The whole page goes, and with it what it has read. */}
              <Form method="post" action="/desk/sign-out" aria-label="Sign out" reloadDocument>
                <Button type="submit" look="secondary" className="min-h-9! px-3! py-1! whitespace-nowrap">
                  Sign out
                </Button>
              </Form>
            </div>
          </>
        ) : null}
      </div>
    </header>
  )
}

/** On a phone the places are one row that scrolls: the open one is brought into it. */
function useOpenPlaceInView() {
  const row = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another open place
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current="page"], [data-open]')
    if (!row.current || !open) return
    row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2
  }, [pathname])
  return row
}

/** Three buttons, of which the pressed one is how it is: works without script, and with it without leaving the page. */
function PresenceSwitch({ presence }: { presence: Presence }) {
  const fetcher = useFetcher()
  const wanted = fetcher.formData?.get('presence') ?? presence
  return (
    <div role="group" aria-label="Presence">
      <fetcher.Form method="post" action="/desk/presence" aria-label="Presence" className="flex">
        {presences.map(one => (
          <button
            key={one}
            type="submit"
            name="presence"
            value={one}
            aria-pressed={wanted === one}
            className={classes(
              'min-h-9 border border-edge px-[min(0.75rem,2.5vw)] first:rounded-l-control last:rounded-r-control not-first:border-l-0',
              wanted === one ? 'bg-raised font-semibold text-ink' : 'text-soft hover:text-ink',
            )}
          >
            {presenceWords[one]}
          </button>
        ))}
      </fetcher.Form>
    </div>
  )
}
