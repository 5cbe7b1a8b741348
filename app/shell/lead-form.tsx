import { CircleCheck } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { leadFields, leadRules } from '#domain/leads/lead-rules.ts'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { Button } from '../ui/button.tsx'
import { FaultSummary } from '../ui/fault-summary.tsx'
import { readLastZip } from './address-search/last-search.ts'
import { PhoneLink } from './contact.tsx'
import { LeadFields, leadAnchor, leadLabels } from './lead-form-fields.tsx'

/** Why a request did not go out. Each failure has its own number, so that its summary is announced anew. */
type Refusal = { attempt: number; title: string; detail: string }

const SEND_TIMEOUT_MS = 20_000

/**
 * The quote form that several pages share: asks for one call about a request. The fields belong to the browser, so
 * whatever happens, what was typed stays.
 */
export function LeadForm() {
  const form = useRef<HTMLFormElement>(null)
  const zipOffered = useRef(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [phase, setPhase] = useState<'open' | 'sending' | 'sent'>('open')

  const refuse = (fields: FieldErrors, title: string, detail: string) => {
    setErrors(fields)
    setRefusal(last => ({ attempt: (last?.attempt ?? 0) + 1, title, detail }))
    setPhase('open')
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (phase !== 'open') return
    const values = new FormData(event.currentTarget)
    const faults = faultsOf(values)
    if (Object.keys(faults).length > 0) {
      refuse(faults, 'Please check the form', 'Some fields need another look. What you typed is still here.')
      return
    }
    setErrors({})
    setPhase('sending')
    const answer = await sendLead(values)
    if (answer.sent) setPhase('sent')
    else refuse(answer.fields, answer.title, answer.detail)
  }

  const clearError = (name: string) => {
    if (!errors[name]) return
    const { [name]: _mended, ...others } = errors
    setErrors(others)
    if (Object.keys(others).length === 0) setRefusal(null)
  }

  /** Nobody types a ZIP twice: the one that was searched for is there as soon as somebody begins. */
  const offerZip = () => {
    const zip = fieldOf(form.current, 'zipCode')
    if (zipOffered.current || !zip) return
    zipOffered.current = true
    if (zip.value === '') zip.value = readLastZip()
  }

  if (phase === 'sent') return <LeadThanks />
  const faults = leadFields.flatMap(name =>
    errors[name] ? [{ name, label: leadLabels[name], message: errors[name], anchor: leadAnchor(name) }] : [],
  )
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label="Request a quote"
      onSubmit={event => void submit(event)}
      onInput={({ target }) => isField(target) && clearError(target.name)}
      className="rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8"
    >
      {refusal ? (
        <FaultSummary
          key={refusal.attempt}
          title={refusal.title}
          faults={faults}
          onChoose={name => fieldOf(form.current, name)?.focus()}
        >
          {refusal.detail}
          {faults.length === 0 ? (
            <>
              {' '}
              You can also call <PhoneLink />.
            </>
          ) : null}
        </FaultSummary>
      ) : null}
      <LeadFields errors={errors} onStart={offerZip} />
      <Button
        type="submit"
        aria-disabled={phase === 'sending'}
        className="mt-6 w-full aria-disabled:cursor-progress aria-disabled:opacity-60 scripting-none:hidden"
      >
        {phase === 'sending' ? 'Sending...' : 'Request my quote'}
      </Button>
      <p className="mt-6 hidden scripting-none:block">
        Without JavaScript this form cannot be sent. Call <PhoneLink /> and you get the same answer.
      </p>
    </form>
  )
}

function LeadThanks() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8">
      <CircleCheck aria-hidden className="size-10 text-good" strokeWidth={1.75} />
      <h3 ref={title} tabIndex={-1} className="mt-4 text-2xl outline-none">
        Thank you, your request is with us
      </h3>
      <p className="mt-3 text-soft">
        A representative will call you about this request at the number you gave. There is nothing more for
        you to do.
      </p>
      <p className="mt-3 text-soft">
        Would you rather talk now? Call <PhoneLink />.
      </p>
    </div>
  )
}

type Answer = { sent: true } | { sent: false; title: string; detail: string; fields: FieldErrors }

/** Posts the request. Every failure has words for the visitor, a lost connection too. */
async function sendLead(values: FormData): Promise<Answer> {
  try {
    const response = await fetch('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...Object.fromEntries(leadFields.map(name => [name, textOf(values, name)])),
        marketingConsent: values.has('marketingConsent'),
        page: location.pathname,
        website: textOf(values, 'website'),
      }),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    if (response.ok) return { sent: true }
    const problem = (await response.json()) as { title: string; detail: string; fields?: FieldErrors }
    return { sent: false, title: problem.title, detail: problem.detail, fields: problem.fields ?? {} }
  } catch {
    return {
      sent: false,
      title: 'Your request was not sent',
      detail:
        'We could not reach our server. Please check your connection and try again; what you typed is still here.',
      fields: {},
    }
  }
}

function faultsOf(values: FormData): FieldErrors {
  const faults: FieldErrors = {}
  for (const name of leadFields) {
    if (!leadRules[name].test(textOf(values, name))) faults[name] = leadRules[name].message
  }
  return faults
}

function textOf(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

const isField = (target: unknown): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

function fieldOf(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name)
  return isField(field) ? field : null
}
