import { useState } from 'react'
import type { PostalAddress } from '#domain/shared/postal-address.ts'
import { later } from '../first-load/later.tsx'
import { SearchFault } from './search-fault.tsx'

const FullAddressForm = later(() => import('./full-address-form.tsx').then(module => module.FullAddressForm))

type Props = { address: PostalAddress; onCancel(): void; onFound(): void }

/** The whole address, where the ZIP is known already. */
export function StreetSearch({ address: given, onCancel, onFound }: Props) {
  const [address, setAddress] = useState(given)
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

StreetSearch.prepare = () => {
  FullAddressForm.prepare()
  SearchFault.prepare()
}
