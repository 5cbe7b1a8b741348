import { Link } from 'react-router'
import { buttonClass } from './button.tsx'

type Props = {
  page: number
  pages: number
  label: string
  /** The list's other query parameters, by field name: each page's address keeps them. */
  asked?: Readonly<Record<string, string | null>>
  /** The labels of the links back and forward. */
  names?: readonly [string, string]
}

/** Navigation for a paged list. Nothing if there is only one page. */
export function PageLinks({ page, pages, label, asked = {}, names = ['Newer', 'Older'] }: Props) {
  if (pages <= 1) return null
  const to = (number: number) => {
    const kept = Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1]))
    return `?${new URLSearchParams([...kept, ['page', String(number)]])}`
  }
  return (
    <nav aria-label={label} className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {page > 1 ? (
        <Link to={to(page - 1)} rel="prev" className={buttonClass('secondary')}>
          {names[0]}
        </Link>
      ) : null}
      <p className="text-soft">
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <Link to={to(page + 1)} rel="next" className={buttonClass('secondary')}>
          {names[1]}
        </Link>
      ) : null}
    </nav>
  )
}
