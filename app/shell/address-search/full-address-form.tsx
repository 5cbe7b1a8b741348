import { useEffect, useRef, useState } from 'react'
import type { PostalAddress } from '#domain/shared/postal-address.ts'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { isZipCode, ZIP_FIELD_MAX_LENGTH } from '#domain/shared/zip-code.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { showToast } from '../toasts.ts'
import { searchAddress, searchStore } from './search-store.ts'

type Props = { address: PostalAddress; onChange(address: PostalAddress): void; onCancel(): void }

const missing = { title: 'Missing information', description: 'Please fill in all address fields' }

const fields = [
  { name: 'street', label: 'Street', autoComplete: 'address-line1', maxLength: 120, wide: true },
  { name: 'city', label: 'City', autoComplete: 'address-level2', maxLength: 60, wide: true },
  { name: 'state', label: 'State', autoComplete: 'address-level1', maxLength: 30, wide: false },
  {
    name: 'zipCode',
    label: 'ZIP',
    autoComplete: 'postal-code',
    maxLength: ZIP_FIELD_MAX_LENGTH,
    wide: false,
  },
] as const

/** The whole address. City and state come from the ZIP and may be changed; what somebody typed is not overwritten. */
export function FullAddressForm({ address, onChange, onCancel }: Props) {
  const searching = searchStore.use().phase === 'searching'
  const [errors, setErrors] = useState<FieldErrors>({})
  const form = useRef<HTMLFormElement>(null)
  const filledFromZip = useZipPlace(address, onChange)
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name="street"]')?.focus(), [])

  const submit = () => {
    const faults = addressErrors(address)
    setErrors(faults)
    const [first] = Object.keys(faults)
    if (first) {
      showToast({ tone: 'alarm', ...missing })
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    void searchAddress({
      street: address.street.trim(),
      city: address.city.trim(),
      state: address.state.trim(),
      zipCode: address.zipCode.trim(),
    })
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label="Search by address"
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      {Object.keys(errors).length > 0 ? (
        <p role="alert" className="mb-4 rounded-control border border-alarm px-3 py-2 text-sm">
          <strong>{missing.title}:</strong> {missing.description}
        </p>
      ) : null}
      <fieldset disabled={searching} className="grid grid-cols-2 gap-4">
        <legend className="sr-only">Your address</legend>
        {fields.map(({ name, wide, ...field }) => (
          <TextField
            key={name}
            {...field}
            name={name}
            className={wide ? 'col-span-2' : undefined}
            value={address[name]}
            error={errors[name]}
            required
            {...(name === 'zipCode' ? { inputMode: 'numeric' as const } : {})}
            hint={name === 'zipCode' ? filledFromZip : undefined}
            onChange={event => {
              const { [name]: _fixed, ...others } = errors
              setErrors(others)
              onChange({ ...address, [name]: event.currentTarget.value })
            }}
          />
        ))}
      </fieldset>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" disabled={searching} className="grow">
          {searching ? 'Searching...' : 'Search'}
        </Button>
        <Button look="secondary" disabled={searching} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function addressErrors(address: PostalAddress): FieldErrors {
  const errors: FieldErrors = {}
  for (const { name, label } of fields) {
    if (address[name].trim() === '') errors[name] = `${label} is missing`
  }
  if (!errors.zipCode && !isZipCode(address.zipCode.trim())) errors.zipCode = 'Enter a 5-digit ZIP code'
  return errors
}

/** Fills city and state once for each ZIP, where they are empty; answers what there is to say about the ZIP. */
function useZipPlace(address: PostalAddress, onChange: Props['onChange']): string | undefined {
  const [hint, setHint] = useState<string>()
  const current = useRef({ address, onChange })
  useEffect(() => {
    current.current = { address, onChange }
  })
  const zip = isZipCode(address.zipCode.trim()) ? address.zipCode.trim().slice(0, 5) : null
  useEffect(() => {
    setHint(undefined)
    if (!zip) return
    const stop = new AbortController()
    fetch(`/api/zip/${zip}`, { signal: stop.signal })
      .then(async response => {
        if (response.status === 404) setHint('We do not know this ZIP code. Please check it.')
        if (!response.ok) return
        const place = (await response.json()) as { city: string; state: string }
        const { address: typed, onChange: change } = current.current
        if (typed.city === '' && typed.state === '')
          change({ ...typed, city: place.city, state: place.state })
      })
      // The place is a convenience: without it the visitor types city and state.
      .catch(() => {})
    return () => stop.abort()
  }, [zip])
  return hint
}
