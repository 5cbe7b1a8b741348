import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { QueueItem } from '#domain/desk/queue.ts'
import { workWords } from '#domain/desk/work.ts'
import { Due, dueOf } from './due.tsx'
import { nameOfWork } from './name-of-work.ts'
import { ownEvents } from './own-events.ts'
import { type OwnEvent, Recorded } from './recorded.tsx'
import { queueOf, workAddress } from './work-address.ts'

type Props = {
  next: QueueItem | null
  events: readonly OwnEvent[]
  me: string
  /** Which of the events are outcomes. */
  outcomes: readonly string[]
  /** Which others end the work, or begin it again. */
  ends: readonly string[]
  now: Date
}

/** What one has just recorded, and the way to what is due next; whoever records an outcome is led to it by the focus. */
export function NextWork({ next, events, me, outcomes, ends, now }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  const queue = queueOf(useLocation().search)
  const own = ownEvents(events, me, outcomes)
  const before = useRef(own)
  useEffect(() => {
    const isTyping = document.activeElement?.matches('input, textarea, select')
    if (own > before.current && !isTyping) link.current?.focus()
    before.current = own
  }, [own])
  return (
    <div className="mt-3 space-y-1 empty:hidden">
      <Recorded what={outcomes} until={[...outcomes, ...ends]} {...{ events, me }} />
      <p>
        {next ? (
          <>
            <Link ref={link} to={workAddress(next, queue)} className="underline underline-offset-4">
              Next in the queue: <span className="break-words">{nameOfWork(next)}</span>
            </Link>{' '}
            <span className="text-soft">
              · {workWords[next.kind]} · <Due spelled now={now} {...dueOf(next)} />
            </span>
          </>
        ) : (
          <>
            Nothing else is waiting{queue === '' ? '' : ' in this view'}.{' '}
            <Link
              ref={link}
              to={queue === '' ? '/desk' : `/desk?${queue}`}
              className="underline underline-offset-4"
            >
              Back to the queue
            </Link>
          </>
        )}
      </p>
    </div>
  )
}
