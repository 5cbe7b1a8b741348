import { Form, Link } from 'react-router'
import type { LabeledProvider } from '#domain/label-work/label-overview.server.ts'
import { daysBetween, formatDate } from '#domain/shared/calendar.ts'
import { counted } from '#domain/shared/counted.ts'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'

/** After so many days without being seen again an edition is old. */
const OLD_DAYS = 14

/** Each provider's newest edition, how old it is and how the last fetch went. */
export function ProviderTable({
  providers,
  today,
}: {
  providers: readonly LabeledProvider[]
  today: string
}) {
  const known = providers.filter(({ edition, fetched }) => edition !== null || fetched)
  const others = providers.filter(one => !known.includes(one))
  return (
    <>
      <PlainTable
        caption="Providers"
        columns={['Provider', 'Newest edition', 'Seen', 'Labels', 'Last fetch', 'Actions']}
        rows={known.map(one => ({
          key: one.providerId,
          cells: [
            <Link key="name" to={`/desk/labels/${one.providerId}`} className="underline underline-offset-4">
              {one.name}
            </Link>,
            one.edition ? (
              <span key="edition" className="whitespace-nowrap">
                {formatDate(one.edition.date)}
              </span>
            ) : (
              <span key="edition" className="text-soft">
                none
              </span>
            ),
            one.edition ? <Seen key="seen" lastSeen={one.edition.lastSeen} today={today} /> : null,
            one.edition ? <Counts key="labels" {...one.edition} /> : null,
            <LastFetch key="fetch" {...one} />,
            one.fetched ? (
              <FetchNow key="do" {...one} />
            ) : (
              <span key="do" className="text-soft">
                Upload only
              </span>
            ),
          ],
        }))}
      />
      {others.length > 0 ? (
        <p className="mt-3 max-w-measure text-soft">
          No labels yet, and no address to fetch them from: {others.map(({ name }) => name).join(', ')}.
          Upload their files.
        </p>
      ) : null}
    </>
  )
}

function Seen({ lastSeen, today }: { lastSeen: string; today: string }) {
  const days = Math.max(0, daysBetween(lastSeen, today))
  return (
    <span className={`whitespace-nowrap ${days > OLD_DAYS ? 'text-lamp' : ''}`}>
      {days === 0 ? 'today' : `${counted(days, 'day')} ago`}
    </span>
  )
}

function Counts({ labels, badRows }: { labels: number; badRows: number }) {
  return (
    <span className="tabular-nums">
      {labels.toLocaleString('en-US')}
      {badRows > 0 ? `, ${counted(badRows, 'bad row')}` : ''}
    </span>
  )
}

function LastFetch({ lastFetch, fetched }: LabeledProvider) {
  if (!lastFetch) return fetched ? <span className="text-soft">not yet</span> : null
  const { checkedAt, failingSince, result } = lastFetch
  if (!failingSince) {
    return (
      <>
        <Moment at={checkedAt} />
        <span className="block text-soft">{result === 'unchanged' ? 'the same file' : 'taken over'}</span>
      </>
    )
  }
  return (
    <>
      <span className="text-alarm">
        Failing since <Moment at={failingSince} />
      </span>
      <span className="block break-words text-soft first-letter:uppercase">{result}</span>
    </>
  )
}

function FetchNow({ providerId, name }: LabeledProvider) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="provider" value={providerId} />
      <SmallButton type="submit" name="intent" value="fetch" aria-label={`Fetch now: ${name}`}>
        Fetch now
      </SmallButton>
    </Form>
  )
}
