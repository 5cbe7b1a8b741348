import { type SubmitEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { MOVE_PROMISE, WATCH_PROMISE } from '#domain/watches/watch-words.ts'
import { NoMail } from '../contact/no-mail.tsx'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import { useKeptFields } from '../ui/use-kept-fields.ts'
import { useSettings } from '../use-settings.ts'
import type { AskedWatch, WatchValues } from './asked-watch.ts'
import { sendWatch } from './send-watch.ts'
import { WatchFields } from './watch-fields.tsx'
import { WatchMailed } from './watch-mailed.tsx'

type Props = {
  asked: AskedWatch
  /** What was typed, when a page without script answers. */
  values?: WatchValues
  errors?: FieldErrors
  fault?: string
  /** Primary where sending is the one thing to do. */
  look?: ButtonLook
}

/** One email for every alert of a visit. */
const DRAFT_KEY = 'plainwire-alert-draft'
const keptNames = ['email']

/**
 * Asks for emails about something. The browser can post it by itself, to a page that does the same; with script the
 * answer replaces it. Whatever happens, what was typed stays.
 */
export function WatchForm({
  asked,
  values = {},
  errors: found = {},
  fault: first = '',
  look = 'secondary',
}: Props) {
  const { pathname, search } = useLocation()
  const { mailsGoOut } = useSettings()
  const [phase, setPhase] = useState<'open' | 'sending' | 'sent'>('open')
  const [refusal, setRefusal] = useState({ attempt: 0, errors: found, fault: first })
  const form = useRef<HTMLFormElement>(null)
  const keepTyped = useKeptFields(form, { key: DRAFT_KEY, names: keptNames })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (phase === 'sending') return
    setPhase('sending')
    const answer = await sendWatch(event.currentTarget)
    if (!answer.sent) setRefusal({ ...answer, attempt: refusal.attempt + 1 })
    setPhase(answer.sent ? 'sent' : 'open')
  }
  // Nobody types an address for an email that can't come.
  if (!mailsGoOut) {
    return (
      <p className="max-w-md">
        <NoMail />
      </p>
    )
  }
  if (phase === 'sent') return <WatchMailed />
  const { attempt, errors, fault } = refusal
  return (
    <form
      ref={form}
      action="/watches"
      method="post"
      noValidate
      aria-label={labels[asked.kind]}
      onInput={keepTyped}
      onSubmit={event => void submit(event)}
      className="max-w-md space-y-4"
    >
      <ErrorSummary key={attempt} errors={errors} />
      {fault ? (
        <NoticeBox tone="alarm" title="That did not go out" occasion={attempt} className="">
          <p className="text-soft">{fault}</p>
        </NoticeBox>
      ) : null}
      <input type="hidden" name="page" value={values.page ?? `${pathname}${search}`} />
      <WatchFields {...{ asked, values, errors }} />
      <Button type="submit" look={look} aria-disabled={phase === 'sending'}>
        {phase === 'sending' ? 'Sending...' : 'Send me the link'}
      </Button>
      <p className="text-sm text-soft">{asked.kind === 'moving' ? MOVE_PROMISE : WATCH_PROMISE}</p>
    </form>
  )
}

const labels: Record<AskedWatch['kind'], string> = {
  arrival: 'Tell me when it reaches me',
  price: 'Watch this price',
  moving: 'Remind me of each step',
}
