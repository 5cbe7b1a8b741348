import { Link } from 'react-router'
import { actorInWords, wordsOfEvent } from '#domain/desk/event-words.ts'
import { type SubjectKind, subjectWords } from '#domain/desk/work.ts'
import { classes } from '../../ui/classes.ts'
import { DeskTime } from '../desk-time.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import type { SubjectPlace } from './subject-places.server.ts'

type Event = {
  id: number
  at: Date
  actor: string
  what: string
  subjectKind: SubjectKind
  subjectId: string
  change: string
}

type Props = { events: readonly Event[]; places: Readonly<Record<string, SubjectPlace>> }

/** What happened, one line each. */
export function AuditTable({ events, places }: Props) {
  if (events.length === 0) return <p className="text-soft">Nothing like this happened. Try fewer filters.</p>
  return (
    <PlainTable
      caption="Events"
      columns={['When', 'Who', 'What', 'About', 'Change']}
      rows={events.map(({ id, at, actor, what, subjectKind, subjectId, change }) => ({
        key: String(id),
        cells: [
          <span key="at" className="font-normal whitespace-nowrap">
            <DeskTime at={at} />
          </span>,
          <span key="who" className="md:whitespace-nowrap">
            {actorInWords(actor)}
          </span>,
          wordsOfEvent(what),
          <About
            key="about"
            kind={subjectKind}
            id={subjectId}
            place={places[`${subjectKind} ${subjectId}`] ?? { name: subjectId, path: null }}
          />,
          change || '–',
        ],
      }))}
    />
  )
}

const linkClass = 'underline underline-offset-4 hover:text-signal'

/** What an event is about: its name leads to its page, where it has one, and beside it stands what else happened to it. */
function About({ kind, id, place: { name, path } }: { kind: SubjectKind; id: string; place: SubjectPlace }) {
  return (
    <span>
      {kind === 'desk' ? '' : `${subjectWords[kind]} `}
      {path ? (
        <Link to={path} className={linkClass}>
          {name}
        </Link>
      ) : (
        name
      )}{' '}
      <Link
        to={`/desk/audit?${new URLSearchParams({ subjectKind: kind, subjectId: id })}`}
        className={classes(linkClass, 'whitespace-nowrap text-soft')}
      >
        All events<span className="sr-only"> about {name}</span>
      </Link>
    </span>
  )
}
