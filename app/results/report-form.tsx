import { useEffect, useId, useRef, useState } from 'react'
import type { LookupPlace } from '#domain/availability/lookup-result.ts'
import {
  REPORT_NOTE_MAX_LENGTH,
  type ReportKind,
  reportKinds,
} from '#domain/availability/reports/report-kinds.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { sendReport } from './send-report.ts'

export type ReportedEntry = {
  place: LookupPlace
  name: string
  fccProviderId?: number | undefined
  providerId?: string | undefined
  /** The plan in whose row it stands. */
  planId?: string
  /** For an entry that has neither: the county figures know it only by name. */
  operatorName?: string | undefined
}

type Props = ReportedEntry & { open: boolean; onClose(): void; onSent(): void }

type Step = 'open' | 'sending' | 'sent'

/** What is wrong with an entry, and an optional note. What was typed stays when sending fails or the form is closed. */
export function ReportForm({
  place,
  name,
  fccProviderId,
  providerId,
  planId,
  operatorName,
  open,
  onClose,
  onSent,
}: Props) {
  const [step, setStep] = useState<Step>('open')
  const [kind, setKind] = useState<ReportKind>()
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()
  const [missing, setMissing] = useState(false)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (open && step === 'open') form.current?.querySelector('input')?.focus()
    if (step === 'sent') thanks.current?.focus()
  }, [open, step])

  // Prices are shown only for what we sell.
  const kinds = Object.entries(reportKinds).filter(([value]) => value !== 'price' || providerId !== undefined)

  const send = async () => {
    if (!kind) {
      setMissing(true)
      form.current?.querySelector('input')?.focus()
      return
    }
    setStep('sending')
    setFault(undefined)
    const refusal = await sendReport(place, { fccProviderId, providerId, planId, operatorName, kind, note })
    setFault(refusal ?? undefined)
    setStep(refusal === null ? 'sent' : 'open')
    if (refusal === null) onSent()
  }

  if (step === 'sent') {
    return (
      <p ref={thanks} tabIndex={-1} role="status" className="basis-full text-sm outline-none">
        Thank you. We count what you told us about {name} with the reports of others.
      </p>
    )
  }
  if (!open) return null
  return (
    <form
      ref={form}
      noValidate
      aria-label={`Report on ${name}`}
      className="mt-1 mb-2 basis-full rounded-control border border-edge p-4"
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <fieldset disabled={step === 'sending'} aria-describedby={missing ? `${id}-missing` : undefined}>
        <legend className="font-semibold">What is wrong with {name}?</legend>
        <div className="@3xl:flex @3xl:flex-wrap @3xl:gap-x-8">
          {kinds.map(([value, words]) => (
            <label key={value} className="flex min-h-9 items-center gap-2.5">
              <input
                type="radio"
                name={`${id}-kind`}
                value={value}
                checked={kind === value}
                onChange={() => {
                  setKind(value as ReportKind)
                  setMissing(false)
                  setFault(undefined)
                }}
                className="size-5 shrink-0"
              />
              {words}
            </label>
          ))}
        </div>
        {missing ? (
          <div role="alert">
            <FieldError id={`${id}-missing`}>Choose what is wrong.</FieldError>
          </div>
        ) : null}
        <div className="mt-2">
          <TextArea
            label="Note"
            optional
            rows={2}
            maxLength={REPORT_NOTE_MAX_LENGTH}
            hint={`Up to ${REPORT_NOTE_MAX_LENGTH} characters.`}
            value={note}
            onChange={event => setNote(event.currentTarget.value)}
          />
        </div>
      </fieldset>
      {fault ? (
        <div role="alert">
          <FieldError id={`${id}-fault`}>{fault}</FieldError>
        </div>
      ) : null}
      <p className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" disabled={step === 'sending'}>
          {step === 'sending' ? 'Sending...' : 'Send report'}
        </Button>
        <Button look="quiet" disabled={step === 'sending'} onClick={onClose}>
          Cancel
        </Button>
      </p>
    </form>
  )
}
