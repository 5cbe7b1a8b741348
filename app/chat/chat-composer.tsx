import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { CHAT_MESSAGE_MAX_LENGTH, sanitizeMessage } from '#domain/assistant/sanitize-message.ts'
import { controlClass } from '../ui/control-class.ts'

/** From how many characters on the remaining ones are told. */
const COUNT_FROM = 400

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  waiting: boolean
  send(text: string): Promise<boolean>
}

/** Where a message is written. Enter sends it, Shift+Enter begins a new line; what does not go out stays. */
export function ChatComposer({ field, waiting, send }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  const blocked = waiting || sanitizeMessage(text) === ''

  const submit = async () => {
    if (blocked) return
    field.current?.focus()
    setText('')
    // What was typed meanwhile stays behind what comes back.
    if (!(await send(text))) setText(typed => (typed === '' ? text : `${text}\n${typed}`))
  }

  const hearEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }

  const left = CHAT_MESSAGE_MAX_LENGTH - text.length
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
      className="sticky bottom-0 border-t border-line bg-raised px-4 pt-3 pb-4"
    >
      <label htmlFor={id} className="sr-only">
        Your message
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          id={id}
          rows={2}
          value={text}
          maxLength={CHAT_MESSAGE_MAX_LENGTH}
          placeholder="Write a message"
          enterKeyHint="send"
          onChange={event => setText(event.target.value)}
          onKeyDown={hearEnter}
          className={`${controlClass} max-h-40 min-h-17 resize-none field-sizing-content`}
        />
        <button
          type="submit"
          disabled={blocked}
          aria-label="Send"
          className="grid size-11 shrink-0 place-items-center rounded-control bg-lamp text-on-lamp hover:bg-lamp-bright disabled:cursor-not-allowed disabled:opacity-60"
        >
          <SendHorizontal aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
      </div>
      {text.length >= COUNT_FROM ? (
        <p className="mt-1 text-right text-sm text-soft">{left} characters left</p>
      ) : null}
    </form>
  )
}
