import { Check } from 'lucide-react'
import { AddressSearch } from '../search/search.ts'
import { NightSky, StreetBackdrop } from '../ui/street-drawing.tsx'
import { CartHouse, CartHouseLegend, type OtherKinds } from './cart-house.tsx'

const facts = ['Free to compare', 'No account needed', 'Ranked without commissions']

/** What the site is for, the search, and the street at night with the visitor's own house. */
export function Hero({ otherKinds }: { otherKinds: OtherKinds }) {
  return (
    <section aria-labelledby="hero-title">
      <div className="relative isolate overflow-hidden bg-night">
        <NightSky className="absolute top-0 right-0 hidden h-140 w-1/2 lg:block" />
        <div className="page-width relative grid grid-cols-1 gap-x-16 pt-10 sm:pt-14 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:pt-16">
          <div className="lg:pb-32">
            <h1 id="hero-title" className="text-4xl sm:text-5xl">
              Compare Home Security, Internet and Entertainment Services
            </h1>
            <p className="mt-5 max-w-measure text-lg text-soft">
              Enter a ZIP code to see providers side by side: today’s price, the fees, and the later price
              where it is published.
            </p>
            <div className="mt-8">
              <AddressSearch />
            </div>
            <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-sm text-soft">
              {facts.map(fact => (
                <li key={fact} className="flex items-center gap-1.5">
                  <Check aria-hidden className="size-4 shrink-0 text-good" strokeWidth={1.75} />
                  {fact}
                </li>
              ))}
            </ul>
          </div>
          <div className="mx-auto mt-10 w-full max-w-72 self-end sm:max-w-sm lg:mt-0 lg:max-w-120">
            <CartHouse otherKinds={otherKinds} />
          </div>
        </div>
        {/* Last, so that it does not move down while the rest of the head is still on its way. */}
        <StreetBackdrop className="absolute inset-x-0 -z-10 bottom-0 h-28 w-full sm:h-36" />
      </div>
      <div className="border-t-4 border-line">
        <div className="page-width py-3">
          <CartHouseLegend otherKinds={otherKinds} />
        </div>
      </div>
    </section>
  )
}
