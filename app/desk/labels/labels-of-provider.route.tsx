import { Form, Link, useSearchParams } from 'react-router'
import type { LabelsOfOne } from '#domain/label-work/label-overview.server.ts'
import {
  readLabelsOfProvider,
  takeBackLabelCheck,
  takeBackLabels,
} from '#domain/label-work/label-work.operations.server.ts'
import type { SeenByUpload } from '#domain/label-work/seen-by-upload.server.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatCents } from '#domain/shared/money.ts'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { askDesk } from '../ask-desk.server.ts'
import { deskAction } from '../desk-action.server.ts'
import { Done } from '../done.tsx'
import { useDeskStream } from '../use-desk-stream.ts'
import { DeskNotice } from '../work/desk-notice.tsx'
import { notFoundAtDesk } from '../work/not-found.server.ts'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'
import type { Route } from './+types/labels-of-provider.route.ts'

export async function loader(args: Route.LoaderArgs) {
  const found = await askDesk(readLabelsOfProvider, args, { provider: args.params.provider })
  if (!found.ok) throw notFoundAtDesk()
  return found.value
}

export const action = (args: Route.ActionArgs) => {
  const { provider } = args.params
  return deskAction(
    args,
    {
      'take-back': ({ date }) => askDesk(takeBackLabels, args, { provider, date }),
      'take-back-check': () => askDesk(takeBackLabelCheck, args, { provider }),
    },
    ['date'],
    ({ intent, date }) => `/desk/labels/${provider}?back=${intent === 'take-back' ? date : 'check'}`,
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${(loaderData as LabelsOfOne | undefined)?.provider.name ?? ''} labels | Desk` },
]

/** One provider's labels: the plans that we do not list, rows that could not be read, and every edition. */
export default function LabelsOfProvider({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useKeptAnswer(actionData)
  const { provider, editions, mayTakeBack, seenByUpload, badRows, untied } = loaderData
  useDeskStream(({ topic }) => topic === 'labels')
  const [search] = useSearchParams()
  return (
    <>
      <p>
        <Link to="/desk/labels" className="underline underline-offset-4">
          Labels
        </Link>
      </p>
      <h1 className="text-2xl">{provider.name}</h1>
      <DeskNotice answer={answer} />
      <Done words={takenBackWords(search.get('back'), loaderData)} />
      {provider.page ? (
        <p className="mt-1">
          <a href={provider.page} rel="noreferrer" className="underline underline-offset-4">
            The provider’s page of labels
          </a>
        </p>
      ) : null}
      <section className="mt-5">
        <h2 className="mb-2 text-lg">Rows that could not be read</h2>
        <BadRows badRows={badRows} count={editions[0]?.badRows ?? 0} />
      </section>
      <section className="mt-6">
        <h2 className="mb-2 text-lg">Plans in the file that we don’t list ({untied.length})</h2>
        {untied.length === 0 ? (
          <p className="text-soft">None.</p>
        ) : (
          <PlainTable
            caption="Plans that we don’t list"
            columns={['Plan', 'Labels', 'Price now']}
            rows={untied.map(({ name, labels, fromCents, toCents }) => ({
              key: name,
              cells: [name, labels.toLocaleString('en-US'), range(fromCents, toCents)],
            }))}
          />
        )}
      </section>
      <section className="mt-6">
        <h2 className="mb-2 text-lg">Editions</h2>
        {seenByUpload ? <TakeBackCheck {...seenByUpload} /> : null}
        {mayTakeBack ? <TakeBack {...mayTakeBack} before={editions[1]?.date} /> : null}
        {editions.length === 0 ? (
          <p className="text-soft">No file of this provider was taken over yet.</p>
        ) : (
          <PlainTable
            caption="Editions"
            columns={['Found', 'Last seen', 'Labels', 'Left out', 'Bad rows', 'From']}
            rows={editions.map(one => ({
              key: one.date,
              cells: [
                formatDate(one.date),
                formatDate(one.lastSeen),
                one.labels.toLocaleString('en-US'),
                one.leftOut.toLocaleString('en-US'),
                one.badRows.toLocaleString('en-US'),
                <span key="from" className="break-all">
                  {one.source}
                </span>,
              ],
            }))}
          />
        )}
      </section>
    </>
  )
}

/** What was taken back, as the address keeps it, and what counts now; null once another file was uploaded. */
function takenBackWords(back: string | null, { editions, seenByUpload }: LabelsOfOne): string | null {
  const [newest] = editions
  if (back === 'check')
    return newest && !seenByUpload
      ? `Taken back: the labels count as checked on ${formatDate(newest.lastSeen)}.`
      : null
  if (back === null || (newest && newest.date >= back)) return null
  return newest ? `Taken back: the edition of ${formatDate(newest.date)} counts again.` : 'Taken back.'
}

/** The way back from a wrong file, on the day on which it was uploaded. */
function TakeBack({ date, source, before }: { date: string; source: string; before: string | undefined }) {
  return (
    <Form method="post" className="mb-3 flex flex-wrap items-center gap-3">
      <input type="hidden" name="date" value={date} />
      <span>
        <span className="break-all">{source}</span> was uploaded today.
      </span>
      <SmallButton type="submit" name="intent" value="take-back">
        {before ? `Back to the edition of ${formatDate(before)}` : 'Take it back'}
      </SmallButton>
    </Form>
  )
}

/** The way back from the same file under a later day, on the day on which it was uploaded. */
function TakeBackCheck({ fileName, before, now }: SeenByUpload) {
  return (
    <Form method="post" className="mb-3 flex flex-wrap items-center gap-3">
      <span>
        The labels count as checked on {formatDate(now)} because <span className="break-all">{fileName}</span>{' '}
        was uploaded today.
      </span>
      <SmallButton type="submit" name="intent" value="take-back-check">
        Back to {formatDate(before)}
      </SmallButton>
    </Form>
  )
}

function BadRows({ badRows, count }: { badRows: LabelsOfOne['badRows']; count: number }) {
  if (count === 0) return <p className="text-soft">None in the newest edition.</p>
  if (!badRows || badRows.rows.length === 0) {
    return (
      <p className="text-soft">
        {count} in the newest edition, which was taken over before such rows were kept here.
      </p>
    )
  }
  return (
    <PlainTable
      caption="Rows that could not be read"
      columns={['Line', 'Why', 'Row']}
      rows={badRows.rows.map(({ line, reason, text }) => ({
        key: `${line} ${reason}`,
        cells: [
          line.toLocaleString('en-US'),
          reason,
          <code key="row" className="break-all">
            {text}
          </code>,
        ],
      }))}
    />
  )
}

const range = (from: number | null, to: number | null): string =>
  from === null || to === null
    ? 'none stated'
    : from === to
      ? formatCents(from)
      : `${formatCents(from)} to ${formatCents(to)}`
