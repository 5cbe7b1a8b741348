import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { actorInWords, wordsOfEvent } from '#domain/desk/event-words.ts'
import type { OrderState } from '#domain/orders/order-state.ts'
import { formatDate, isIsoDate } from '#domain/shared/calendar.ts'
import { zoneLetters } from '#domain/shared/moment-words.ts'
import { formatCents } from '#domain/shared/money.ts'
import { orderStateWords } from '../orders/order-words.ts'
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

type Names = Readonly<Record<string, string>>

/**
 * What happened, the newest first: who, what, and what it changed. Looks are told shortly. `names` are what leads are
 * called, by id.
 */
export function Timeline({
  events,
  names = {},
}: {
  events: readonly TimelineEvent[]
  names?: Names | undefined
}) {
  if (events.length === 0) return <p className="text-soft">Nothing yet.</p>
  return (
    <ol className="space-y-3">
      {events.toReversed().map(({ id, at, actor, what, visible, note, before, after }) => (
        <li key={id} className="border-l-2 border-line pl-3">
          <p>
            <strong>{wordsOfEvent(what)}</strong>{' '}
            <span className="text-soft">
              {actorInWords(actor)}, <Moment at={at} />
              {visible ? ', visible to the customer' : ''}
            </span>
          </p>
          {note ? <p className="mt-1 break-words whitespace-pre-wrap">{note}</p> : null}
          <Changes {...{ before, after, names }} />
        </li>
      ))}
    </ol>
  )
}

function Changes({ before, after, names }: Pick<TimelineEvent, 'before' | 'after'> & { names: Names }) {
  const fields = Object.entries(after ?? {}).filter(
    ([field, value]) =>
      !(before && field in before) || JSON.stringify(before[field]) !== JSON.stringify(value),
  )
  if (fields.length === 0) return null
  // A time is told as whoever chose it read it.
  const zone = typeof after?.timeZone === 'string' ? after.timeZone : undefined
  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-soft">
      {fields.map(([field, value]) => (
        <div key={field} className="contents">
          <dt>{fieldWords[field] ?? field}</dt>
          <dd className="break-words">
            {before && field in before ? (
              <>
                <del>{inWords(before[field], field, names, zone)}</del> →{' '}
                <ins className="no-underline">{inWords(value, field, names, zone)}</ins>
              </>
            ) : (
              inWords(value, field, names, zone)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** How the fields of an event are called that have no word for themselves. */
const fieldWords: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  to: 'To',
  address: 'Address',
  zipCode: 'ZIP code',
  lines: 'Services',
  status: 'State',
  startsAt: 'Callback at',
  callAgain: 'Agreed time',
  callBy: 'Promised by',
  date: 'Day',
  lead: 'Lead',
  merged: 'Together with',
  timeZone: 'Time zone',
  installationOn: 'Installation on',
  until: 'Not before',
  reason: 'Reason',
  order: 'Order',
  into: 'Call is at',
  leads: 'Leads',
  serviceName: 'Service',
  beforeCents: 'Before',
  nowCents: 'Now',
}

function inWords(value: unknown, field: string, names: Names, zone?: string): ReactNode {
  if (['startsAt', 'callAgain', 'callBy'].includes(field) && typeof value === 'string')
    return <Moment at={new Date(value)} {...(zone ? { timeZone: zone } : {})} />
  const places = placesOf(value, field, names)
  if (places.length > 0)
    return places.map(({ to, words }, index) => (
      <span key={to}>
        {index > 0 ? ', ' : ''}
        <Link to={to} className="underline underline-offset-4">
          {words}
        </Link>
      </span>
    ))
  return textOf(value, field)
}

/** Other leads and orders that an event leads to; what names them is their page. */
function placesOf(value: unknown, field: string, names: Names): { to: string; words: string }[] {
  const ids = [value].flat().filter(id => typeof id === 'string')
  if (field === 'order') return ids.map(id => ({ to: `/desk/orders/${id}`, words: id }))
  if (!['lead', 'into', 'merged'].includes(field)) return []
  return ids.map((id, index) => ({
    to: `/desk/leads/${id}`,
    words: names[id] ?? (ids.length > 1 ? `lead ${index + 1}` : 'the lead'),
  }))
}

function textOf(value: unknown, field: string): string {
  if (Array.isArray(value)) return value.map(one => textOf(one, field)).join('; ')
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([key, part]) => `${fieldWords[key] ?? key} ${textOf(part, key)}`)
    return parts.join(', ')
  }
  if (typeof value === 'number') return field.endsWith('Cents') ? formatCents(value) : String(value)
  if (typeof value !== 'string') return value === true ? 'yes' : 'no'
  if (isIsoDate(value)) return formatDate(value)
  if (field === 'timeZone') return zoneLetters(new Date(), value)
  return field === 'status' ? (orderStateWords[value as OrderState] ?? value) : value
}
