import { useState } from 'react'
import { Link } from 'react-router'
import type { LookupAnswer, OfferedPlan } from '#domain/availability/offered-plans.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { type ResultsQuery, writeResultsQuery } from '#domain/comparison/results-query.ts'
import { later } from '../first-load/later.tsx'
import { buttonClass } from '../ui/button.tsx'
import { PickedBar } from '../ui/picked-bar.tsx'
import { providerNameIn } from './provider-name.ts'

const CompareSheet = later(() => import('./compare-sheet.tsx').then(module => module.CompareSheet))

type Props = {
  zip: string
  /** Those of the picked plans that are listed here. */
  picked: readonly OfferedPlan[]
  answer: LookupAnswer
  query: ResultsQuery
  change(part: Partial<ResultsQuery>): void
}

/** What has been picked so far, and the comparison above the page. */
export function PickTray({ zip, picked, answer, query, change }: Props) {
  const ids = picked.map(plan => plan.id)
  const open = query.compare && query.picked.length > 0
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return (
    <>
      {picked.length > 0 ? (
        <PickedBar
          names={picked.map(plan => fullName(providerNameIn(answer, plan), plan.name))}
          clear={writeResultsQuery(zip, { ...query, picked: [] })}
        >
          <Link
            to={{ search: writeResultsQuery(zip, { ...query, picked: ids, compare: true }) }}
            preventScrollReset
            onPointerEnter={CompareSheet.prepare}
            onFocus={CompareSheet.prepare}
            className={buttonClass()}
          >
            Compare side by side
          </Link>
        </PickedBar>
      ) : null}
      {opened ? (
        <CompareSheet
          open={open}
          picked={picked}
          missing={query.picked.length - picked.length}
          answer={answer}
          onlyDifferent={query.onlyDifferent}
          change={change}
        />
      ) : null}
    </>
  )
}
