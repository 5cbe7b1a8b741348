import type { UsState } from '#domain/shared/us-states.ts'
import { ServerDrawn } from '../first-load/server-drawn.tsx'
import { AddressSearch } from '../search/search.ts'
import { PageHero } from '../ui/page-hero.tsx'
import type { StateCounties } from './state-counties.server.ts'
import { StateCountiesSection } from './state-counties-section.tsx'

/** A state for which only the county figures are known. */
export function StateCountiesPage({ state, counties }: { state: UsState; counties: StateCounties }) {
  const { count, withFiber, mostlyFiber, dataDate } = counties
  const of = (some: number) => `${some} of ${count} ${count === 1 ? 'county' : 'counties'}`
  return (
    <>
      <PageHero
        trail={[{ name: 'Internet by state', path: '/internet' }]}
        current={state.name}
        title={`Internet providers in ${state.name}`}
        intro={`Fiber providers report service in ${of(withFiber)}. In ${of(mostlyFiber)}, at least one of them reaches most of the county. FCC data as of ${dataDate}.`}
        aside={
          <div>
            <p className="mb-3 text-lg font-semibold">Who serves your own address?</p>
            <AddressSearch />
          </div>
        }
      />
      <ServerDrawn>
        {import.meta.env.SSR ? <StateCountiesSection name={state.name} counties={counties} /> : null}
      </ServerDrawn>
    </>
  )
}
