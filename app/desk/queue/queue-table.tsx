import type { MouseEvent, SyntheticEvent } from 'react'
import { useLocation, useNavigate, useSubmit } from 'react-router'
import type { Colleague } from '#domain/desk/colleagues.server.ts'
import type { QueueItem, QueueRow } from '#domain/desk/queue.ts'
import { workWords } from '#domain/desk/work.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { Due, dueOf } from '../work/due.tsx'
import { nameOfWork } from '../work/name-of-work.ts'
import { SmallButton } from '../work/small-button.tsx'
import { wantedWords } from '../work/wanted-words.ts'
import { workAddress } from '../work/work-address.ts'

type Me = { id: string; role: StaffRole }
type Props = { items: readonly QueueRow[]; me: Me; now: Date; colleagues: readonly Colleague[] }

/** What it is about beside whom, and where. */
function aboutWork(item: QueueItem): string {
  const about = wantedWords(item.about)
  return [about === nameOfWork(item) ? '' : about, item.zipCode].filter(Boolean).join(' · ')
}

/**
 * Open work, the first due on top: a table, and cards on phones. Its links and forms are plain ones that the table listens
 * to: the router's own are drawn anew at each press, five hundred of each before the next paint.
 */
export function QueueTable({ items, me, now, colleagues }: Props) {
  const queue = useLocation().search.slice(1)
  const navigate = useNavigate()
  const submit = useSubmit()
  const followLink = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlainPress =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlainPress) return
    event.preventDefault()
    void navigate(link.pathname + link.search)
  }
  const send = (event: SyntheticEvent<HTMLElement, SubmitEvent>) => {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    void submit(submitter, { method: 'post', preventScrollReset: true })
  }
  return (
    <table className="block w-full md:table" onClick={followLink} onSubmit={send}>
      <caption className="sr-only">Open work by due time</caption>
      <thead className="hidden md:table-header-group">
        <tr className="border-b border-line text-left text-soft">
          {['Due', 'What', 'Who', 'About', 'Owner', 'Actions'].map(title => (
            <th key={title} scope="col" className="px-2 py-2 font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {items.map(item => (
          <tr
            key={item.id}
            data-row={item.id}
            className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 border-b border-line py-3 focus-within:bg-raised hover:bg-surface md:table-row md:py-0"
          >
            <td className="md:px-2 md:py-3 md:align-top md:whitespace-nowrap">
              <Due now={now} {...dueOf(item)} />
            </td>
            <td className="text-right text-soft md:px-2 md:py-3 md:text-left md:align-top md:whitespace-nowrap">
              {workWords[item.kind]}
            </td>
            <th scope="row" className="col-span-2 text-left font-semibold md:px-2 md:py-3 md:align-top">
              <a href={workAddress(item, queue)} className="break-words text-ink">
                {nameOfWork(item)}
              </a>
            </th>
            <td className="col-span-2 break-words text-soft md:px-2 md:py-3 md:align-top">
              {aboutWork(item)}
              {item.doNotCall ? <span className="block font-semibold text-alarm">Do not call</span> : null}
            </td>
            <td className="self-center md:px-2 md:py-3 md:align-top">
              <span className="text-soft md:hidden">Owner: </span>
              <span className={item.owner ? undefined : 'text-soft'}>
                {item.owner?.id === me.id ? 'You' : (item.owner?.name ?? 'Nobody')}
              </span>
              {item.owner?.away && item.owner.id !== me.id ? (
                <span className="block text-soft">Gone for over an hour</span>
              ) : null}
            </td>
            <td
              className={`${item.owner && mayMove(item.owner, me) ? 'col-span-2' : 'justify-self-end'} md:px-2 md:py-1 md:align-top`}
            >
              <Acts item={item} me={me} colleagues={colleagues} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whoever has work hands it over, and an administrator does it for them. */
const mayMove = (owner: { id: string }, me: Me) => owner.id === me.id || me.role === 'administrator'

type RowButton = { work: string; intent: string; words: string; about: string }

/** One press about a row. */
const RowButton = ({ work, intent, words, about }: RowButton) => (
  <form method="post">
    <input type="hidden" name="work" value={work} />
    <SmallButton type="submit" name="intent" value={intent} aria-label={`${words}: ${about}`}>
      {words}
    </SmallButton>
  </form>
)

/**
 * What can be done with a row: what nobody has is claimed, and so is what a colleague has who has been gone for an hour. Whoever
 * has it gives it back or hands it over.
 */
function Acts({ item, me, colleagues }: { item: QueueItem; me: Me; colleagues: readonly Colleague[] }) {
  const { owner } = item
  const others = colleagues.filter(({ id }) => id !== owner?.id)
  const row = { work: item.id, about: nameOfWork(item) }
  if (!owner) return <RowButton {...row} intent="claim" words="Claim" />
  const takesOver = owner.away && owner.id !== me.id
  if (!mayMove(owner, me)) return takesOver ? <RowButton {...row} intent="claim" words="Take over" /> : null
  return (
    <div className="flex flex-wrap items-start gap-2">
      {takesOver ? <RowButton {...row} intent="claim" words="Take over" /> : null}
      {owner.id === me.id ? <RowButton {...row} intent="give-back" words="Give back" /> : null}
      {others.length > 0 ? <HandOver {...row} me={me} colleagues={others} /> : null}
    </div>
  )
}

type HandOverProps = { work: string; about: string; me: Me; colleagues: readonly Colleague[] }

const HandOver = ({ work, about, me, colleagues }: HandOverProps) => (
  <details>
    <summary
      aria-label={`Hand over: ${about}`}
      className="inline-flex min-h-9 cursor-pointer items-center rounded-control border border-edge px-3 hover:bg-raised"
    >
      Hand over
    </summary>
    <form method="post" className="mt-2 flex gap-2">
      <input type="hidden" name="work" value={work} />
      <label>
        <span className="sr-only">To whom</span>
        <select name="to" className="min-h-9 rounded-control border border-edge bg-ground px-2">
          {colleagues.map(({ id, name, presence }) => (
            <option key={id} value={id}>
              {id === me.id ? 'Me' : `${name} (${presence})`}
            </option>
          ))}
        </select>
      </label>
      <SmallButton type="submit" name="intent" value="hand-over" aria-label={`Hand over: ${about}`}>
        Hand over
      </SmallButton>
    </form>
  </details>
)
