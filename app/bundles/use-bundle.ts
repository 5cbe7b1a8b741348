import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type BundleChoice, type BundlePart, chosenParts } from '#domain/bundles/bundle.ts'
import { readBundleAddress, writeBundleAddress } from '#domain/bundles/bundle-address.ts'

/**
 * The bundle in the page's address, and a function that changes it without adding history entries. A change shows at
 * once; the address follows.
 */
export function useBundle(parts: readonly BundlePart[]) {
  const { search, hash, key } = useLocation()
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<string | null>(null)
  useEffect(() => setAhead(null), [search])
  const { choice, zipCode, unknown } = readBundleAddress(ahead ?? search, parts)
  const [arrivedUnknown] = useState(unknown)
  // A check takes a while: its ZIP is added to the current choice when it ends, not to the one when it began.
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
    /** The ZIP in the address, if there is one. */
    addressZip: zipCode,
    /** The page was opened with a plan that isn't on offer. */
    unknown: arrivedUnknown,
    /** Changes with each link to the builder, such as a pre-made bundle's. */
    arrival: hash === '#builder' ? key : null,
    choose: write,
    keepZip: (zip: string) => write(latest.current, zip),
  }
}
