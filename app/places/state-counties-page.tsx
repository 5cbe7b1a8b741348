import { someOf } from '#domain/availability/counties/county-kind.ts'
import { stateInSentence } from '#domain/availability/counties/county-words.ts'
import type { UsState } from '#domain/shared/us-states.ts'
import { ServerDrawn } from '../first-load/server-drawn.tsx'
import { AddressSearch } from '../search/search.ts'
import { PageHero } from '../ui/page-hero.tsx'
import type { StateCounties } from './state-counties.server.ts'
import { StateCountiesSection } from './state-counties-section.tsx'

/** A state for which only the county figures are known. */
export function StateCountiesPage({ state, counties }: { state: UsState; counties: StateCounties }) {
  return (
    <>
      <PageHero
        trail={[{ name: 'Internet by state', path: '/internet' }]}
        current={state.name}
        title={`Internet providers in ${stateInSentence(state.name)}`}
        intro={introOf(state, counties)}
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

function introOf(
  state: UsState,
  { count, kind, withFiber, mostlyFiber, dataDate, rows }: StateCounties,
): string {
  const asOf = `FCC data as of ${dataDate}.`
  if (count > 1) {
    return `Fiber providers report service in ${someOf(withFiber, count, kind)}. In ${someOf(mostlyFiber, count, kind)}, at least one of them reaches most of the ${kind.one}. ${asOf}`
  }
  const name = stateInSentence(state.name)
  // One county is the whole: the District of Columbia.
  if (withFiber === 0) return `No fiber provider reports service in ${name}. ${asOf}`
  if (rows[0]?.fiberOperators === 1) {
    return `1 fiber provider reports service in ${name}. It ${mostlyFiber ? 'reaches' : 'doesn’t reach'} most of the ${kind.one}. ${asOf}`
  }
  const widest = mostlyFiber ? 'At least one of them reaches' : 'None of them reaches'
  return `Fiber providers report service in ${name}. ${widest} most of the ${kind.one}. ${asOf}`
}
