import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'

type Props = { page: number; pages: number; label: string; question: Readonly<Record<string, string | null>> }

/** The way through a list that keeps what it was asked for. Nothing where there is one page. */
export function PageSteps({ page, pages, label, question }: Props) {
  if (pages <= 1) return null
  const to = (number: number) => {
    const asked = Object.entries(question).filter((entry): entry is [string, string] => Boolean(entry[1]))
    return `?${new URLSearchParams([...asked, ['page', String(number)]])}`
  }
  return (
    <nav aria-label={label} className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {page > 1 ? (
        <Link to={to(page - 1)} rel="prev" className={buttonClass('secondary')}>
          Previous
        </Link>
      ) : null}
      <p className="text-soft">
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <Link to={to(page + 1)} rel="next" className={buttonClass('secondary')}>
          Next
        </Link>
      ) : null}
    </nav>
  )
}
