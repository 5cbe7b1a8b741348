import { type RefObject, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { FIVE_DIGITS_WANTED, isZipCode, readZipCode, ZIP_FIELD_MAX_LENGTH } from '#domain/shared/zip-code.ts'
import { Button } from '../ui/button.tsx'
import { controlClass } from '../ui/control-class.ts'

type Props = {
  zip: string
  label: string
  button: string
  fault?: string | null
  field: RefObject<HTMLInputElement | null>
}

/**
 * Asks for a ZIP code and shows what is known about it, under the filters and in the order that were chosen; plans picked for
 * comparing stay where they are sold. Without script the browser sends it to this page itself.
 */
export function ZipForm({ zip, label, button, fault: given = null, field }: Props) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const id = useId()
  const [typed, setTyped] = useState(zip)
  const [fault, setFault] = useState(given)
  return (
    <form
      action="/results"
      aria-label={label}
      onSubmit={event => {
        // What is in the field: it may have been typed before this form was hydrated.
        const value = field.current?.value ?? ''
        const valid = isZipCode(readZipCode(value))
        // Offline it is left to the browser, which the shell stops (stay-while-offline).
        if (valid && !navigator.onLine) return
        event.preventDefault()
        if (valid) {
          const query = new URLSearchParams(search)
          // As it was typed: the server checks a state that stands before it.
          query.set('zip', value.trim())
          query.delete('view')
          void navigate({ search: `?${query}` })
        } else {
          setFault(FIVE_DIGITS_WANTED)
          field.current?.focus()
        }
      }}
    >
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          ref={field}
          name="zip"
          value={typed}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={event => {
            setTyped(event.currentTarget.value)
            setFault(null)
          }}
          maxLength={ZIP_FIELD_MAX_LENGTH}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="e.g. 78701"
          // Room for five digits; with larger text the button goes below.
          className={`${controlClass} w-auto min-w-0 grow basis-36`}
        />
        <Button type="submit" look="secondary" className="shrink-0">
          {button}
        </Button>
      </div>
      {fault ? (
        <p id={`${id}-fault`} className="mt-1.5 text-sm text-alarm">
          {fault}
        </p>
      ) : null}
    </form>
  )
}
