import { useRef } from 'react'
import { Link, useLocation, useNavigate, useSubmit } from 'react-router'
import { askQueue, claim, giveBack, handOver, saveDeskView } from '#domain/desk/desk.operations.server.ts'
import { QUEUE_SHOWN } from '#domain/desk/queue.ts'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { askDesk, requireStaff } from '../ask-desk.server.ts'
import { deskAction } from '../desk-action.server.ts'
import { useDeskStream } from '../use-desk-stream.ts'
import { AwayNote } from '../work/away-note.tsx'
import { DeskNotice } from '../work/desk-notice.tsx'
import { type Shortcut, Shortcuts } from '../work/shortcuts.tsx'
import { useSteadyRow } from '../work/use-steady-row.ts'
import { workAddress } from '../work/work-address.ts'
import type { Route } from './+types/queue.route.ts'
import { QueueFilterForm } from './queue-filter-form.tsx'
import { QueueTable } from './queue-table.tsx'
import { SaveView } from './save-view.tsx'

export async function loader(args: Route.LoaderArgs) {
  const query = Object.fromEntries(new URL(args.request.url).searchParams)
  const { id, role } = await requireStaff(args)
  const queue = await askDesk(askQueue, args, query)
  if (!queue.ok) throw new Error(`The queue was refused: ${queue.code}`)
  return { ...queue.value, me: { id, role } }
}

export const action = (args: Route.ActionArgs) =>
  deskAction(
    args,
    {
      claim: form => askDesk(claim, args, form),
      'give-back': form => askDesk(giveBack, args, form),
      'hand-over': form => askDesk(handOver, args, form),
      'save-view': form => askDesk(saveDeskView, args, form),
    },
    ['work', 'to', 'name', 'query'],
  )

export { readAfterRefusal as shouldRevalidate } from '../work/read-after-refusal.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `(${loaderData.counts.open}) ` : ''}Queue | Desk` },
]

/** Open work by due time. */
export default function Queue({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useKeptAnswer(actionData)
  const { items, counts, me, now, colleagues } = loaderData
  const list = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { search } = useLocation()
  const submit = useSubmit()
  useDeskStream(({ topic }) => topic === 'work' || topic === 'staff' || topic === 'presence')
  useSteadyRow(list, items)
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row] a') ?? [])]
  const move = (by: 1 | -1) => () => {
    const links = rows()
    const at = links.findIndex(link => link.closest('[data-row]')?.contains(document.activeElement))
    links[Math.min(links.length - 1, Math.max(0, at < 0 ? 0 : at + by))]?.focus()
  }
  const here = () => {
    const key = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row
    return items.find(({ id }) => id === key)
  }
  const shortcuts: Shortcut[] = [
    { key: 'j', does: 'next row', act: move(1) },
    { key: 'k', does: 'row before', act: move(-1) },
    {
      key: 'c',
      does: 'claim the row',
      act: () => {
        const item = here()
        if (item)
          void submit({ intent: 'claim', work: item.id }, { method: 'post', preventScrollReset: true })
      },
    },
    {
      key: 'o',
      does: 'open the row',
      act: () => {
        const item = here()
        if (item) void navigate(workAddress(item, search.slice(1)))
      },
    },
  ]
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-2xl">Queue</h1>
        <div className="text-soft">
          <span className="text-ink">{counts.open}</span> open,{' '}
          <span className={counts.overdue > 0 ? 'font-semibold text-alarm' : 'text-ink'}>
            {counts.overdue}
          </span>{' '}
          overdue, <span className="text-ink">{counts.mine}</span> yours <Shortcuts shortcuts={shortcuts} />
        </div>
      </div>
      <p>
        <Link
          to={`/desk/leads/new${search === '' ? '' : `?${new URLSearchParams({ queue: search.slice(1) })}`}`}
          className="underline underline-offset-4"
        >
          New caller
        </Link>
      </p>
      <AwayNote />
      <DeskNotice answer={answer} />
      <QueueFilterForm {...loaderData} />
      <div ref={list} className="mt-4">
        {items.length === 0 ? (
          <p className="rounded-card border border-line bg-surface p-6 text-soft">
            Nothing is open here.{' '}
            {search === '' ? (
              'New orders, callbacks and chats show up by themselves. Somebody on the phone? Press New caller.'
            ) : (
              <Link to="/desk" className="text-ink underline underline-offset-4">
                Show everything
              </Link>
            )}
          </p>
        ) : (
          <QueueTable items={items} me={me} now={now} colleagues={colleagues} />
        )}
      </div>
      {items.length === QUEUE_SHOWN ? (
        <p className="mt-3 text-soft">
          These are the first {QUEUE_SHOWN} by due time; filters lead to the others.
        </p>
      ) : null}
      <SaveView views={loaderData.views} />
    </>
  )
}
