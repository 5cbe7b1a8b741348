import { lazy, Suspense, useState } from 'react'
import type { ResultsQuery } from '#domain/comparison/results-query.ts'
import { later } from '../first-load/later.tsx'
import { loadWhenNeeded } from '../first-load/load-when-needed.ts'
import { PartBoundary } from '../first-load/part-boundary.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { setFilters } from './filter-plans.ts'
import { FILTER_FORM } from './plan-row.tsx'

const FilterSheet = later(() => import('./filter-sheet.tsx').then(module => module.FilterSheet))

/** On phones they are hidden until the page is touched. */
const FilterFields = lazy(() =>
  loadWhenNeeded(FILTER_FORM, () =>
    import('./filter-fields.tsx').then(module => ({ default: module.FilterFields })),
  ),
)

type Props = {
  zip: string
  plans: number
  query: ResultsQuery
  change(part: Partial<ResultsQuery>): void
}

/** The filters: beside the list on wide screens, one sheet on phones. Without script, a form that the browser sends. */
export function Filters({ zip, plans, query, change }: Props) {
  const [sheet, setSheet] = useState<'untouched' | 'open' | 'closed'>('untouched')
  const set = setFilters(query).length
  return (
    <div>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={FilterSheet.prepare}
        onFocus={FilterSheet.prepare}
        onClick={() => setSheet('open')}
        className={buttonClass('secondary', 'mb-4 w-full lg:hidden scripting-none:hidden')}
      >
        {set > 0 ? `Filters (${set} set)` : 'Filters'}
      </button>
      {sheet === 'untouched' ? null : (
        <FilterSheet
          open={sheet === 'open'}
          plans={plans}
          query={query}
          change={change}
          onClose={() => setSheet('closed')}
        />
      )}
      <form
        id={FILTER_FORM}
        method="get"
        action="/results"
        aria-label="Filter plans"
        onSubmit={event => event.preventDefault()}
        className="max-lg:hidden lg:sticky lg:top-6 scripting-none:mb-6 scripting-none:block"
      >
        <input type="hidden" name="zip" value={zip} />
        <PartBoundary>
          <Suspense fallback={null}>
            <FilterFields query={query} change={change} />
          </Suspense>
        </PartBoundary>
        <p className="mt-4 hidden scripting-none:block">
          <Button type="submit">Show plans</Button>
        </p>
      </form>
    </div>
  )
}
