import { CircleAlert, LoaderCircle } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { ZIP_FIELD_MAX_LENGTH, ZIP_PATTERN } from '#domain/shared/zip-code.ts'
import { Button } from '../ui/button.tsx'
import { controlClass } from '../ui/control-class.ts'
import type { ZipCheck } from './use-zip-check.ts'

type Props = {
  /** Without script the page opens again with the ZIP in its address. */
  path: string
  check: ZipCheck
  /** Where the ZIP in the page's address is, for those without script. */
  place: string | null
  onChange(zipCode: string): void
  onSubmit(zipCode: string): void
  /** Somebody is about to use the form. */
  onNear(): void
}

/** Where the ZIP is typed and sent. */
export function ZipCheckForm({ path, check, place, onChange, onSubmit, onNear }: Props) {
  const { zipCode, phase, fault, byHand, confirmed } = check
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (fault && byHand) field.current?.focus()
  }, [fault, byHand])
  return (
    <form
      action={path}
      noValidate
      aria-label="Check packages by ZIP code"
      onFocus={onNear}
      onSubmit={event => {
        event.preventDefault()
        // What is in the field: it may have been typed before this form was hydrated.
        if (field.current) onSubmit(field.current.value.trim())
      }}
      className="rounded-card border border-line bg-surface p-5 shadow-soft sm:p-6"
    >
      <label htmlFor={id} className="mb-1.5 block font-medium">
        ZIP code
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          name="zipCode"
          value={zipCode}
          onChange={event => onChange(event.currentTarget.value)}
          required
          pattern={ZIP_PATTERN}
          maxLength={ZIP_FIELD_MAX_LENGTH}
          title="Five digits, or ZIP+4 such as 12345-6789"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="e.g. 78701"
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-fault`}
          className={`${controlClass} min-w-0 grow basis-40 sm:w-auto`}
        />
        <Button type="submit" className="grow sm:grow-0">
          Check packages
        </Button>
      </div>
      {/* These two are always there, so that readers tell of what comes into them. */}
      <p id={`${id}-fault`} role="alert" className="text-sm text-alarm">
        {fault ? (
          <span className="mt-1.5 flex items-start gap-1.5">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
            {fault}
          </span>
        ) : null}
      </p>
      {place ? (
        <p className="mt-3 hidden text-sm scripting-none:block">
          Packages for {place} are below. Choosing among them and adding internet needs JavaScript; without
          it, call to order.
        </p>
      ) : null}
      <div role="status" className="scripting-none:hidden">
        {phase === 'checking' ? (
          <p className="mt-3 flex items-center gap-2.5 font-medium">
            <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin text-lamp" strokeWidth={1.75} />
            Checking package availability...
          </p>
        ) : null}
        {confirmed && phase === 'confirmed' ? (
          <p className="mt-3 text-sm text-soft">Packages for {confirmed.place} are below.</p>
        ) : null}
      </div>
    </form>
  )
}
