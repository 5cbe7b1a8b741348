import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { answerWays } from '#domain/callbacks/answer-ways.ts'
import { type LeadField, leadFields, leadRules, phoneFault } from '#domain/leads/lead-rules.ts'
import { phoneWords } from '#domain/shared/phone-digits.ts'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { UNREACHABLE } from '#domain/shared/problem-words.ts'
import { callApi } from '../operations/call-api.ts'
import { SendFault } from '../problems/send-fault.tsx'
import { useKnownZip } from '../search/search.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { forgetKeptFields, useKeptFields } from '../ui/use-kept-fields.ts'
import { useFormPace } from './form-pace.ts'
import { LeadFields } from './lead-form-fields.tsx'
import { LeadThanks, PromisedTime, type Thanks } from './lead-thanks.tsx'

const SEND_TIMEOUT_MS = 20_000
const DRAFT_KEY = 'plainwire-quote-draft'
/** Not what somebody agrees to: that is asked again. */
const keptNames = [...leadFields, 'answerBy']

/** Why a request wasn't sent: errors of fields, or one error of the whole form. Each failure has its own number. */
type Refusal = { attempt: number; errors: FieldErrors; title: string; detail: string }

/** What a page without script was posted with: the typed values and their errors. */
type Given = { values?: Record<string, string>; errors?: FieldErrors }

const NO_REFUSAL: Refusal = { attempt: 0, errors: {}, title: '', detail: '' }

/**
 * The quote form that several pages share: asks for one call about a request. The fields belong to the browser, so
 * whatever happens, what was typed stays.
 */
export function LeadForm({ values: given = {}, errors: found = {} }: Given) {
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const pace = useFormPace()
  const keepTyped = useKeptFields(form, { key: DRAFT_KEY, names: keptNames })
  const [refusal, setRefusal] = useState<Refusal>({ ...NO_REFUSAL, errors: found })
  const [phase, setPhase] = useState<'open' | 'sending' | 'sent'>('open')
  const knownZip = useKnownZip()
  // Nobody types a ZIP code twice. After `useKeptFields`, which puts back what was typed here.
  useEffect(() => {
    const zip = form.current?.elements.namedItem('zipCode')
    if (isField(zip) && zip.value === '') zip.value = knownZip
  }, [knownZip])
  const [thanks, setThanks] = useState<Thanks>({})
  const { attempt, errors, title, detail } = refusal

  const refuse = (reason: Omit<Refusal, 'attempt'>) => {
    setRefusal({ ...reason, attempt: attempt + 1 })
    setPhase('open')
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (phase !== 'open') return
    const values = new FormData(event.currentTarget)
    const faults = faultsOf(values)
    if (Object.keys(faults).length > 0) {
      refuse({ errors: faults, title: '', detail: '' })
      return
    }
    setRefusal({ ...NO_REFUSAL, attempt })
    setPhase('sending')
    PromisedTime.prepare()
    const answer = await sendLead(values, pace.marks())
    if (!answer.sent) return refuse(answer)
    setThanks({
      callPage: answer.callPage,
      instead: answer.instead,
      promise: answer.promise,
      answer: answerOf(values),
      byEmail: textOf(values, 'answerBy') === 'email',
    })
    forgetKeptFields(DRAFT_KEY)
    setPhase('sent')
  }

  const clearError = (name: string) => {
    if (!errors[name]) return
    const { [name]: _mended, ...others } = errors
    setRefusal({ ...refusal, errors: others })
  }

  if (phase === 'sent') return <LeadThanks {...thanks} />
  return (
    <form
      ref={form}
      // Without script, or before it runs, the browser posts the form to a page that does the same.
      action="/quote"
      method="post"
      noValidate
      aria-label="Request a quote"
      {...pace.watch}
      onSubmit={event => void submit(event)}
      onInput={({ target }) => {
        keepTyped()
        if (isField(target)) clearError(target.name)
      }}
      className="rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8"
    >
      <ErrorSummary key={attempt} errors={errors} />
      {title ? <SendFault key={`fault-${attempt}`} title={title} lines={[detail]} /> : null}
      <input type="hidden" name="page" value={pathname} />
      <LeadFields {...{ errors }} values={given} />
      <Button
        type="submit"
        aria-disabled={phase === 'sending'}
        className="mt-6 w-full aria-disabled:cursor-progress aria-disabled:opacity-60"
      >
        {phase === 'sending' ? 'Sending...' : 'Request my quote'}
      </Button>
    </form>
  )
}

const answerOf = (values: FormData): string => {
  const way = textOf(values, 'answerBy')
  if (way === 'email') return `will email you at ${textOf(values, 'email')} about this request`
  return `will ${way === 'text' ? 'text' : 'call'} you at ${phoneWords(textOf(values, 'phone'))} about this request`
}

const notSent = {
  sent: false,
  errors: {},
  title: 'Your request was not sent',
  detail: UNREACHABLE,
} as const

/** Posts the request. Every failure has a message for the visitor, including a lost connection. */
async function sendLead(
  values: FormData,
  marks: object,
): Promise<
  | ({ sent: true } & Pick<Thanks, 'callPage' | 'instead' | 'promise'>)
  | ({ sent: false } & Omit<Refusal, 'attempt'>)
> {
  try {
    const answer = await callApi(
      'POST /api/leads',
      {
        ...leadOf(values),
        answerBy: answerWays.find(way => way === textOf(values, 'answerBy')) ?? 'call',
        marketingConsent: values.has('marketingConsent'),
        page: location.pathname,
        website: textOf(values, 'website'),
        ...marks,
      },
      { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) },
    )
    if (answer.ok) {
      const { callPage, instead, answerBy: promise } = answer.value
      return { sent: true, callPage, instead, promise }
    }
    const { fields: errors = {}, title = notSent.title, detail = notSent.detail } = answer.problem ?? {}
    if (leadFields.some(name => errors[name])) return { sent: false, errors, title: '', detail: '' }
    return { ...notSent, title, detail }
  } catch {
    return notSent
  }
}

const leadOf = (values: FormData) =>
  Object.fromEntries(leadFields.map(name => [name, textOf(values, name)])) as Record<LeadField, string>

function faultsOf(values: FormData): FieldErrors {
  const faults: FieldErrors = {}
  for (const name of leadFields) {
    const text = textOf(values, name)
    const fault =
      name === 'phone'
        ? phoneFault(text, textOf(values, 'answerBy'))
        : leadRules[name].test(text)
          ? null
          : leadRules[name].message
    if (fault) faults[name] = fault
  }
  return faults
}

function textOf(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

const isField = (target: unknown): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement
