import { Link } from 'react-router'
import { CALLBACK_TEXT, marketingConsentText } from '#domain/leads/consent-text.ts'
import { leadLimits, leadServices } from '#domain/leads/lead-rules.ts'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { controlClass, Labelled, TextField } from '../ui/field.tsx'
import { useSettings } from './settings.ts'

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
  { name: 'phone', label: 'Phone Number', type: 'tel', autoComplete: 'tel', inputMode: 'tel', wide: false },
  {
    name: 'zipCode',
    label: 'ZIP Code',
    type: 'text',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    wide: false,
  },
] as const

const textLink = 'text-signal underline underline-offset-4 hover:text-ink'

/** What the quote form asks for. Only the call about the request goes with it; advertising is a box of its own. */
export function LeadFields({
  errors,
  values,
  onStart,
}: {
  errors: FieldErrors
  values: Record<string, string>
  onStart: () => void
}) {
  const { salesPhone } = useSettings()
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
          onFocus={onStart}
          required
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
      <div aria-hidden className="sr-only">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <label className="flex items-start gap-3 text-sm text-soft sm:col-span-2">
        <input
          type="checkbox"
          name="marketingConsent"
          defaultChecked={'marketingConsent' in values}
          className="mt-0.5 size-6 shrink-0"
        />
        <span>{marketingConsentText(salesPhone)}</span>
      </label>
      <p className="text-sm text-soft sm:col-span-2">
        {CALLBACK_TEXT} See our{' '}
        <Link to="/terms" className={textLink}>
          Terms
        </Link>{' '}
        and{' '}
        <Link to="/privacy" className={textLink}>
          Privacy policy
        </Link>
        .
      </p>
    </div>
  )
}
