import { SendHorizontal } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { CHAT_MESSAGE_MAX_LENGTH, sanitizeMessage } from '#domain/assistant/sanitize-message.ts'
import { controlClass } from '../ui/control-class.ts'
import { chatDraft } from './chat-draft.ts'

/** From how many characters on the remaining ones are told. */
const COUNT_FROM = 400
/** At most so often somebody is told that the visitor types. */
const TELL_MS = 3_000
const NO_FILES = 'Files can’t be sent here. Tell us in words, or call us.'

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  waiting: boolean
  send(text: string): Promise<boolean>
  /** Told now and then while somebody types; null where nobody would be told. */
  onType: (() => void) | null
}

/** Where a message is written. Enter sends it, Shift+Enter begins a new line; what does not go out stays. */
export function ChatComposer({ field, waiting, send, onType }: Props) {
  const id = useId()
  const { text } = chatDraft.use()
  const typed = useRef(text)
  useEffect(() => {
    typed.current = text
  }, [text])
  const [refusal, setRefusal] = useState('')
  const toldAt = useRef(Number.NEGATIVE_INFINITY)
  const blocked = waiting || sanitizeMessage(text) === ''

  const submit = async () => {
    if (blocked) return
    field.current?.focus()
    chatDraft.forget()
    // A message ends that somebody types: the next key tells it anew.
    toldAt.current = Number.NEGATIVE_INFINITY
    // What was typed meanwhile stays behind what comes back.
    if (!(await send(text)))
      chatDraft.edit({ text: typed.current === '' ? text : `${text}\n${typed.current}` })
  }

  const hearEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }

  const type = (now: string) => {
    chatDraft.edit({ text: now })
    setRefusal('')
    if (!onType || performance.now() - toldAt.current < TELL_MS) return
    toldAt.current = performance.now()
    onType()
  }

  const refuseFiles = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    if (event.type === 'drop') setRefusal(NO_FILES)
  }

  const left = CHAT_MESSAGE_MAX_LENGTH - text.length
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
      onDragOver={refuseFiles}
      onDrop={refuseFiles}
      className="sticky bottom-0 border-t border-line bg-raised px-4 pt-3 pb-4 [@container_panel_(max-height:27rem)]:py-2"
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
          onChange={event => type(event.target.value)}
          onKeyDown={hearEnter}
          onPaste={({ clipboardData: { files, types } }) => {
            if (files.length > 0 && !types.includes('text/plain')) setRefusal(NO_FILES)
          }}
          className={`${controlClass} max-h-40 min-h-17 resize-none field-sizing-content [@container_panel_(max-height:27rem)]:max-h-24 [@container_panel_(max-height:27rem)]:min-h-11`}
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
      <p role="alert" className="mt-1 text-sm text-alarm empty:hidden">
        {refusal}
      </p>
      {text.length >= COUNT_FROM ? (
        <p className="mt-1 text-right text-sm text-soft">{left} characters left</p>
      ) : null}
    </form>
  )
}
