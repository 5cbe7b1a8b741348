import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import { isZipCode, ZIP_FIELD_MAX_LENGTH } from '#domain/shared/zip-code.ts'
import { keepLastZip, resultsPath } from '../search/search.ts'
import { Button } from '../ui/button.tsx'
import { controlClass, Labelled } from '../ui/field.tsx'

const NOT_A_ZIP = 'Enter a ZIP code of five digits, such as 78701.'

type Props = {
  zip: string
  label: string
  button: string
  fault?: string | null
  field: RefObject<HTMLInputElement | null>
}

/** Asks for a ZIP code and shows what is known of it. Without script the browser sends it to this page itself. */
export function ZipForm({ zip, label, button, fault: given = null, field }: Props) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(zip)
  const [fault, setFault] = useState(given)
  return (
    <form
      action="/results"
      noValidate
      aria-label={label}
      onSubmit={event => {
        event.preventDefault()
        // What stands in the field: it may have been typed before this form was taken over.
        const value = field.current?.value.trim() ?? ''
        if (isZipCode(value)) {
          keepLastZip(value)
          void navigate(resultsPath(value))
        } else {
          setFault(NOT_A_ZIP)
          field.current?.focus()
        }
      }}
    >
      <Labelled label={label} error={fault ?? undefined}>
        {control => (
          <div className="flex gap-2">
            <input
              {...control}
              ref={field}
              name="zip"
              value={typed}
              onChange={event => {
                setTyped(event.currentTarget.value)
                setFault(null)
              }}
              maxLength={ZIP_FIELD_MAX_LENGTH}
              inputMode="numeric"
              autoComplete="postal-code"
              placeholder="e.g. 78701"
              className={controlClass}
            />
            <Button type="submit" look="secondary" className="shrink-0">
              {button}
            </Button>
          </div>
        )}
      </Labelled>
    </form>
  )
}
