import { statePath } from '#domain/availability/counties/county-address.ts'
import type { CountyFacts } from '#domain/availability/counties/county-facts.ts'
import type { Reach } from '#domain/availability/counties/county-reach.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { usStates } from '#domain/shared/us-states.ts'
import type { Counties } from '../contexts.ts'
import type { AreaKind, AreaMapView } from './area-map.tsx'
import { drawnCountry, mapCredit } from './fiber-map.server.ts'

const kinds: Record<Reach, AreaKind> = { most: 4, parts: 3, few: 1 }
const FIBER = 50

export type ProviderCounties = {
  name: string
  /** What it sells besides fiber, if anything. */
  connection: Provider['connection']
  dataDate: string
  count: number
  states: { name: string; path: string; count: number; counties: string }[]
}

/**
 * The counties where a provider reports fiber, as a map and as its table; null if it reports none anywhere. Cable and
 * DSL are left out, because the county figures name their operators in six states only.
 */
export function providerMap(
  all: Counties,
  { id, name, connection }: Pick<Provider, 'id' | 'name' | 'connection'>,
): { map: AreaMapView; table: ProviderCounties } | null {
  const reported = usStates.flatMap(state => {
    const counties = all.coverage.countiesOfState(state.code).flatMap(county => {
      const reach = fiberReach(county, id)
      return reach ? [{ county, reach }] : []
    })
    return counties.length > 0 ? [{ state, counties }] : []
  })
  if (reported.length === 0) return null
  const states = usStates.filter(({ code }) => all.coverage.countiesOfState(code).length > 0)
  const map = {
    ...drawnCountry(all, states, state => {
      const counties = reported.find(one => one.state === state)?.counties ?? []
      const known = all.coverage.countiesOfState(state.code).some(county => county.known)
      const said = known ? countiesInWords(counties.length) : 'not known'
      return {
        title: `${state.name}: ${said}`,
        href: counties.length > 0 ? statePath(state) : null,
        kinds: new Map(counties.map(({ county, reach }) => [county.fips, kinds[reach]])),
      }
    }),
    title: `Counties where ${name} reports fiber`,
    credit: mapCredit(all),
    legend: [
      { kind: 4, label: 'Most of the county' },
      { kind: 3, label: 'Parts of the county' },
      { kind: 1, label: 'Few places' },
    ] as const,
  }
  return {
    map: { ...map, areas: map.areas.filter(area => area.parts.length > 0) },
    table: {
      name,
      connection,
      dataDate: formatDate(all.coverage.asOf),
      count: reported.reduce((sum, one) => sum + one.counties.length, 0),
      states: reported.map(({ state, counties }) => ({
        name: state.name,
        path: statePath(state),
        count: counties.length,
        counties: counties.map(({ county }) => county.name).join(', '),
      })),
    },
  }
}

function fiberReach({ operators }: CountyFacts, providerId: string): Reach | null {
  const own = operators.find(one => one.providerId === providerId)
  return own?.technologies.find(({ code }) => code === FIBER)?.reach ?? null
}

const countiesInWords = (count: number) => `${count} ${count === 1 ? 'county' : 'counties'}`
