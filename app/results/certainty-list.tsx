import type { LookupResult } from '#domain/availability/lookup-result.ts'
import { certaintyInFull } from './certainty-words.ts'

/** How the answer is known, sentence by sentence. */
export function CertaintyList({ result }: { result: LookupResult }) {
  return (
    <ul className="mt-1 list-disc space-y-1 pl-5 text-soft">
      {certaintyInFull(result).map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
