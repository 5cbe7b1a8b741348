import { CalendarClock } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { phoneWords } from '#domain/shared/phone-digits.ts'
import { HourSelect, PromisedTime, Slot } from '../callbacks/callbacks.ts'
import { type ApiOutput, callApi } from '../operations/call-api.ts'
import { Button } from '../ui/button.tsx'
import { useVisitorZone } from '../ui/use-visitor-zone.ts'

type Call = NonNullable<ApiOutput<'GET /api/chat-assistant/call'>['call']>

const ANSWER_WITHIN_MS = 15_000
const patiently = () => ({ signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
const NOT_CHANGED = 'The time could not be changed. Please try again.'
const NOT_WITHDRAWN = 'Your request could not be withdrawn. Please try again.'

/** The call as it stands; null where there is none, `unread` where that cannot be read now. */
const readCall = (): Promise<Call | null | 'unread'> =>
  callApi('GET /api/chat-assistant/call', null, patiently()).then(
    answer => (answer.ok ? answer.value.call : 'unread'),
    () => 'unread',
  )

/**
 * When the visitor is called about what they left here, the hours to choose from and a way to call it off; nothing while that
 * is not known. `messages` is how many were said: one of them may have corrected the number.
 */
export function ChatCall({ messages }: { messages: number }) {
  const [call, setCall] = useState<Call | 'withdrawn' | null>(null)
  // oxlint-disable-next-line react/exhaustive-deps -- read anew after each message
  useEffect(() => {
    let over = false
    // What was known of it stays where it cannot be read: nothing was called off.
    void readCall().then(
      told => over || setCall(before => (before === 'withdrawn' || told === 'unread' ? before : told)),
    )
    return () => {
      over = true
    }
  }, [messages])
  if (call === 'withdrawn')
    return (
      <p role="status" className="border-t border-line px-4 py-2 text-sm">
        Your request is withdrawn. Nobody calls you about it.
      </p>
    )
  if (call?.instead)
    return (
      <p role="status" className="border-t border-line px-4 py-2 text-sm">
        {call.instead}
      </p>
    )
  return call ? <CallTime call={call} onChange={setCall} /> : null
}

type TimeProps = { call: Call; onChange(call: Call | 'withdrawn' | null): void }

function CallTime({ call, onChange }: TimeProps) {
  const { slotStartsAt, timeZone, dueAt, canWithdraw, freeHours, phone } = call
  const zone = useVisitorZone(timeZone)
  const formId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const section = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    // On a low screen the panel itself scrolls: what comes or unfolds here would be under the message field.
    section.current?.closest('dialog')?.scrollTo({ top: Number.MAX_SAFE_INTEGER })
  }, [open])
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const hours =
    slotStartsAt && !freeHours.includes(slotStartsAt) ? [slotStartsAt, ...freeHours].toSorted() : freeHours

  const choose = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const chosen = new FormData(event.currentTarget).get('startsAt')
    const startsAt = typeof chosen === 'string' && chosen !== '' ? chosen : null
    setBusy(true)
    setFault('')
    const answer = await callApi(
      'POST /api/chat-assistant/call',
      { startsAt, timeZone: zone },
      patiently(),
    ).catch(() => null)
    setBusy(false)
    if (!answer?.ok) {
      setFault(answer?.problem?.detail ?? NOT_CHANGED)
      // An hour that is full is offered no more.
      const told = answer ? await readCall() : null
      if (told && told !== 'unread') onChange(told)
      return
    }
    // What had the focus is folded away.
    opener.current?.focus()
    setOpen(false)
    onChange(answer.value.call)
  }

  const withdraw = async () => {
    if (busy) return
    setBusy(true)
    setFault('')
    const answer = await callApi('POST /api/chat-assistant/call/withdraw', {}, patiently()).catch(() => null)
    setBusy(false)
    if (answer?.ok) onChange('withdrawn')
    else setFault(answer?.problem?.detail ?? NOT_WITHDRAWN)
  }

  return (
    <section ref={section} aria-label="Your callback" className="border-t border-line px-4 py-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-2">
        <CalendarClock aria-hidden className="size-4 shrink-0 text-signal" strokeWidth={1.75} />
        <span role="status" className="min-w-0 flex-1">
          We call {phone ? phoneWords(phone) : 'you'}{' '}
          {slotStartsAt ? (
            <Slot at={slotStartsAt} homeZone={timeZone} />
          ) : (
            <PromisedTime at={dueAt} homeZone={timeZone} />
          )}
        </span>
        <button
          ref={opener}
          type="button"
          aria-expanded={open}
          aria-controls={formId}
          onClick={() => setOpen(!open)}
          className="inline-flex min-h-9 items-center font-semibold text-ink underline underline-offset-4"
        >
          Change or cancel
        </button>
      </p>
      <form id={formId} hidden={!open} onSubmit={event => void choose(event)} className="pb-2">
        <HourSelect
          key={slotStartsAt}
          hours={hours}
          homeZone={timeZone}
          defaultValue={slotStartsAt ?? ''}
          error={fault || undefined}
        />
        <Button type="submit" look="secondary" disabled={busy} className="mt-2 w-full">
          {slotStartsAt ? 'Change the time' : 'Choose this time'}
        </Button>
        {canWithdraw ? (
          <Button look="secondary" disabled={busy} onClick={() => void withdraw()} className="mt-2 w-full">
            Don’t call me
          </Button>
        ) : null}
      </form>
    </section>
  )
}
