import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import type { ResultsQuery } from '#domain/comparison/results-query.ts'
import { leftOutInWords, reportedOnlyInWords } from './left-out-words.ts'

type Props = { answer: LookupAnswer; query: ResultsQuery }

/** What the filters leave out although it might fit, one sentence each. */
export function LeftOut({ answer, query }: Props) {
  const notes = [
    leftOutInWords(answer, query),
    query.type ? reportedOnlyInWords(answer, query.type) : null,
  ].filter(note => note !== null)
  return notes.map(note => (
    <span key={note} className="block max-w-measure text-sm text-soft">
      {note}
    </span>
  ))
}
