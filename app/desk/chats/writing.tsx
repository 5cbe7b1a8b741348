import { type DragEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { OpenChat } from '#domain/assistant/representative/chats-for-desk.server.ts'
import { fillMacro, macros } from '#domain/assistant/representative/macros.ts'
import { WRITTEN_MAX_LENGTH } from '#domain/assistant/representative/written-message.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/control-class.ts'
import { useDraft } from '../work/use-draft.ts'

/** At most so often the visitor is told that somebody types. */
const TELL_MS = 3_000
const NO_FILES = 'Files can’t be sent in a chat. Ask for an email instead.'

type Props = {
  /** Whether this person has the conversation. */
  mine: boolean
  chat: OpenChat
  me: { id: string; name: string }
  /** The macro that a link without script asked for. */
  macro: number
  /** Under which the next message is stored: sent twice, it is stored once. */
  messageId: string
  /** What was typed and refused. */
  typed: string
}

/**
 * Where a representative writes. Enter sends, Shift+Enter begins a new line; what does not go out stays, also for whoever
 * looks at another conversation meanwhile.
 */
export function Writing({ mine, chat, me, macro, messageId, typed }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const names = { visitor: chat.name, me: me.name.split(' ')[0] ?? me.name }
  const asked = macros[macro]
  const [key, setKey] = useState(messageId)
  const isSent = (id: string) => chat.messages.some(message => message.id === id)
  const { field, keep } = useDraft(me.id, key, isSent)
  const [text, setText] = useState(typed || (asked ? fillMacro(asked, names) : ''))
  const [fault, setFault] = useState('')
  const sending = useNavigation().formData?.get('intent') === 'send'
  const typing = useTyping(chat.id)
  const endTyping = useEffectEvent(typing.end)
  const isStored = isSent(key)
  useEffect(() => {
    if (!isStored) return
    setKey(crypto.randomUUID())
    setText('')
    endTyping()
  }, [isStored])
  const keepText = useEffectEvent(keep)
  // At each change, also one by a button.
  useEffect(() => keepText(text), [text])

  // On a phone the field begins far below the fold: who opens a conversation has come to answer it.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  // What is said pushes the field down: whoever writes in it keeps it in view.
  const { length } = chat.messages
  const keepInView = useEffectEvent(() => {
    if (document.activeElement === field.current) form.current?.scrollIntoView({ block: 'nearest' })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is another height
  useEffect(() => keepInView(), [length])

  const hadIt = useRef(mine)
  const focusField = useEffectEvent(() => field.current?.focus())
  // Whoever takes it over writes next; the button in the place of the pressed one would hand it back.
  useEffect(() => {
    if (mine && !hadIt.current) focusField()
    hadIt.current = mine
  }, [mine])

  const insert = (words: string) => {
    const at = field.current?.selectionStart ?? text.length
    const before = text.slice(0, at)
    setText(`${before}${before && !/\s$/.test(before) ? ' ' : ''}${words}${text.slice(at)}`)
    field.current?.focus()
  }
  const hearEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (text.trim() !== '' && !sending) form.current?.requestSubmit()
  }
  const refuseFiles = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    if (event.type === 'drop') setFault(NO_FILES)
  }

  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      aria-label="Write to the visitor"
      onDragOver={refuseFiles}
      onDrop={refuseFiles}
    >
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="messageId" value={key} />
      <p id={`${id}-macros`} className="text-soft">
        Said often
      </p>
      <ul aria-labelledby={`${id}-macros`} className="mb-2 flex flex-wrap gap-x-3 gap-y-1">
        {macros.map((one, index) => (
          <li key={one.title}>
            <Link
              to={`?say=${index}`}
              className="inline-block min-h-6 underline underline-offset-4"
              onClick={event => {
                event.preventDefault()
                insert(fillMacro(one, names))
              }}
            >
              {one.title}
            </Link>
          </li>
        ))}
      </ul>
      <label htmlFor={id} className="sr-only">
        Your message
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          id={id}
          name="text"
          rows={3}
          maxLength={WRITTEN_MAX_LENGTH}
          value={text}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={event => {
            setText(event.target.value)
            setFault('')
            // Not where the draft is put back.
            if (event.nativeEvent.isTrusted) typing.tell()
          }}
          onKeyDown={hearEnter}
          onPaste={event => {
            if (event.clipboardData.files.length > 0 && !event.clipboardData.types.includes('text/plain'))
              setFault(NO_FILES)
          }}
          placeholder="Write a message"
          className={`${controlClass} max-h-60 resize-y field-sizing-content`}
        />
        <Button type="submit" disabled={sending}>
          Send
        </Button>
      </div>
      <p id={`${id}-fault`} role="alert" className="mt-1 text-alarm empty:hidden">
        {fault}
      </p>
    </Form>
  )
}

/** Tells the visitor that somebody types, not at every key; after a message has gone out, with the next one. */
function useTyping(chat: string): { tell: () => void; end: () => void } {
  const toldAt = useRef(0)
  return {
    tell() {
      const now = performance.now()
      if (toldAt.current > 0 && now - toldAt.current < TELL_MS) return
      toldAt.current = now
      navigator.sendBeacon(`/desk/chats/${chat}/typing`)
    },
    end() {
      toldAt.current = 0
    },
  }
}
