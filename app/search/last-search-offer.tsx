import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { lookupWords } from '#domain/shared/lookup-words.ts'
import { formatAddress, type PostalAddress } from '#domain/shared/postal-address.ts'
import { showToast } from '../shell/toasts.ts'
import { Button } from '../ui/button.tsx'
import { searchAddress, searchStore } from './search-store.ts'

const missing = { title: 'Missing address information', description: 'Please search for an address first' }

/** The address of the last visit with one button that checks it again. */
export function LastSearch({ address }: { address: PostalAddress }) {
  const searching = searchStore.use().phase === 'searching'
  const navigate = useNavigate()
  const [refused, setRefused] = useState(false)
  const complete = Object.values(address).every(part => part.trim() !== '')
  const check = () => {
    setRefused(!complete)
    if (complete) void searchAddress(address, navigate, lookupWords.notChecked)
    else showToast({ tone: 'alarm', ...missing })
  }
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 text-sm">
      <p className="flex items-start gap-2 text-soft">
        <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
        <span>Last search: {complete ? formatAddress(address) : address.zipCode || address.city}</span>
      </p>
      <Button look="secondary" disabled={searching} onClick={check}>
        {searching ? 'Searching...' : 'Check availability'}
      </Button>
      {refused ? (
        <p role="alert" className="w-full rounded-control border border-alarm px-3 py-2">
          <strong>{missing.title}:</strong> {missing.description}
        </p>
      ) : null}
    </div>
  )
}
