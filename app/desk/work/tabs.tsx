import { Link } from 'react-router'

type Props = {
  label: string
  tabs: readonly { to: string; name: string; count?: number; here: boolean }[]
}

/** Parts of a place, of which one is shown. */
export function Tabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label} className="mt-3">
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ to, name, count, here }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={here ? 'page' : undefined}
              className="inline-flex min-h-9 items-center gap-2 rounded-control border border-edge px-3 text-ink no-underline hover:bg-raised aria-[current]:border-lamp aria-[current]:font-semibold"
            >
              {name}
              {count === undefined ? null : <span className="text-soft tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
