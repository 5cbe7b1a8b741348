import { Link } from 'react-router'
import { wordsOfEvent } from '#domain/desk/event-words.ts'
import { type SubjectKind, subjectWords } from '#domain/desk/work.ts'
import { DeskTime } from '../desk-time.tsx'

type Event = {
  id: number
  at: Date
  actor: string
  what: string
  subjectKind: SubjectKind
  subjectId: string
  change: string
}

type Props = { events: readonly Event[]; staff: readonly { id: string; name: string }[] }

/** Ids of rows are long and say nothing: their beginning will do. */
const short = (id: string) => (/^[0-9a-f-]{36}$/.test(id) ? id.slice(0, 8) : id)

const columns = ['When', 'Who', 'What', 'About', 'Change']

/** What happened, one line each. */
export function AuditTable({ events, staff }: Props) {
  const names = new Map(staff.map(({ id, name }) => [id, name]))
  if (events.length === 0) return <p className="text-soft">Nothing like this happened. Try fewer filters.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <div className="relative overflow-x-auto" role="region" aria-label="Events" tabIndex={0}>
      <table className="w-full min-w-160 border-collapse text-left">
        <thead>
          <tr className="border-b border-line text-soft">
            {columns.map(name => (
              <th key={name} scope="col" className="px-3 py-2 font-medium first:pl-0">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {events.map(({ id, at, actor, what, subjectKind, subjectId, change }) => (
            <tr key={id} className="border-b border-line/60">
              <td className="py-1.5 pr-3 whitespace-nowrap">
                <DeskTime at={at} />
              </td>
              <td className="px-3 py-1.5 whitespace-nowrap">{actor}</td>
              <td className="px-3 py-1.5">{wordsOfEvent(what)}</td>
              <td className="px-3 py-1.5 whitespace-nowrap">
                {subjectWords[subjectKind]}{' '}
                <Link
                  to={`/desk/audit?${new URLSearchParams({ subjectKind, subjectId })}`}
                  title={subjectId}
                  className="underline underline-offset-4 hover:text-signal"
                >
                  {names.get(subjectId) ?? short(subjectId)}
                </Link>
              </td>
              <td className="px-3 py-1.5">{change}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
