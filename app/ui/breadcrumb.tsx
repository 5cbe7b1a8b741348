import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

/** A page's position in the site; its own name comes last and isn't a link. */
export function Breadcrumb({
  trail,
  current,
}: {
  trail: readonly { name: string; path: string }[]
  current: string
}) {
  return (
    <nav aria-label="Breadcrumb" className="no-print text-sm text-soft">
      <ol className="flex flex-wrap items-center gap-x-1">
        {[{ name: 'Home', path: '/' }, ...trail].map(({ name, path }) => (
          <li key={path} className="flex items-center gap-1">
            <Link to={path} className="inline-flex min-h-8 items-center hover:text-signal hover:underline">
              {name}
            </Link>
            <ChevronRight aria-hidden className="size-4" strokeWidth={1.75} />
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {current}
        </li>
      </ol>
    </nav>
  )
}
