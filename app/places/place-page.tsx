import { ServerDrawn } from '../first-load/server-drawn.tsx'
import { NotFound } from '../problems/not-found.tsx'
import { AddressSearch } from '../search/search.ts'
import { PageHero } from '../ui/page-hero.tsx'
import { PlaceProviders } from './place-providers.tsx'
import type { PlaceView } from './place-view.server.ts'
import type { StateCounties } from './state-counties.server.ts'
import { StateCountiesSection } from './state-counties-section.tsx'

/** A state or city: who is reported there, how much of it, at what price; the search; places nearby. */
export function PlacePage({ place, counties }: { place: PlaceView | null; counties?: StateCounties }) {
  if (!place) return <NotFound />
  const { isState, name, state, fullName } = place
  return (
    <>
      <PageHero
        trail={[{ name: 'Internet by state', path: '/internet' }, ...(isState ? [] : [state])]}
        current={name}
        title={`Internet providers in ${fullName}`}
        intro={introOf(place)}
        aside={
          <div>
            <p className="mb-3 text-lg font-semibold">Who serves your own address?</p>
            <AddressSearch />
          </div>
        }
      >
        {place.sample ? (
          <p className="mt-5 max-w-measure rounded-card border border-lamp p-4">
            <strong>Made-up test data.</strong> The figures on this page were generated to try the site out.
            They say nothing about {name}.
          </p>
        ) : null}
      </PageHero>
      <ServerDrawn>
        {import.meta.env.SSR ? (
          <>
            <PlaceProviders place={place} />
            {counties ? <StateCountiesSection name={name} counties={counties} /> : null}
          </>
        ) : null}
      </ServerDrawn>
    </>
  )
}

function introOf({
  count,
  dataDate,
  isState,
  name,
  fullName,
  fiber,
  fastest,
  cheapest,
  sample,
}: PlaceView): string {
  const providers = `${count} ${count === 1 ? 'provider reports' : 'providers report'}`
  const source = sample ? 'Test data' : 'FCC data'
  const fibers = fiber ? ` Fiber reaches ${fiber.share} of the homes listed in ${fiber.of}.` : ''
  const speed = fastest > 0 ? ` The fastest plan advertised is ${fastest.toLocaleString('en-US')} Mbps.` : ''
  const price = cheapest
    ? ` Of the providers you can order here, ${cheapest.name} costs least today: ${cheapest.price}.`
    : ''
  return `${providers} home internet in ${isState ? fullName : name}. ${source} as of ${dataDate}.${fibers}${speed}${price}`
}
