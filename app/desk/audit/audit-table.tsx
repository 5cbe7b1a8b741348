import { Link } from 'react-router'
import { DeskTime } from '../desk-time.tsx'

type Event = {
  id: number
  at: Date
  actor: string
  what: string
  subjectKind: string
  subjectId: string
  change: string
}

const columns = ['When', 'Who', 'What', 'About', 'Change']

/** What happened, one line each. */
export function AuditTable({ events }: { events: readonly Event[] }) {
  if (events.length === 0) return <p>No event fits.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <div className="overflow-x-auto" role="region" aria-label="Events" tabIndex={0}>
      <table className="w-full border-collapse text-left">
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
              <td className="px-3 py-1.5">{actor}</td>
              <td className="px-3 py-1.5">{what}</td>
              <td className="px-3 py-1.5">
                {subjectKind.replace('_', ' ')}{' '}
                <Link
                  to={`/desk/audit?${new URLSearchParams({ subjectKind, subjectId })}`}
                  className="break-all underline underline-offset-4 hover:text-signal"
                >
                  {subjectId}
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
