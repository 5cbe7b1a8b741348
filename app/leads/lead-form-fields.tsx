import { ANSWER_TEXT } from '#domain/consent/consent-text.ts'
import { leadLimits, leadServices } from '#domain/leads/lead-rules.ts'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { controlClass } from '../ui/control-class.ts'
import { Labelled, TextField } from '../ui/field.tsx'
import { ConsentFields } from './consent-fields.tsx'

const textFields = [
  { name: 'name', label: 'Full Name', type: 'text', autoComplete: 'name', wide: true },
  {
    name: 'email',
    label: 'Email Address',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    wide: true,
  },
  {
    name: 'phone',
    label: 'Phone Number',
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    wide: false,
  },
  {
    name: 'zipCode',
    label: 'ZIP Code',
    type: 'text',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    wide: false,
  },
] as const

/** The fields of the quote form. It only asks for the call about the request; advertising has a box of its own. */
export function LeadFields({ errors, values }: { errors: FieldErrors; values: Record<string, string> }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {textFields.map(({ name, wide, ...field }) => (
        <TextField
          key={name}
          {...field}
          name={name}
          maxLength={leadLimits[name]}
          error={errors[name]}
          defaultValue={values[name]}
          className={wide ? 'sm:col-span-2' : undefined}
          // Who chooses to be answered by email needs no number.
          required={name !== 'phone'}
        />
      ))}
      <Labelled label="What is it for?" error={errors.service} className="sm:col-span-2">
        {control => (
          <select
            {...control}
            name="service"
            required
            defaultValue={values.service ?? ''}
            className={controlClass}
          >
            <option value="">Choose one</option>
            {leadServices.map(service => (
              <option key={service}>{service}</option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label="How should we answer?" error={errors.answerBy} className="sm:col-span-2">
        {control => (
          <select {...control} name="answerBy" defaultValue={values.answerBy} className={controlClass}>
            <option value="call">Call me</option>
            <option value="text">Text me</option>
            <option value="email">Email me (no phone number needed)</option>
          </select>
        )}
      </Labelled>
      <ConsentFields
        defaultChecked={'marketingConsent' in values}
        callbackText={ANSWER_TEXT}
        className="sm:col-span-2"
      />
    </div>
  )
}
