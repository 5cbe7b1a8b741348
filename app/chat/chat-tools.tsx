import { Copy, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { ShownMessage } from './chat-client.ts'
import { conversationText } from './conversation-text.ts'

const toolClass =
  'inline-flex min-h-8 items-center gap-1.5 font-semibold text-ink underline-offset-4 hover:underline disabled:opacity-60'

type Props = {
  messages: readonly ShownMessage[]
  disabled: boolean
  /** Null while a person has the conversation, who would be left without a word. */
  startOver: (() => void) | null
}

/** What can be done with the whole conversation: take a copy, begin anew. */
export function ChatTools({ messages, disabled, startOver }: Props) {
  const [copied, setCopied] = useState('')
  const copy = () => {
    navigator.clipboard.writeText(conversationText(messages, location.origin)).then(
      () => setCopied('Copied'),
      () => setCopied('Could not copy'),
    )
  }
  return (
    <div className="flex items-center gap-4">
      <button type="button" onClick={copy} onBlur={() => setCopied('')} className={toolClass}>
        <Copy aria-hidden className="size-4" strokeWidth={1.75} />
        {copied || 'Copy'}
        <span className="sr-only"> the conversation</span>
      </button>
      {startOver ? (
        <button type="button" disabled={disabled} onClick={startOver} className={toolClass}>
          <RotateCcw aria-hidden className="size-4" strokeWidth={1.75} />
          Start over
        </button>
      ) : null}
      <span aria-live="polite" className="sr-only">
        {copied}
      </span>
    </div>
  )
}
