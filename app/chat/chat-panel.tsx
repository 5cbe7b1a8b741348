import { CircleAlert, Phone, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { CONSENT_YES, TALK_TO_PERSON, WISH_FOR_BUNDLE, WISH_TO_ORDER } from '#domain/assistant/chat-texts.ts'
import { telHref } from '#platform/brand.ts'
import { buttonClass } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { useSettings } from '../use-settings.ts'
import { ChatCall } from './chat-call.tsx'
import { tellTyping } from './chat-client.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatLog } from './chat-log.tsx'
import { ChatStanding, standingWords } from './chat-standing.tsx'
import { ChatTools } from './chat-tools.tsx'
import { ChatZip } from './chat-zip.tsx'
import { useConversation } from './use-conversation.ts'
import { coversPage, usePanel } from './use-panel.ts'

/** What people often begin with; the first two lead to an order and a bundle. */
const suggestions = [WISH_TO_ORDER, WISH_FOR_BUNDLE, 'How much speed do 4 people need?', 'Fiber or cable?']

/**
 * Beside the page it leaves the header in sight, where it would not be too low for that. Its parts go by its height, too: a
 * phone's keyboard leaves little of it.
 */
const panelClass =
  '@container-size/panel no-print fixed inset-0 z-40 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto border-line bg-raised p-0 text-ink ' +
  'shadow-soft open:flex open:animate-rise backdrop:bg-shade ' +
  '[@media(min-width:40rem)_and_(min-height:36rem)]:inset-auto [@media(min-width:40rem)_and_(min-height:36rem)]:right-5 ' +
  '[@media(min-width:40rem)_and_(min-height:36rem)]:bottom-24 [@media(min-width:40rem)_and_(min-height:36rem)]:h-[min(46rem,max(28rem,calc(100dvh-12.5rem)))] ' +
  '[@media(min-width:40rem)_and_(min-height:36rem)]:w-[26rem] [@media(min-width:40rem)_and_(min-height:36rem)]:rounded-card ' +
  '[@media(min-width:40rem)_and_(min-height:36rem)]:border'

/** The chat: opened when `asked` is above 0, and again with every higher number. */
export function ChatPanel({ asked, onClose }: { asked: number; onClose(): void }) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { salesPhone } = useSettings()
  const { phase, messages, draft, choices, fault, send, zip, changeZip, startOver, ...standing } =
    useConversation(asked > 0)
  const { takenOver, person, personThere } = standing
  usePanel(dialog, field, asked, onClose)
  const waiting = phase === 'waiting'
  const makeWay = () => {
    if (coversPage()) onClose()
  }
  const isNew = phase !== 'loading' && !messages.some(message => message.sender === 'user')
  const beginAnew = () => {
    field.current?.focus()
    void startOver()
  }
  const offered = isNew ? suggestions : choices
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      data-live-chat=""
      // Told late, when it may be open again.
      onClose={() => dialog.current?.open || onClose()}
      className={panelClass}
    >
      <div className="@container sticky top-0 z-10 bg-raised">
        <div className="flex flex-wrap items-center gap-x-1 border-b border-line py-2 pr-2 pl-4">
          <h2 id={titleId} className="grow text-lg">
            Live Chat
          </h2>
          <a
            href={telHref(salesPhone)}
            className="inline-flex min-h-10 items-center gap-1.5 rounded-control px-2 text-sm @max-[19rem]:order-last @max-[19rem]:basis-full @max-[19rem]:px-0 font-semibold whitespace-nowrap text-lamp hover:bg-surface"
          >
            <Phone aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
            {salesPhone}
          </a>
          <button
            type="button"
            onClick={onClose}
            aria-label="Close chat"
            className="grid size-10 shrink-0 place-items-center rounded-control hover:bg-surface"
          >
            <X aria-hidden className="size-5" strokeWidth={1.75} />
          </button>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line px-4 py-2 text-sm text-soft">
        <p className="min-w-0 grow basis-40">
          {takenOver ? `${person ?? 'A representative'} answers here.` : 'Automated assistant.'} This
          conversation is stored.{' '}
          <Link
            to="/privacy"
            onClick={makeWay}
            className="font-semibold whitespace-nowrap text-ink underline underline-offset-4"
          >
            Privacy policy
          </Link>
        </p>
        {takenOver || standing.waiting || !personThere ? null : (
          <button
            type="button"
            disabled={waiting}
            onClick={() => {
              field.current?.focus()
              void send(TALK_TO_PERSON)
            }}
            className={buttonClass('secondary', 'min-h-9! shrink-0 px-3! py-1! text-sm')}
          >
            Talk to a person
          </button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 border-b border-line px-4 py-1 text-sm text-soft">
        <ChatZip zip={zip} disabled={waiting} onChange={changeZip} />
        {isNew || phase === 'loading' ? null : (
          <ChatTools {...{ messages }} disabled={waiting} startOver={takenOver ? null : beginAnew} />
        )}
      </div>
      <ChatLog
        messages={messages}
        waiting={waiting || phase === 'loading'}
        draft={draft}
        below={standingWords(standing)}
        zip={zip}
        // What is agreed to stands at the end of its message: it must be seen before its buttons are.
        toEnd={choices.includes(CONSENT_YES)}
        onFollow={makeWay}
      />
      <ChatStanding words={standingWords(standing)} />
      {fault ? (
        <p role="alert" className="flex items-start gap-1.5 px-4 pb-3 text-sm text-alarm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          <span>{fault}</span>
        </p>
      ) : null}
      {standing.leadSent ? <ChatCall messages={messages.length} /> : null}
      {offered.length > 0 && !waiting ? (
        <ul
          aria-label={isNew ? 'Suggested questions' : 'Quick replies'}
          className={classes(
            'flex shrink-0 flex-wrap gap-2 px-4 pb-3 @max-[16rem]/panel:flex-nowrap @max-[16rem]/panel:overflow-x-auto',
            '[@container_panel_(max-height:27rem)]:flex-nowrap [@container_panel_(max-height:27rem)]:overflow-x-auto [@container_panel_(max-height:27rem)]:pt-1',
          )}
        >
          {offered.map(words => (
            <li
              key={words}
              className="@max-[16rem]/panel:shrink-0 [@container_panel_(max-height:27rem)]:shrink-0"
            >
              <button
                type="button"
                onClick={() => {
                  field.current?.focus()
                  void send(words)
                }}
                className={buttonClass('secondary', 'min-h-9! px-3! py-1! text-sm')}
              >
                {words}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <ChatComposer
        {...{ field, waiting, send }}
        onType={takenOver || standing.waiting ? tellTyping : null}
      />
    </dialog>
  )
}
