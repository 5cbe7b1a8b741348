import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type PostalAddress, parseAddress } from '#domain/shared/postal-address.ts'
import { later } from '../first-load/later.tsx'
import { readLastAddress } from './last-search.ts'
import { readLastZip } from './last-zip.ts'
import { SearchFault } from './search-fault.tsx'
import { SearchZipForm } from './search-zip-form.tsx'
import { forgetTypedAddress, keepTypedAddress, readTypedAddress } from './typed-address.ts'

const FullAddressForm = later(() => import('./full-address-form.tsx').then(module => module.FullAddressForm))

const LastSearch = later(() => import('./last-search-offer.tsx').then(module => module.LastSearch))

const NO_ADDRESS: PostalAddress = { street: '', city: '', state: '', zipCode: '' }

/** The address that a page was opened with: by 'Search Again', or by a ZIP sent before the script was ready. */
function givenAddress(state: unknown, search: string): PostalAddress | null {
  const line =
    typeof state === 'object' && state !== null && 'searchAddress' in state ? state.searchAddress : null
  const address = typeof line === 'string' ? parseAddress(line) : null
  if (address) return address
  const zipCode = new URLSearchParams(search).get('zip')
  return zipCode ? { ...NO_ADDRESS, zipCode: zipCode.slice(0, 10) } : null
}

/** What was typed before a reload goes before the ZIP alone that the page was opened with. */
function startingAddress(given: PostalAddress | null, typed: PostalAddress | null): PostalAddress | null {
  if (given?.street || !typed) return given
  return given && given.zipCode !== typed.zipCode ? given : typed
}

/** The search: a ZIP first, then the whole address. The last search in this browser is offered again. */
export function AddressSearch() {
  const { state, search } = useLocation()
  const [expanded, setExpanded] = useState(false)
  const [address, setAddress] = useState(NO_ADDRESS)
  const [last, setLast] = useState<PostalAddress | null>(null)
  useEffect(() => {
    const given = startingAddress(givenAddress(state, search), readTypedAddress())
    if (given) {
      setAddress(given)
      setExpanded(true)
      return
    }
    const kept = readLastAddress()
    setLast(kept)
    setAddress(now => (now.zipCode ? now : (kept ?? { ...NO_ADDRESS, zipCode: readLastZip() })))
  }, [state, search])
  useEffect(() => {
    if (expanded && address.street) keepTypedAddress(address)
  }, [expanded, address])

  return (
    // Somebody who gets near the form will want the rest of it.
    <div
      onFocus={() => {
        FullAddressForm.prepare()
        SearchFault.prepare()
      }}
      className="rounded-card border border-line bg-surface p-5 shadow-soft sm:p-6"
    >
      {expanded ? (
        <FullAddressForm
          waiting={<p className="py-6 text-soft">One moment ...</p>}
          address={address}
          onChange={setAddress}
          onCancel={() => {
            forgetTypedAddress()
            setExpanded(false)
            setLast(readLastAddress())
          }}
        />
      ) : (
        <>
          <SearchZipForm
            zipCode={address.zipCode}
            onChange={zipCode => setAddress(now => ({ ...now, zipCode }))}
            onSubmit={(zipCode, state) => {
              // Its form says what is wrong with it, or with the two together.
              if (!state)
                void import('./zip-check.ts').then(module => module.keepCheckedZip(zipCode)).catch(() => null)
              // A ZIP other than the saved one means another home: its street would be wrong.
              setAddress(last?.zipCode === zipCode && !state ? last : { ...NO_ADDRESS, state, zipCode })
              setExpanded(true)
            }}
          />
          {last ? <LastSearch address={last} /> : null}
        </>
      )}
      <SearchFault />
    </div>
  )
}
