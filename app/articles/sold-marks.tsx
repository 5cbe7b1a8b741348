import { useEffect } from 'react'
import { useKnownZip } from '../search/search.ts'

/** Fills the cards' marks of what is sold at the ZIP code that this browser knows; nothing where it knows none. */
export function SoldMarks() {
  const zipCode = useKnownZip()
  useEffect(() => {
    if (zipCode) void import('./mark-sold.ts').then(module => module.markSold(zipCode)).catch(() => {})
  }, [zipCode])
  return null
}
