import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { EMAIL_MAX_LENGTH } from '#domain/shared/contact-rules.ts'
import { useSession } from '../session/session.ts'
import { buttonClass } from '../ui/button.tsx'
import { controlClass } from '../ui/control-class.ts'
import { mailConversation } from './chat-client.ts'

/** Where the conversation is mailed to; `onClose` is told the address that it went to, or nothing. */
export function ChatMail({ onClose }: { onClose(email?: string): void }) {
  const id = useId()
  const { user } = useSession()
  const field = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  useEffect(() => field.current?.focus(), [])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const email = (field.current?.value ?? '').trim()
    setBusy(true)
    const refusal = await mailConversation(email)
    setBusy(false)
    setFault(refusal ?? '')
    if (refusal === null) onClose(email)
  }
  return (
    <form
      noValidate
      data-own-escape=""
      className="flex basis-full flex-wrap items-center gap-x-2 pb-2"
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        // Escape leaves this, not the chat.
        event.preventDefault()
        onClose()
      }}
      onSubmit={event => void send(event)}
    >
      <label htmlFor={id} className="basis-full pt-1 pb-1">
        Email this conversation to
      </label>
      <input
        ref={field}
        id={id}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        defaultValue={user?.email ?? ''}
        aria-invalid={fault !== ''}
        aria-describedby={fault ? `${id}-fault` : undefined}
        className={`${controlClass} w-0! min-w-40 grow`}
      />
      <button type="submit" disabled={busy} className={buttonClass('secondary', 'px-3! text-sm')}>
        Send email
      </button>
      <p id={`${id}-fault`} role="alert" className="basis-full pt-1 text-alarm empty:hidden">
        {fault}
      </p>
    </form>
  )
}
