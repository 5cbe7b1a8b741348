import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isPostOfficeBox } from '#domain/shared/post-office-box.ts'
import type { PostalAddress } from '#domain/shared/postal-address.ts'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { isStateCode, stateNamed } from '#domain/shared/us-states.ts'
import { fiveDigitZip, isZipCode, readZipCode, ZIP_FIELD_MAX_LENGTH } from '#domain/shared/zip-code.ts'
import { ZIP_WANTED, zipCityWords } from '#domain/shared/zip-words.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { resultsPath } from './results-address.ts'
import { searchStore } from './search-state.ts'
import { searchAddress } from './search-store.ts'
import { askZip, type ZipKnowledge, zipFault } from './zip-check.ts'

type Props = {
  address: PostalAddress
  /** The ZIP directory's answers arrive while somebody types: each change builds on what is there by then. */
  onChange(change: (address: PostalAddress) => PostalAddress): void
  onCancel(): void
  /** Something was found, and the results page shows it. */
  onFound?(): void
}

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

/** The whole address. City and state come from the ZIP and can be changed; what somebody typed isn't overwritten. */
export function FullAddressForm({ address, onChange, onCancel, onFound }: Props) {
  const navigate = useNavigate()
  const searchRuns = searchStore.use().phase === 'searching'
  const [errors, setErrors] = useState<FieldErrors>({})
  const form = useRef<HTMLFormElement>(null)
  const known = useZipKnowledge(address.zipCode, onChange)
  const zipProblem = zipFault(known, address.state)
  const cityNote = zipProblem || !known || 'refused' in known ? undefined : zipCityWords(known, address.city)
  const [checking, setChecking] = useState(false)
  const searching = searchRuns || checking
  // On the results page, the plans of the ZIP are there already.
  const zipCode = readZipCode(address.zipCode)
  const zipSearched = !onFound && isZipCode(zipCode) ? zipCode : null
  const focus = useCallback(
    (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus(),
    [],
  )
  // What comes first: whoever goes on by keyboard passes the way to the plans, if there is one.
  useEffect(() => form.current?.querySelector<HTMLElement>('a, [name="street"]')?.focus(), [])
  // Fields can be focused only once they are enabled again.
  const [refused, setRefused] = useState<string>()
  useEffect(() => {
    if (refused && !checking) focus(refused)
    if (refused) setRefused(undefined)
  }, [refused, checking, focus])

  // A ZIP that turns out to be wrong is what to fix, as long as nothing else was started.
  useEffect(() => {
    const at = document.activeElement
    const isAtStreet = at instanceof HTMLInputElement && at.name === 'street' && at.value === ''
    // The link to the plans that had the focus is gone.
    if (zipProblem && (isAtStreet || at === document.body)) focus('zipCode')
  }, [zipProblem, focus])

  const submit = async () => {
    setChecking(true)
    const answer = isZipCode(zipCode) ? await askZip(zipCode) : null
    setChecking(false)
    // Pressed before the ZIP was known: wait for what it fills in. Later, a blank is what somebody wants.
    const whole = known ? address : filledIn(address, answer)
    const faults = addressErrors(whole, answer)
    setErrors(faults)
    const [first] = Object.keys(faults)
    const wrong = first ?? (zipFault(answer, whole.state) && 'zipCode')
    if (wrong) {
      setRefused(wrong)
      return
    }
    const typed = {
      street: whole.street.trim(),
      city: whole.city.trim(),
      state: whole.state.trim(),
      zipCode: readZipCode(whole.zipCode),
    }
    if (await searchAddress(typed, navigate)) onFound?.()
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label="Search by address"
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      {Object.keys(errors).length > 0 && isAnyBlank(address) ? (
        <p role="alert" className="mb-4 rounded-control border border-alarm px-3 py-2 text-sm">
          <strong>Missing information:</strong> Please fill in all address fields
        </p>
      ) : null}
      {zipSearched && !zipProblem ? (
        <div className="mb-5 border-b border-line pb-5">
          <Link to={resultsPath(zipSearched)} className={buttonClass('secondary', 'w-full')}>
            Show plans for {fiveDigitZip(zipSearched)}
          </Link>
          <p className="mt-3 text-sm text-soft">
            Or add your street, so we can check closer to your home where our data goes that far.
          </p>
        </div>
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
            error={errors[name] ?? (name === 'zipCode' ? zipProblem : undefined)}
            required
            hint={name === 'zipCode' ? cityNote : undefined}
            {...(name === 'zipCode' ? { inputMode: 'numeric' as const } : {})}
            onChange={event => {
              const { [name]: _fixed, ...others } = errors
              setErrors(others)
              const { value } = event.currentTarget
              onChange(now => ({ ...now, [name]: value }))
            }}
          />
        ))}
      </fieldset>
      <p role="status" className="sr-only">
        {zipProblem ?? cityNote}
      </p>
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

const STREET_WANTED = 'Internet is installed at a home: enter its street address, not a PO Box.'
const STATE_WANTED = 'We do not know this state. Enter it like TX or Texas.'

const isAnyBlank = (address: PostalAddress) => fields.some(({ name }) => address[name].trim() === '')

function addressErrors(address: PostalAddress, known: ZipKnowledge): FieldErrors {
  const errors: FieldErrors = {}
  for (const { name, label } of fields) {
    if (address[name].trim() === '') errors[name] = `${label} is missing`
  }
  if (!errors.street && isPostOfficeBox(address.street)) errors.street = STREET_WANTED
  // Palau and its neighbors have ZIP codes and are no states of ours.
  const isElsewhere = known && 'state' in known && !isStateCode(known.state)
  if (!errors.state && !isElsewhere && !stateNamed(address.state)) errors.state = STATE_WANTED
  if (!errors.zipCode && !isZipCode(readZipCode(address.zipCode))) errors.zipCode = ZIP_WANTED
  return errors
}

/** The address with the city and state of its ZIP, each only if it is empty and nobody is typing in it. */
function filledIn(address: PostalAddress, known: ZipKnowledge, typing?: string | null): PostalAddress {
  if (!known || 'refused' in known) return address
  return {
    ...address,
    city: address.city || (typing === 'city' ? '' : known.city),
    state: address.state || (typing === 'state' ? '' : known.state),
  }
}

/** Fills in city and state once per ZIP; returns what is known about the ZIP. */
function useZipKnowledge(typed: string, onChange: Props['onChange']): ZipKnowledge {
  const [known, setKnown] = useState<ZipKnowledge>(null)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  })
  const zipCode = readZipCode(typed)
  const zip = isZipCode(zipCode) ? fiveDigitZip(zipCode) : null
  useEffect(() => {
    setKnown(null)
    if (!zip) return
    let left = false
    void askZip(zip).then(answer => {
      if (left) return
      setKnown(answer)
      // Nothing gets in the way of what somebody is about to type.
      const typing = document.activeElement?.getAttribute('name')
      change.current(now => filledIn(now, answer, typing))
    })
    return () => {
      left = true
    }
  }, [zip])
  return known
}
