import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import { closeSpeedInWords } from '#domain/catalog/speed-words.ts'
import type { ResultsQuery } from '#domain/comparison/results-query.ts'
import type { ArrangedResults } from './arrange-results.ts'
import { judgePlan } from './filter-plans.ts'
import { leftOutInWords, orderInWords, reportedOnlyInWords } from './list-note-words.ts'

type Props = { answer: LookupAnswer; arranged: ArrangedResults; query: ResultsQuery }

/** How the list is ordered, and what the filters leave out although it might fit, one sentence each. */
export function ListNotes({ answer, arranged, query }: Props) {
  const notes = [
    orderInWords(query.sort, arranged),
    closeSpeedInWords(
      answer.plans.filter(plan => judgePlan(plan, query) === 'in'),
      query.speed,
    ),
    leftOutInWords(answer, query),
    query.type ? reportedOnlyInWords(answer, query.type) : null,
  ].filter(note => note !== null)
  return notes.map(note => (
    <span key={note} className="block max-w-measure text-sm text-soft">
      {note}
    </span>
  ))
}
