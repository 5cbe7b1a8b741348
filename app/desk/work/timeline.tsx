import { Moment } from './due.tsx'

/** What happened, as it is kept. */
export type TimelineEvent = {
  id: number
  at: Date
  actor: string
  what: string
  visible: boolean
  note: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** What happened, the newest first: who, what, and what it changed. Looks are told shortly. */
export function Timeline({
  events,
  words,
}: {
  events: readonly TimelineEvent[]
  words: Readonly<Record<string, string>>
}) {
  return (
    <ol className="space-y-3">
      {events.toReversed().map(({ id, at, actor, what, visible, note, before, after }) => (
        <li key={id} className="border-l-2 border-line pl-3">
          <p>
            <strong>{words[what] ?? what}</strong>{' '}
            <span className="text-soft">
              {actor}, <Moment at={at} />
              {visible ? ', visible to the customer' : ''}
            </span>
          </p>
          {note ? <p className="mt-1 break-words whitespace-pre-wrap">{note}</p> : null}
          <Changes before={before} after={after} />
        </li>
      ))}
    </ol>
  )
}

function Changes({ before, after }: Pick<TimelineEvent, 'before' | 'after'>) {
  const fields = Object.entries(after ?? {})
  if (fields.length === 0) return null
  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-soft">
      {fields.map(([field, value]) => (
        <div key={field} className="contents">
          <dt>{field}</dt>
          <dd className="break-words">
            {before && field in before ? (
              <>
                <del>{inWords(before[field])}</del> → <ins className="no-underline">{inWords(value)}</ins>
              </>
            ) : (
              inWords(value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join('; ')
  if (value === null || value === undefined || value === '') return 'nothing'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
