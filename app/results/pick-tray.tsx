import { useState } from 'react'
import { Link } from 'react-router'
import type { LookupAnswer, OfferedPlan } from '#domain/availability/offered-plans.ts'
import { MAX_PICKED } from '#domain/comparison/compare-plans.ts'
import { later } from '../first-load/later.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { FILTER_FORM } from './plan-row.tsx'
import { providerNameIn } from './provider-words.ts'
import { type ResultsQuery, writeResultsQuery } from './results-query.ts'

const CompareSheet = later(() => import('./compare-sheet.tsx').then(module => module.CompareSheet))

type Props = {
  zip: string
  picked: readonly OfferedPlan[]
  answer: LookupAnswer
  query: ResultsQuery
  change(part: Partial<ResultsQuery>): void
}

/** What has been picked so far, always in sight, with the way to the comparison. */
export function PickTray({ zip, picked, answer, query, change }: Props) {
  const ids = picked.map(plan => plan.id)
  const open = query.compare && picked.length > 0
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return (
    <>
      <p className="mt-6 hidden scripting-none:block">
        <Button type="submit" form={FILTER_FORM} name="view" value="compare">
          Compare the picked plans
        </Button>
      </p>
      {picked.length > 0 ? (
        <div className="no-print sticky bottom-16 z-20 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-edge bg-raised p-3 pl-5 shadow-soft sm:bottom-4 sm:mr-20 min-[85rem]:mr-0">
          <p className="min-w-0">
            <span className="font-semibold">
              {picked.length} of {MAX_PICKED} picked
            </span>
            <span className="block truncate text-sm text-soft max-sm:sr-only">
              {picked.map(plan => `${providerNameIn(answer, plan)} ${plan.name}`).join(', ')}
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Link
              to={{ search: writeResultsQuery(zip, { ...query, picked: [] }) }}
              replace
              preventScrollReset
              className={buttonClass('quiet')}
            >
              Clear
            </Link>
            {picked.length > 1 ? (
              <Link
                to={{ search: writeResultsQuery(zip, { ...query, picked: ids, compare: true }) }}
                preventScrollReset
                onPointerEnter={CompareSheet.prepare}
                onFocus={CompareSheet.prepare}
                className={buttonClass()}
              >
                Compare side by side
              </Link>
            ) : (
              <p className="flex min-h-11 items-center text-sm text-soft">Pick one more to compare</p>
            )}
          </div>
        </div>
      ) : null}
      {opened ? (
        <CompareSheet
          open={open}
          picked={picked}
          answer={answer}
          onlyDifferent={query.onlyDifferent}
          change={change}
        />
      ) : null}
    </>
  )
}
