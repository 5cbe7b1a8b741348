import { useEffect } from 'react'
import { useKnownZip } from '../search/search.ts'

/** Fills in the cards' marks for the ZIP code that this browser knows; nothing if it knows none. */
export function SoldMarks() {
  const zipCode = useKnownZip()
  useEffect(() => {
    if (zipCode) void import('./mark-sold.ts').then(module => module.markSold(zipCode)).catch(() => {})
  }, [zipCode])
  return null
}
