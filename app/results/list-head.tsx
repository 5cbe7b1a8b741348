import { useRef } from 'react'
import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import { type ResultSort, type ResultsQuery, resultSorts } from '#domain/comparison/results-query.ts'
import { later } from '../first-load/later.tsx'
import { controlClass } from '../ui/control-class.ts'
import type { ArrangedResults } from './arrange-results.ts'
import { setFilters } from './filter-plans.ts'
import { FILTER_FORM } from './plan-row.tsx'

type Props = {
  zip: string
  answer: LookupAnswer
  arranged: ArrangedResults
  query: ResultsQuery
  change(part: Partial<ResultsQuery>): void
}

const ListNotes = later(() => import('./list-notes.tsx').then(module => module.ListNotes))
const FilterChips = later(() => import('./filter-chips.tsx').then(module => module.FilterChips))

/** How many plans the list has, in which order, and with which filters. */
export function ListHead({ zip, answer, arranged, query, change }: Props) {
  const set = setFilters(query)
  const count = useRef<HTMLParagraphElement>(null)
  return (
    <div className="mb-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p ref={count} tabIndex={-1} role="status" className="sm:flex-1">
          <span className="font-semibold">{countInWords(arranged)}</span>
          {set[0] || query.sort !== 'recommended' ? (
            <ListNotes answer={answer} arranged={arranged} query={query} />
          ) : null}
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
      {set[0] ? <FilterChips zip={zip} query={query} onRemove={() => count.current?.focus()} /> : null}
    </div>
  )
}

function countInWords({ plans, providers, likely, satellite }: ArrangedResults): string {
  if (plans === 0) return 'No plans you can order from us'
  const counted = `${plans === 1 ? '1 plan' : `${plans} plans`} from ${providers === 1 ? '1 provider' : `${providers} providers`}`
  return `${counted} you can order from${likely[0] || satellite[0] ? ', likely and satellite included' : ''}`
}
