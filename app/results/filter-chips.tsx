import { X } from 'lucide-react'
import { Link } from 'react-router'
import { type ResultsQuery, writeResultsQuery } from '#domain/comparison/results-query.ts'
import { withoutFilter } from '#domain/comparison/without-filter.ts'
import { setFilters } from './filter-plans.ts'
import { filterInWords } from './filter-words.ts'

const chipClass =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-edge px-3 text-sm hover:border-ink hover:bg-raised'

type Props = {
  zip: string
  query: ResultsQuery
  /** A filter is about to go, and its link with it: the focus needs another place. */
  onRemove(): void
}

/** The active filters, each with a way to remove it. */
export function FilterChips({ zip, query, onRemove }: Props) {
  const set = setFilters(query)
  return (
    <ul aria-label="Filters that are set" className="mt-3 flex flex-wrap gap-2">
      {set.map(name => (
        <li key={name}>
          <Link
            to={{ search: writeResultsQuery(zip, withoutFilter(query, name)) }}
            replace
            preventScrollReset
            onClick={onRemove}
            className={chipClass}
          >
            <span className="sr-only">Remove: </span>
            {filterInWords(name, query)}
            <X aria-hidden className="size-4" strokeWidth={1.75} />
          </Link>
        </li>
      ))}
      {set.length > 1 ? (
        <li>
          <Link
            to={{ search: writeResultsQuery(zip, withoutFilter(query)) }}
            replace
            preventScrollReset
            onClick={onRemove}
            className={chipClass}
          >
            Clear all
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
