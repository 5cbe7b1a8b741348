import { Link } from 'react-router'
import { buttonClass } from './button.tsx'

type Props = {
  page: number
  pages: number
  label: string
  /** What else the list was asked for, by the name of its field: the address of each page keeps it. */
  asked?: Readonly<Record<string, string | null>>
  /** What the ways back and on are called. */
  names?: readonly [string, string]
}

/** The way through a list that comes in pages. Nothing where there is only one. */
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
