import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type BundleChoice, type BundlePart, chosenParts } from '#domain/bundles/bundle.ts'
import { readBundleAddress, writeBundleAddress } from '#domain/bundles/bundle-address.ts'

/**
 * The bundle that the page's address names, and a way to change it without leaving a trail of steps behind. A change
 * shows at once; the address follows.
 */
export function useBundle(parts: readonly BundlePart[]) {
  const { search, hash, key } = useLocation()
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<string | null>(null)
  useEffect(() => setAhead(null), [search])
  const { choice, zipCode, unknown } = readBundleAddress(ahead ?? search, parts)
  const [arrivedUnknown] = useState(unknown)
  // A check takes a while: its ZIP goes beside what is chosen when it ends, not when it began.
  const latest = useRef(choice)
  useEffect(() => {
    latest.current = choice
  })
  const write = (next: BundleChoice, zip: string) => {
    const query = writeBundleAddress(next, zip)
    setAhead(query)
    void navigate({ search: query }, { replace: true, preventScrollReset: true })
  }
  return {
    choice,
    chosen: chosenParts(parts, choice),
    /** The ZIP of the address, where it names one. */
    addressZip: zipCode,
    /** The page was opened with a plan that is not on offer. */
    unknown: arrivedUnknown,
    /** Changes with each link that leads to the builder, such as that of a pre-made bundle. */
    arrival: hash === '#builder' ? key : null,
    choose: write,
    keepZip: (zip: string) => write(latest.current, zip),
  }
}
