import { X } from 'lucide-react'
import { Link } from 'react-router'
import { controlClass } from '../ui/field.tsx'
import type { ArrangedResults } from './arrange-results.ts'
import { setFilters } from './filter-plans.ts'
import { filterInWords, leftOutInWords } from './filter-words.ts'
import { FILTER_FORM } from './plan-row.tsx'
import {
  type ResultSort,
  type ResultsQuery,
  resultSorts,
  withoutFilter,
  writeResultsQuery,
} from './results-query.ts'

type Props = {
  zip: string
  arranged: ArrangedResults
  query: ResultsQuery
  change(part: Partial<ResultsQuery>): void
}

const chipClass =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-edge px-3 text-sm hover:border-ink hover:bg-raised'

/** How many plans the list has, in which order, and by what it is narrowed. */
export function ListHead({ zip, arranged, query, change }: Props) {
  const { plans, providers, unpublishedPlans, unpublishedLocals } = arranged
  const set = setFilters(query)
  const leftOut = leftOutInWords(unpublishedPlans, unpublishedLocals)
  return (
    <div className="mb-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p role="status">
          <span className="font-semibold">
            {plans === 1 ? '1 plan' : `${plans} plans`} of{' '}
            {providers === 1 ? '1 provider' : `${providers} providers`}
          </span>
          {leftOut ? <span className="block text-sm text-soft">{leftOut}</span> : null}
        </p>
        <label className="block w-full sm:w-60">
          <span className="mb-1.5 block text-sm font-medium">Sort by</span>
          <select
            name="sort"
            form={FILTER_FORM}
            value={query.sort}
            onChange={event => change({ sort: event.currentTarget.value as ResultSort })}
            className={controlClass}
          >
            {Object.entries(resultSorts).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      {set.length > 0 ? (
        <ul aria-label="Filters that are set" className="mt-3 flex flex-wrap gap-2">
          {set.map(name => (
            <li key={name}>
              <Link
                to={{ search: writeResultsQuery(zip, withoutFilter(query, name)) }}
                replace
                preventScrollReset
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
                className={chipClass}
              >
                Clear all
              </Link>
            </li>
          ) : null}
        </ul>
      ) : null}
    </div>
  )
}
