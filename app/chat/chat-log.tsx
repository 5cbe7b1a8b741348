import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type AnswerLink, readAnswer } from '#domain/assistant/answer.ts'
import { speakerOf } from '#domain/assistant/conversation-text.ts'
import { classes } from '../ui/classes.ts'
import type { ShownMessage } from './chat-client.ts'
import { PlanCards } from './plan-cards.tsx'
import { aroundPlanLines, planLinesOf } from './plan-lines.ts'

type Props = {
  messages: readonly ShownMessage[]
  waiting: boolean
  /** What is written of the answer that is waited for. */
  draft: string
  /** What stands below: it takes room from the log when it comes. */
  below: string
  /** The ZIP code for answers that were given without one; empty where none is known. */
  zip: string
  /** Whether the end of the newest message is shown, and not its beginning. */
  toEnd: boolean
  /** Called when a link of an answer is followed. */
  onFollow(): void
}

/** The conversation, oldest first. Readers hear each new message whole, once it is there. */
export function ChatLog({ messages, waiting, draft, below, zip, toEnd, onFollow }: Props) {
  const log = useRef<HTMLDivElement>(null)
  const { length } = messages
  useEffect(() => {
    // The newest message from its beginning, however long it is.
    const newest = log.current?.lastElementChild
    if (newest instanceof HTMLElement)
      log.current?.scrollTo({ top: toEnd ? log.current.scrollHeight : newest.offsetTop - 16 })
    // With very large text the panel itself scrolls: what is said stands at its end.
    log.current?.closest('dialog')?.scrollTo({ top: Number.MAX_SAFE_INTEGER })
  }, [length, waiting, below, toEnd])
  useEffect(() => {
    const shown = log.current
    if (!toEnd || !shown) return undefined
    // The callback comes below a little later and takes room from the log.
    const resized = new ResizeObserver(() => shown.scrollTo({ top: shown.scrollHeight }))
    resized.observe(shown)
    return () => resized.disconnect()
  }, [toEnd])
  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      aria-busy={waiting}
      tabIndex={0}
      className="relative flex min-h-24 @max-[16rem]/panel:min-h-[min(10rem,36dvh)] grow flex-col gap-3 overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-3"
    >
      {messages.map(message => (
        <Message key={message.id} {...message} zip={message.zipCode ?? zip} onFollow={onFollow} />
      ))}
      {waiting ? <Waiting draft={draft} /> : null}
    </div>
  )
}

function Message({
  sender,
  message,
  name,
  plans,
  zip,
  onFollow,
}: ShownMessage & Pick<Props, 'zip' | 'onFollow'>) {
  const isOwn = sender === 'user'
  const { text, links } = isOwn ? { text: message, links: [] } : readAnswer(message)
  // Their cards say the same; without a card for each line all words stay.
  const lines = planLinesOf(text)
  const planLines = lines.length === plans.length ? lines : []
  const speaker = (
    <>
      <span className="sr-only">{speakerOf({ sender, name })}: </span>
      {sender === 'agent' ? (
        <strong aria-hidden>
          {speakerOf({ sender, name })}
          {'\n'}
        </strong>
      ) : null}
    </>
  )
  if (planLines.length === 0) {
    const bubble = (
      <Bubble isOwn={isOwn} links={links} onFollow={onFollow}>
        {speaker}
        {text}
      </Bubble>
    )
    return plans.length === 0 ? (
      bubble
    ) : (
      <div className="flex flex-col gap-2">
        {bubble}
        <PlanCards ids={plans} lines={[]} zip={zip} onFollow={onFollow} />
      </div>
    )
  }
  const { lead, rest } = aroundPlanLines(text)
  return (
    <div className="flex flex-col gap-2">
      <Bubble isOwn={isOwn} links={[]} onFollow={onFollow}>
        {speaker}
        {lead}
        <span className="sr-only">{`\n${planLines.join('\n')}`}</span>
      </Bubble>
      <PlanCards ids={plans} lines={planLines} zip={zip} onFollow={onFollow} />
      {rest || links.length > 0 ? (
        <Bubble isOwn={isOwn} links={links} onFollow={onFollow}>
          {rest}
        </Bubble>
      ) : null}
    </div>
  )
}

type BubbleProps = Pick<Props, 'onFollow'> & {
  isOwn: boolean
  links: readonly AnswerLink[]
  children: ReactNode
}

function Bubble({ isOwn, links, onFollow, children }: BubbleProps) {
  return (
    <div
      className={classes(
        'max-w-[88%] rounded-card px-3.5 py-2.5 text-[0.9375rem] leading-relaxed',
        isOwn ? 'self-end bg-lamp text-on-lamp' : 'self-start border border-line bg-surface',
      )}
    >
      {children ? <p className="break-words whitespace-pre-line">{children}</p> : null}
      {links.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link
                to={href}
                onClick={onFollow}
                className="inline-block min-h-6 font-semibold text-signal underline underline-offset-4"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** Where the visitor's own colors hold, a background of ours would be the page's. */
const dotClass = 'size-2 rounded-full bg-soft forced-colors:bg-[CanvasText] forced-color-adjust-none'

/** What is written so far is for the eye alone: readers hear the answer whole, once it is there. */
function Waiting({ draft }: { draft: string }) {
  return (
    <div className="max-w-[88%] self-start rounded-card border border-line bg-surface px-3.5 py-2.5 text-[0.9375rem] leading-relaxed">
      <span className="sr-only">The assistant is writing.</span>
      {draft ? (
        <p aria-hidden className="mb-2 break-words whitespace-pre-line">
          {draft}
        </p>
      ) : null}
      <span aria-hidden className="flex animate-pulse-soft gap-1.5 py-1">
        <span className={dotClass} />
        <span className={dotClass} />
        <span className={dotClass} />
      </span>
    </div>
  )
}
