import { Search } from 'lucide-react'
import { useState } from 'react'
import { stateBeforeZip } from '#domain/shared/state-before-zip.ts'
import { isZipCode, readZipCode, ZIP_FIELD_MAX_LENGTH, ZIP_PATTERN } from '#domain/shared/zip-code.ts'
import { ZIP_WANTED } from '#domain/shared/zip-words.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { controlClass } from '../ui/control-class.ts'
import { Labelled } from '../ui/field.tsx'

type Props = {
  zipCode: string
  onChange(zipCode: string): void
  onSubmit(zipCode: string, state: string): void
}

/** One field, so that starting is easy. Without script it leads to what is known about the ZIP. */
export function SearchZipForm({ zipCode, onChange, onSubmit }: Props) {
  const [fault, setFault] = useState<string>()
  return (
    <form
      action="/results"
      noValidate
      aria-label="Search by ZIP code"
      onSubmit={event => {
        event.preventDefault()
        // What is in the field: it may have been typed before this form was hydrated.
        const field = event.currentTarget.elements.namedItem('zip') as HTMLInputElement
        const zip = readZipCode(field.value)
        if (isZipCode(zip)) onSubmit(zip, stateBeforeZip(field.value))
        else {
          setFault(ZIP_WANTED)
          field.focus()
        }
      }}
    >
      <Labelled label="ZIP code" hint="Five digits are enough to start." error={fault}>
        {control => (
          // With large text the button goes below: five digits must fit beside it.
          <div className="flex flex-wrap gap-2">
            <input
              {...control}
              name="zip"
              value={zipCode}
              onChange={event => {
                setFault(undefined)
                onChange(event.currentTarget.value)
              }}
              required
              pattern={ZIP_PATTERN}
              maxLength={ZIP_FIELD_MAX_LENGTH}
              title="Five digits, or ZIP+4 such as 12345-6789"
              inputMode="numeric"
              autoComplete="postal-code"
              placeholder="e.g. 78701"
              className={classes(controlClass, 'flex-[999_1_8rem]')}
            />
            <Button type="submit" className="grow">
              <Search aria-hidden className="size-4.5" strokeWidth={1.75} />
              Search
            </Button>
          </div>
        )}
      </Labelled>
      <p role="status" className="sr-only">
        {fault}
      </p>
    </form>
  )
}
