import { Link } from 'react-router'
import { CALLBACK_TEXT, marketingConsentText } from '#domain/leads/consent-text.ts'
import { type LeadField, leadLimits, leadServices } from '#domain/leads/lead-rules.ts'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { controlClass, Labelled, TextField } from '../ui/field.tsx'
import { useSettings } from './settings.ts'

/** The fields as the visitor knows them, in the order of the form. */
export const leadLabels: Record<LeadField, string> = {
  name: 'Full name',
  email: 'Email address',
  phone: 'Phone number',
  zipCode: 'ZIP code',
  service: 'What is it for?',
}

const textFields = [
  { name: 'name', type: 'text', autoComplete: 'name', wide: true },
  { name: 'email', type: 'email', autoComplete: 'email', inputMode: 'email', wide: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel', inputMode: 'tel', wide: false },
  { name: 'zipCode', type: 'text', autoComplete: 'postal-code', inputMode: 'numeric', wide: false },
] as const

/** The id of the place where a field stands, for links to it. */
export const leadAnchor = (name: LeadField) => `lead-${name}`

const textLink = 'text-signal underline underline-offset-4 hover:text-ink'

/** What the quote form asks for. Only the call about the request goes with it; advertising is a box of its own. */
export function LeadFields({ errors, onStart }: { errors: FieldErrors; onStart: () => void }) {
  const { salesPhone } = useSettings()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {textFields.map(({ name, wide, ...field }) => (
        <div key={name} id={leadAnchor(name)} className={wide ? 'sm:col-span-2' : undefined}>
          <TextField
            {...field}
            name={name}
            label={leadLabels[name]}
            maxLength={leadLimits[name]}
            error={errors[name]}
            onFocus={onStart}
            required
          />
        </div>
      ))}
      <div id={leadAnchor('service')} className="sm:col-span-2">
        <Labelled label={leadLabels.service} error={errors.service}>
          {control => (
            <select {...control} name="service" required defaultValue="" className={controlClass}>
              <option value="">Choose one</option>
              {leadServices.map(service => (
                <option key={service}>{service}</option>
              ))}
            </select>
          )}
        </Labelled>
      </div>
      <div aria-hidden className="sr-only">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <label className="flex items-start gap-3 text-sm text-soft sm:col-span-2">
        <input type="checkbox" name="marketingConsent" className="mt-0.5 size-6 shrink-0" />
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
