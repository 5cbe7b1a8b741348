import { type SubmitEvent, useState } from 'react'
import type { BundleChoice } from '#domain/bundles/bundle.ts'
import { leadLimits } from '#domain/leads/lead-rules.ts'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { ConsentFields, useFormPace } from '../leads/leads.ts'
import { SendFault } from '../problems/send-fault.tsx'
import { showToast } from '../shell/toasts.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { TextField } from '../ui/field.tsx'
import { contactDraft } from './contact-draft.ts'
import { type BundleTaken, contactFaults, isMissing, sendBundle } from './send-bundle.ts'

const fields = [
  { name: 'name', label: 'Full Name', autoComplete: 'name', type: 'text' },
  { name: 'email', label: 'Email Address', autoComplete: 'email', type: 'email', inputMode: 'email' },
  { name: 'phone', label: 'Phone Number', autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
] as const

const missing = { title: 'Missing Information', description: 'Please fill in all contact fields.' }
const submitted = {
  title: 'Bundle Submitted Successfully!',
  description: 'A representative will contact you soon with your best bundle options.',
}
const notSent = {
  title: 'Submission Error',
  description: 'There was an error submitting your bundle. Please try again.',
}

type Refusal = { title: string; description: string; detail: string | null }

type Props = {
  choice: BundleChoice
  zipCode: string
  onSent(taken: BundleTaken): void
}

/** Step 3: whom to call about the bundle. */
export function ContactStep({ choice, zipCode, onSent }: Props) {
  const contact = contactDraft.use()
  const pace = useFormPace()
  const [sending, setSending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const refuse = (words: { title: string; description: string }, detail: string | null = null) =>
    setRefusal({ ...words, detail })

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const website = new FormData(event.currentTarget).get('website')
    setRefusal(null)
    setErrors({})
    if (isMissing(contact, false)) {
      refuse(missing)
      return
    }
    const faults = contactFaults(contact)
    setErrors(faults)
    if (Object.keys(faults).length > 0) return
    setSending(true)
    const marks = { website: typeof website === 'string' ? website : '', ...pace.marks() }
    const answer = await sendBundle(contact, choice, zipCode, marks)
    setSending(false)
    if (answer.sent) {
      showToast({ tone: 'good', ...submitted })
      onSent(answer)
      return
    }
    const ofFields = Object.entries(answer.fields).filter(([name]) =>
      fields.some(field => field.name === name),
    )
    if (ofFields.length > 0) setErrors(Object.fromEntries(ofFields))
    else refuse(notSent, answer.detail)
  }

  return (
    <form noValidate aria-label="Your contact details" {...pace.watch} onSubmit={event => void submit(event)}>
      <ErrorSummary errors={errors} />
      {refusal ? (
        <SendFault
          title={refusal.title}
          lines={[refusal.description, ...(refusal.detail ? [refusal.detail] : [])]}
        />
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        {fields.map(field => (
          <TextField
            key={field.name}
            {...field}
            value={contact[field.name]}
            maxLength={leadLimits[field.name]}
            error={errors[field.name]}
            required
            className={field.name === 'name' ? 'sm:col-span-2' : undefined}
            onChange={event => {
              const { [field.name]: _mended, ...others } = errors
              setErrors(others)
              contactDraft.edit({ [field.name]: event.currentTarget.value })
            }}
          />
        ))}
        <label className="flex items-start gap-3 sm:col-span-2">
          <input
            type="checkbox"
            name="wantsAudit"
            checked={contact.wantsAudit}
            onChange={event => contactDraft.edit({ wantsAudit: event.currentTarget.checked })}
            className="mt-0.5 size-6 shrink-0"
          />
          <span>
            Check my current bills for free
            <span className="block text-sm text-soft">
              On the call we go through what you pay today and tell you where this bundle saves money and
              where it doesn’t.
            </span>
          </span>
        </label>
        <ConsentFields
          defaultChecked={contact.marketingConsent}
          onChange={event => contactDraft.edit({ marketingConsent: event.currentTarget.checked })}
          className="sm:col-span-2"
        />
      </div>
      <Button type="submit" disabled={sending || isMissing(contact, true)} className="mt-6 w-full">
        {sending ? 'Submitting...' : 'Submit My Bundle'}
      </Button>
    </form>
  )
}
