import { Link } from 'react-router'
import { actorInWords, wordsOfEvent } from '#domain/desk/event-words.ts'
import { type SubjectKind, subjectWords } from '#domain/desk/work.ts'
import { DeskTime } from '../desk-time.tsx'
import { PlainTable } from '../work/plain-table.tsx'

type Event = {
  id: number
  at: Date
  actor: string
  what: string
  subjectKind: SubjectKind
  subjectId: string
  reference: string | null
  change: string
}

type Props = { events: readonly Event[]; staff: readonly { id: string; name: string }[] }

/** Ids of rows are long and say nothing: their beginning will do. */
const short = (id: string) => (/^[\w-]{36,}$/.test(id) ? id.slice(0, 8) : id)

/** What happened, one line each. */
export function AuditTable({ events, staff }: Props) {
  const names = new Map(staff.map(({ id, name }) => [id, name]))
  if (events.length === 0) return <p className="text-soft">Nothing like this happened. Try fewer filters.</p>
  return (
    <PlainTable
      caption="Events"
      columns={['When', 'Who', 'What', 'About', 'Change']}
      rows={events.map(({ id, at, actor, what, subjectKind, subjectId, reference, change }) => ({
        key: String(id),
        cells: [
          <span key="at" className="font-normal whitespace-nowrap">
            <DeskTime at={at} />
          </span>,
          actorInWords(actor),
          wordsOfEvent(what),
          <span key="about">
            {subjectWords[subjectKind]}{' '}
            <Link
              to={`/desk/audit?${new URLSearchParams({ subjectKind, subjectId })}`}
              title={subjectId}
              className="underline underline-offset-4 hover:text-signal"
            >
              {names.get(subjectId) ?? reference ?? short(subjectId)}
            </Link>
          </span>,
          change || '–',
        ],
      }))}
    />
  )
}
