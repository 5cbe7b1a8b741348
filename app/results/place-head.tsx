import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { certaintyInShort } from '#domain/availability/certainty-in-short.ts'
import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import { formatAddress, type PostalAddress } from '#domain/shared/postal-address.ts'
import { later } from '../first-load/later.tsx'
import { headlineOf } from './answer-words.ts'
import { HowSure } from './how-sure.tsx'
import { ZipForm } from './zip-form.tsx'

const StreetSearch = later(() => import('../search/street-search.tsx').then(module => module.StreetSearch))

type Props = {
  zip: string
  answer: LookupAnswer
  /** The street address that the answer is for, if this tab asked about one. */
  address: PostalAddress | null
  /** Whether a lookup for an address is running. */
  checking: boolean
  heading: RefObject<HTMLHeadingElement | null>
}

/** Where links to change the ZIP code lead. */
const ZIP_FIELD = 'zip'

/** What was found, how certain and how old it is, and how to ask about another place or more exactly. */
export function PlaceHead({ zip, answer, address, checking, heading }: Props) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { place } = answer
  return (
    <div className="border-b border-line bg-night">
      <div className="page-width grid grid-cols-1 gap-x-12 gap-y-6 pt-8 pb-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-3xl break-words outline-none sm:text-4xl">
            {headlineOf(answer)}
          </h1>
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
            <span className="text-soft">{certaintyInShort(answer)}</span>
            {open ? null : (
              <button
                ref={opener}
                type="button"
                onPointerEnter={StreetSearch.prepare}
                onFocus={StreetSearch.prepare}
                onClick={() => setOpen(true)}
                className="inline-flex min-h-8 items-center font-semibold text-signal underline underline-offset-4 scripting-none:hidden"
              >
                {address ? 'Change address' : 'Check my street'}
              </button>
            )}
          </p>
          <p role="status" className="break-words">
            {address ? (
              <span className="mt-1 block max-w-measure">{answer.streetNote ?? formatAddress(address)}</span>
            ) : null}
            {checking ? 'Searching...' : null}
          </p>
          {open ? (
            <div className="mt-4 max-w-xl">
              <StreetSearch
                address={address}
                place={{ ...place, zipCode: zip }}
                precision={answer.precision}
                onCancel={() => {
                  setOpen(false)
                  requestAnimationFrame(() => opener.current?.focus())
                }}
                onFound={() => {
                  setOpen(false)
                  heading.current?.focus()
                }}
              />
            </div>
          ) : null}
          <HowSure result={answer} />
        </div>
        <OtherZip zip={zip} />
      </div>
    </div>
  )
}

/** Another ZIP code; links from other pages lead here with `#zip`. */
function OtherZip({ zip }: { zip: string }) {
  const { hash, key } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hash !== `#${ZIP_FIELD}` || !key) return
    field.current?.focus()
    field.current?.select()
  }, [hash, key])
  return (
    <div id={ZIP_FIELD} className="scroll-mt-28 self-start">
      <ZipForm zip={zip} label="ZIP code" button="Change" field={field} />
    </div>
  )
}
