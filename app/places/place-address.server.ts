import { data, type RouterContextProvider, redirect } from 'react-router'
import { countyAt, countyPath, statePath } from '#domain/availability/counties/county-address.ts'
import type { CountyFacts } from '#domain/availability/counties/county-facts.ts'
import type { CountyPaths } from '#domain/availability/counties/county-shapes.server.ts'
import { likelyInCounty } from '#domain/availability/counties/likely-in-county.ts'
import { internetProvidersIn } from '#domain/availability/join-catalogue.ts'
import { placeKey } from '#domain/availability/places/place-names.ts'
import { type UsState, usStates } from '#domain/shared/us-states.ts'
import { countiesContext, drawnMapContext, requestContext, servicesContext } from '../contexts.ts'
import { cellMap } from '../maps/cell-map.server.ts'
import { stateMap } from '../maps/fiber-map.server.ts'
import { type CountyView, countyView } from './county-view.server.ts'
import { type PlaceView, placeView } from './place-view.server.ts'
import { type StateCounties, stateCounties } from './state-counties.server.ts'

type Context = Readonly<RouterContextProvider>
export type StateView = {
  state: UsState
  place: PlaceView | null
  counties: StateCounties | null
  sellers: readonly string[]
}

const NEAREST = 8

/**
 * The page of a state, as its address names it: what imports say, and its counties' figures. Other spellings (`tx`,
 * `Texas`) redirect permanently to the one address; one whose counties have no figures says so; one that
 * nothing knows of is not found.
 */
export async function stateAt(request: Request, context: Context, asked: string) {
  const state = stateCalled(asked)
  if (!state) return notFound<StateView>(request, context)
  const { places, catalogue } = context.get(servicesContext)
  const facts = await places.state(catalogue, state)
  const counties = stateCounties(context.get(countiesContext), state)
  const isInFile = context.get(countiesContext).coverage.countiesOfState(state.code).length > 0
  if (!facts && !counties && !isInFile) return notFound<StateView>(request, context)
  moveTo(request, statePath(state))
  context.set(drawnMapContext, stateMap(context.get(countiesContext), state))
  const place = facts ? placeView(facts, catalogue) : null
  const sellers = counties ? [] : internetProvidersIn(catalogue, state.code).map(({ name }) => name)
  return data<StateView | null>({ state, place, counties, sellers })
}

/**
 * The page of a city that imports know, or of a county with figures. The two never share an address, because a
 * county's always says that it is one.
 */
export async function cityOrCountyAt(
  request: Request,
  context: Context,
  asked: { state: string; city: string },
) {
  const state = stateCalled(asked.state)
  if (!state) return notFound<PlaceView | CountyView>(request, context)
  const { places, catalogue } = context.get(servicesContext)
  const { coverage, shapes } = context.get(countiesContext)
  const all = coverage.countiesOfState(state.code).filter(one => one.known)
  const county = countyAt(all, asked.city)
  if (county) {
    moveTo(request, countyPath(state, county))
    const row = coverage.countyRow(county.fips)
    const neighbors = nearestCounties(all, county, shapes.states[state.fips])
    return data<PlaceView | CountyView | null>(
      countyView(catalogue, state, county, {
        asOf: coverage.asOf,
        neighbors,
        likely: row ? likelyInCounty(row, coverage.isNamedIn).brands : [],
      }),
    )
  }
  const facts = await places.city(catalogue, state, asked.city)
  if (!facts) return notFound<PlaceView | CountyView>(request, context)
  moveTo(request, facts.path)
  const view = placeView(facts, catalogue)
  context.set(drawnMapContext, cellMap(facts.cells, view))
  return data<PlaceView | CountyView | null>(view)
}

function stateCalled(asked: string): UsState | undefined {
  const key = placeKey(asked)
  return usStates.find(({ code, name }) => code.toLowerCase() === key || placeKey(name) === key)
}

function moveTo(request: Request, path: string): void {
  const url = new URL(request.url)
  if (url.pathname !== path) throw redirect(`${path}${url.search}`, 301)
}

function notFound<View>(request: Request, context: Context) {
  context.get(requestContext).log.warn({ path: new URL(request.url).pathname }, 'page not found')
  return data<View | null>(null, { status: 404 })
}

/** The state's counties whose outlines begin nearest; near enough for links to the surroundings. */
function nearestCounties(
  all: readonly CountyFacts[],
  from: CountyFacts,
  picture: CountyPaths | undefined,
): CountyFacts[] {
  const spotOf = ({ fips }: CountyFacts) => {
    const [, x, y] = picture?.paths[fips]?.match(/^M(\d+) (\d+)/) ?? []
    return x === undefined || y === undefined ? null : ([Number(x), Number(y)] as const)
  }
  const here = spotOf(from)
  if (!here) return []
  return all
    .flatMap(county => {
      const spot = county === from ? null : spotOf(county)
      return spot ? [{ county, distance: Math.hypot(spot[0] - here[0], spot[1] - here[1]) }] : []
    })
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, NEAREST)
    .map(({ county }) => county)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
