import { data, redirect } from 'react-router'
import type { PlaceFacts, Places } from '#domain/availability/place-facts.server.ts'
import { placeKey } from '#domain/availability/place-names.ts'
import { usStates } from '#domain/shared/us-states.ts'
import type { Log } from '#platform/log.server.ts'
import { type PlaceView, placeView } from './place-view.server.ts'

type Asked = { state: string; city?: string | undefined }

/**
 * The page of a state or city, as its address names it. Another way to write an existing place (`tx`, `Texas`,
 * `st-louis`) moves for good to the one address; what the data do not know is not found.
 */
export async function placeAt(request: Request, places: Places, log: Log, asked: Asked) {
  const facts = await factsAt(places, asked)
  const url = new URL(request.url)
  if (!facts) {
    log.warn({ path: url.pathname }, 'page not found')
    return data<PlaceView | null>(null, { status: 404 })
  }
  if (url.pathname !== facts.path) throw redirect(`${facts.path}${url.search}`, 301)
  return data<PlaceView | null>(placeView(facts))
}

async function factsAt(places: Places, asked: Asked): Promise<PlaceFacts | null> {
  const key = placeKey(asked.state)
  const state = usStates.find(({ code, name }) => code.toLowerCase() === key || placeKey(name) === key)
  if (!state) return null
  return asked.city === undefined ? places.state(state) : places.city(state, asked.city)
}
