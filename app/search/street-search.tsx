import { useEffect, useState } from 'react'
import type { Precision } from '#domain/availability/lookup-result.ts'
import { NO_SINGLE_STREETS } from '#domain/availability/street-words.ts'
import type { PostalAddress } from '#domain/shared/postal-address.ts'
import { later } from '../first-load/later.tsx'
import { knownPlace } from './known-place.ts'
import { SearchFault } from './search-fault.tsx'
import { forgetTypedAddress, keepTypedAddress, readTypedAddress } from './typed-address.ts'

export { searchAgain } from './search-store.ts'

const FullAddressForm = later(() => import('./full-address-form.tsx').then(module => module.FullAddressForm))

type Props = {
  /** The address that was already searched for, if there is one. */
  address: PostalAddress | null
  place: { city: string; state: string; zipCode: string }
  /** Of the answer so far: the data of a county tell no streets apart. */
  precision: Precision
  onCancel(): void
  onFound(): void
}

/**
 * The whole address, when the ZIP is already known: it starts with what was being typed when it was last left, or else with
 * the last street searched there in this browser. Escape leaves it, like its button.
 */
export function StreetSearch({ address: given, place, precision, onCancel, onFound }: Props) {
  const [address, setAddress] = useState(
    () => leftAddress(place) ?? given ?? keptAddress(place) ?? blankAddress(place),
  )
  // The messages for a failed search must be there without a connection.
  useEffect(() => SearchFault.prepare(), [])
  const cancel = () => {
    if (address.street.trim()) keepTypedAddress(address)
    onCancel()
  }
  return (
    <div
      className="rounded-card border border-line bg-surface p-5 shadow-soft"
      onKeyDown={event => {
        if (event.key === 'Escape') cancel()
      }}
    >
      {precision === 'county' && !given ? <p className="mb-3">{NO_SINGLE_STREETS}.</p> : null}
      <FullAddressForm
        waiting={<p className="py-6 text-soft">One moment ...</p>}
        address={address}
        onChange={setAddress}
        onCancel={cancel}
        onFound={() => {
          forgetTypedAddress()
          onFound()
        }}
      />
      <SearchFault />
    </div>
  )
}

function leftAddress({ zipCode }: Props['place']): PostalAddress | null {
  const typed = readTypedAddress()
  return typed?.zipCode === zipCode ? typed : null
}

function keptAddress({ zipCode }: Props['place']): PostalAddress | null {
  const known = knownPlace()
  return known?.zipCode === zipCode ? known.address : null
}

const blankAddress = ({ city, state, zipCode }: Props['place']): PostalAddress => ({
  street: '',
  ...{ city, state, zipCode },
})
