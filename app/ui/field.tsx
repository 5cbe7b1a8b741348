import { CircleAlert } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { controlClass } from './control-class.ts'

/** What every labeled control takes. */
export type Shared = { label: string; error?: string | undefined; hint?: ReactNode; optional?: boolean }

type ControlProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

/** A labeled control with its hint and error: label above, error beside, both linked to the control for screen readers. */
export function Labelled({
  label,
  error,
  hint,
  optional,
  children,
  className,
}: Shared & { children: (control: ControlProps) => ReactNode; className?: string | undefined }) {
  const id = useId()
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
        {optional ? <span className="font-normal text-soft"> (optional)</span> : null}
      </label>
      {children({
        id,
        ...(error ? { 'aria-invalid': true as const } : {}),
        ...(described ? { 'aria-describedby': described } : {}),
      })}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}

/** What is wrong, beside what has to be changed. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm text-alarm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span>{children}</span>
    </p>
  )
}

type TextFieldProps = Shared & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>

export function TextField({ label, error, hint, optional, className, ...input }: TextFieldProps) {
  return (
    <Labelled {...{ label, error, hint, optional: optional ?? false, className }}>
      {control => <input {...control} {...input} className={controlClass} />}
    </Labelled>
  )
}
