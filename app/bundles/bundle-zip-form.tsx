import { CircleAlert, LoaderCircle, MapPin } from 'lucide-react'
import { useId } from 'react'
import { bundleZipDigits, isBundleZip } from '#domain/bundles/bundle-address.ts'
import { CallLink } from '../contact/call-link.tsx'
import { Button } from '../ui/button.tsx'
import { controlClass } from '../ui/control-class.ts'
import type { ZipStep } from './use-zip-step.ts'
import type { ZipFault } from './zip-outcome.ts'

type Props = {
  step: ZipStep
  onType(zipCode: string): void
  onCheck(): void
  onSkip(): void
  /** Somebody is about to use the form. */
  onNear(): void
}

/** Step 1: where the home is, so that the builder can mark what is not sold there. */
export function BundleZipForm({ step, onType, onCheck, onSkip, onNear }: Props) {
  const { typed, phase, fault, mistake, servicesShown } = step
  const id = useId()
  const checking = phase === 'checking'
  return (
    <form
      aria-label="Check availability by ZIP code"
      className="scripting-none:hidden"
      onFocus={onNear}
      onSubmit={event => {
        event.preventDefault()
        onCheck()
      }}
    >
      <label htmlFor={id} className="mb-1.5 block font-medium">
        ZIP code
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          name="zip"
          value={typed}
          onChange={event => onType(bundleZipDigits(event.currentTarget.value))}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="e.g. 78701"
          aria-invalid={mistake ? true : undefined}
          aria-describedby={`${id}-mistake`}
          className={`${controlClass} w-auto min-w-0 grow basis-36`}
        />
        <Button type="submit" disabled={!isBundleZip(typed) || checking} className="grow sm:grow-0">
          {checking ? 'Checking...' : 'Check Availability'}
        </Button>
      </div>
      {/* These are always there, so that readers tell of what comes into them. */}
      <p id={`${id}-mistake`} role="alert" className="text-sm text-alarm">
        {mistake ? (
          <span className="mt-1.5 flex items-start gap-1.5">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
            {mistake}
          </span>
        ) : null}
      </p>
      <div role="status">
        <CheckedWords step={step} />
      </div>
      <div role="alert">{fault ? <Fault fault={fault} onSkip={servicesShown ? null : onSkip} /> : null}</div>
    </form>
  )
}

function CheckedWords({ step: { phase, checked, mistake } }: { step: ZipStep }) {
  if (phase === 'checking') {
    return (
      <p className="mt-3 flex items-center gap-2.5">
        <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin text-lamp" strokeWidth={1.75} />
        Checking what’s sold there...
      </p>
    )
  }
  // Beside a ZIP code that is refused, what was found at the one before would seem to be about it.
  if (!checked || mistake) return null
  return (
    <p className="mt-3 flex items-start gap-2 text-sm text-soft">
      <MapPin aria-hidden className="mt-0.5 size-4 shrink-0 text-good" strokeWidth={1.75} />
      <span>{checked.found}</span>
    </p>
  )
}

function Fault({ fault: { title, text }, onSkip }: { fault: ZipFault; onSkip: (() => void) | null }) {
  return (
    <div className="mt-4 rounded-control border border-alarm p-4">
      <p className="font-semibold">{title}</p>
      {text ? <p className="text-soft">{text}</p> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        {onSkip ? (
          <Button look="secondary" onClick={onSkip}>
            Build without the check
          </Button>
        ) : null}
        <CallLink label="Call {phone}" />
      </div>
    </div>
  )
}
