import { useEffect, useState } from 'react'
import type { PostalAddress } from '#domain/shared/postal-address.ts'
import { later } from '../first-load/later.tsx'
import { knownPlace } from './known-place.ts'
import { SearchFault } from './search-fault.tsx'

export { searchAgain } from './search-store.ts'

const FullAddressForm = later(() => import('./full-address-form.tsx').then(module => module.FullAddressForm))

type Props = {
  /** The address that was already searched for, if there is one. */
  address: PostalAddress | null
  place: { city: string; state: string; zipCode: string }
  onCancel(): void
  onFound(): void
}

/** The whole address, when the ZIP is already known: it starts with the last street searched there in this browser. */
export function StreetSearch({ address: given, place, onCancel, onFound }: Props) {
  const [address, setAddress] = useState(() => given ?? keptAddress(place) ?? blankAddress(place))
  // The messages for a failed search must be there without a connection.
  useEffect(() => SearchFault.prepare(), [])
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-soft">
      <FullAddressForm
        waiting={<p className="py-6 text-soft">One moment ...</p>}
        address={address}
        onChange={setAddress}
        onCancel={onCancel}
        onFound={onFound}
      />
      <SearchFault />
    </div>
  )
}

function keptAddress({ zipCode }: Props['place']): PostalAddress | null {
  const known = knownPlace()
  return known?.zipCode === zipCode ? known.address : null
}

const blankAddress = ({ city, state, zipCode }: Props['place']): PostalAddress => ({
  street: '',
  ...{ city, state, zipCode },
})
