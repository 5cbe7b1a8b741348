import { useState } from 'react'
import { FIVE_DIGITS_WANTED, isZipCode, readZipCode, ZIP_FIELD_MAX_LENGTH } from '#domain/shared/zip-code.ts'
import { useKnownZip } from '../search/search.ts'
import { Button } from '../ui/button.tsx'
import { controlClass } from '../ui/control-class.ts'
import { Labelled } from '../ui/field.tsx'

type Props = { zip: string; fault: string | null; onShow(zip: string): void }

/**
 * Asks for the ZIP code to show plans for, and offers the last one used in this browser. Part of the filter form, so
 * without script it is sent with it.
 */
export function ZipField({ zip, fault, onShow }: Props) {
  const known = useKnownZip()
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  const value = typed ?? (zip || known)
  const error = refused ? FIVE_DIGITS_WANTED : (fault ?? undefined)
  const show = (form: HTMLFormElement | null) => {
    const isRead = isZipCode(readZipCode(value))
    setRefused(!isRead)
    if (!isRead) return
    // Offline the form is sent as without script, and the shell keeps the page (stay-while-offline).
    if (!navigator.onLine) return form?.requestSubmit()
    onShow(value.trim())
  }
  return (
    <Labelled label="ZIP code" error={error} className="w-full">
      {control => (
        <span className="flex gap-3">
          <input
            {...control}
            name="zip"
            value={value}
            onChange={event => setTyped(event.currentTarget.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              show(event.currentTarget.form)
            }}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={ZIP_FIELD_MAX_LENGTH}
            className={`${controlClass} max-w-36`}
          />
          <Button look="secondary" onClick={event => show(event.currentTarget.form)}>
            Show plans here
          </Button>
        </span>
      )}
    </Labelled>
  )
}
