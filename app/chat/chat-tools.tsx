import { useRef, useState } from 'react'
import { conversationLines } from '#domain/assistant/conversation-text.ts'
import { useSettings } from '../use-settings.ts'
import type { ShownMessage } from './chat-client.ts'
import { ChatMail } from './chat-mail.tsx'

const toolClass =
  'inline-flex min-h-8 items-center font-semibold text-ink underline underline-offset-4 disabled:opacity-60'

type Props = {
  messages: readonly ShownMessage[]
  disabled: boolean
  /** Null while a person has the conversation, who would be left without a word. */
  startOver: (() => void) | null
}

/** What can be done with the whole conversation: take a copy, mail it to oneself, begin anew, which asks once more. */
export function ChatTools({ messages, disabled, startOver }: Props) {
  const [copied, setCopied] = useState('')
  const [mailedTo, setMailedTo] = useState('')
  const [mailOpen, setMailOpen] = useState(false)
  const [isSure, setSure] = useState(false)
  const { mailsGoOut } = useSettings()
  const opener = useRef<HTMLButtonElement>(null)
  const copy = () => {
    navigator.clipboard.writeText(conversationLines(messages, location.origin).join('\n\n')).then(
      () => setCopied('Copied'),
      () => setCopied('Could not copy'),
    )
  }
  const closeMail = (email = '') => {
    opener.current?.focus()
    setMailOpen(false)
    setMailedTo(email)
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3.5">
        <button type="button" onClick={copy} onBlur={() => setCopied('')} className={toolClass}>
          {copied || 'Copy'}
          <span className="sr-only"> the conversation</span>
        </button>
        {mailsGoOut ? (
          <button
            ref={opener}
            type="button"
            aria-expanded={mailOpen}
            onClick={() => setMailOpen(!mailOpen)}
            onBlur={() => setMailedTo('')}
            className={toolClass}
          >
            Email<span className="sr-only"> the conversation</span>
          </button>
        ) : null}
        {startOver ? (
          <button
            type="button"
            disabled={disabled}
            onClick={({ detail }) => {
              // A double click is one press: it asks, and leaves nothing.
              if (detail > 1) return
              setSure(!isSure)
              if (isSure) startOver()
            }}
            onBlur={() => setSure(false)}
            className={toolClass}
          >
            {isSure ? 'Leave this conversation?' : 'Start over'}
          </button>
        ) : null}
        <span aria-live="polite" className="sr-only">
          {copied || (isSure ? 'Press once more to leave this conversation and start over.' : '')}
        </span>
      </div>
      {mailOpen ? <ChatMail onClose={closeMail} /> : null}
      <p role="status" className="basis-full pb-1 text-ink empty:hidden">
        {mailedTo ? `We’re emailing this conversation to ${mailedTo}.` : ''}
      </p>
    </>
  )
}
