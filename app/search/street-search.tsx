import { useEffect, useState } from 'react'
import type { PostalAddress } from '#domain/shared/postal-address.ts'
import { later } from '../first-load/later.tsx'
import { SearchFault } from './search-fault.tsx'
import { searchAgain } from './search-store.ts'

const FullAddressForm = later(() => import('./full-address-form.tsx').then(module => module.FullAddressForm))

type Props = { address: PostalAddress; onCancel(): void; onFound(): void }

/** The whole address, where the ZIP is known already. */
export function StreetSearch({ address: given, onCancel, onFound }: Props) {
  const [address, setAddress] = useState(given)
  // The words of a search that fails must be there without a connection.
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

/** Asks anew for an address that was searched before; answers whether something came of it. */
export function askAgain(address: PostalAddress): Promise<boolean> {
  return searchAgain(address)
}
