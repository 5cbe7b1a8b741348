import { useEffect, useState } from 'react'
import { endOfAddress, notAHome } from '#domain/shared/home-address.ts'
import { askZip, type ZipKnowledge, zipFault } from '../search/search.ts'

/**
 * What speaks against a typed address, to stand beside it: any address is accepted, but nobody should learn on the phone
 * that a digit was wrong. Undefined if nothing is known to.
 */
export function useAddressDoubt(address: string): string | undefined {
  const end = endOfAddress(address)
  const { zipCode } = end
  const [known, setKnown] = useState<{ zipCode: string; place: ZipKnowledge }>()
  useEffect(() => {
    if (zipCode === '') return undefined
    let left = false
    void askZip(zipCode).then(place => left || setKnown({ zipCode, place }))
    return () => {
      left = true
    }
  }, [zipCode])
  const doubt = notAHome(address)
  if (doubt !== null) return doubt
  const place = known?.zipCode === zipCode ? known.place : null
  return zipFault(place, end.state(place && place !== 'unknown' ? place.city : ''))
}
