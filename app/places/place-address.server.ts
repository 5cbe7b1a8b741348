import { data, redirect } from 'react-router'
import type { PlaceFacts } from '#domain/availability/place-facts.server.ts'
import { placeKey } from '#domain/availability/place-names.ts'
import { usStates } from '#domain/shared/us-states.ts'
import type { Log } from '#platform/log.server.ts'
import type { Services } from '../contexts.ts'
import { type PlaceView, placeView } from './place-view.server.ts'

type Known = Pick<Services, 'places' | 'catalogue'>
type Asked = { state: string; city?: string | undefined }

/**
 * The page of a state or city, as its address names it. Another way to write an existing place (`tx`, `Texas`,
 * `st-louis`) moves for good to the one address; what the data do not know is not found.
 */
export async function placeAt(request: Request, services: Known, log: Log, asked: Asked) {
  const facts = await factsAt(services, asked)
  const url = new URL(request.url)
  if (!facts) {
    log.warn({ path: url.pathname }, 'page not found')
    return data<PlaceView | null>(null, { status: 404 })
  }
  if (url.pathname !== facts.path) throw redirect(`${facts.path}${url.search}`, 301)
  return data<PlaceView | null>(placeView(facts, services.catalogue.asOf))
}

async function factsAt({ places, catalogue }: Known, asked: Asked): Promise<PlaceFacts | null> {
  const key = placeKey(asked.state)
  const state = usStates.find(({ code, name }) => code.toLowerCase() === key || placeKey(name) === key)
  if (!state) return null
  return asked.city === undefined ? places.state(catalogue, state) : places.city(catalogue, state, asked.city)
}
