import { Link } from 'react-router'
import { buttonClass } from './button.tsx'

/** The way through a list that comes in pages. Nothing where there is only one. */
export function PageLinks({ page, pages, label }: { page: number; pages: number; label: string }) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {page > 1 ? (
        <Link to={`?page=${page - 1}`} rel="prev" className={buttonClass('secondary')}>
          Newer
        </Link>
      ) : null}
      <p className="text-soft">
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <Link to={`?page=${page + 1}`} rel="next" className={buttonClass('secondary')}>
          Older
        </Link>
      ) : null}
    </nav>
  )
}
