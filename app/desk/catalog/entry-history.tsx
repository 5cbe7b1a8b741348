import { Link } from 'react-router'
import type { RowChange } from '#domain/catalog-drafts/row-changes.ts'
import type { TermsPeriod } from '#domain/catalog-drafts/terms-of-entry.server.ts'
import { wordsOfEvent } from '#domain/desk/event-words.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { ChangeList } from './change-list.tsx'

/** What something cost, costs and is to cost. */
export function Periods({ caption, periods }: { caption: string; periods: readonly TermsPeriod[] }) {
  if (periods.length === 0) return null
  return (
    <section aria-label={caption} className="mt-6">
      <h2 className="text-lg">{caption}</h2>
      <PlainTable
        caption={caption}
        columns={['Price', '24 months', 'From', 'Until', 'State']}
        rows={periods.toReversed().map(({ from, fromDay, until, standing, price, total }) => ({
          key: from.toISOString(),
          cells: [
            <span key="price" className={standing === 'in force' ? undefined : 'font-normal'}>
              {price}
            </span>,
            total,
            fromDay ? formatDate(fromDay) : <Moment key="from" at={from} />,
            until ? <Moment key="until" at={until} /> : '–',
            standing,
          ],
        }))}
      />
    </section>
  )
}

type Published = {
  id: number
  at: Date
  publication: number
  by: string
  approvedBy: string | null
  changes: readonly RowChange[]
  isRetirement: boolean
  overruled: readonly { check: string; found: string; reason: string }[]
}

/** Who changed what, and when, the newest first. */
export function EntryHistory({
  published,
  events,
}: {
  published: readonly Published[]
  events: readonly { id: number; at: Date; actor: string; what: string }[]
}) {
  if (events.length === 0) return <p className="mt-2 text-soft">Nobody changed it at the desk so far.</p>
  return (
    <>
      <ol className="mt-2 grid gap-3">
        {published.map(one => (
          <li key={one.id} className="rounded-card border border-line p-3">
            <p className="mb-1 font-semibold">
              {one.isRetirement ? 'Retired' : 'Published'} by {one.by}
              {one.approvedBy ? `, agreed to by ${one.approvedBy}` : ''}, <Moment at={one.at} />{' '}
              <Link
                to={`/desk/catalog/drafts#publication-${one.publication}`}
                className="font-normal underline underline-offset-4"
              >
                Publication {one.publication}
              </Link>
            </p>
            {one.isRetirement ? null : <ChangeList changes={one.changes} />}
            {one.overruled.map(({ check, found, reason }) => (
              <p key={check} className="mt-1 text-soft">
                {found} Overruled: “{reason}”
              </p>
            ))}
          </li>
        ))}
      </ol>
      <details className="mt-3">
        <summary className="cursor-pointer underline underline-offset-4">
          Every step ({events.length})
        </summary>
        <ul className="mt-2 grid gap-1">
          {events.toReversed().map(({ id, at, actor, what }) => (
            <li key={id}>
              <Moment at={at} /> {actor}: {wordsOfEvent(what)}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
