import { notListedAt } from '#domain/availability/not-listed-at.server.ts'
import { requestContext, servicesContext } from '../../contexts.ts'
import { placeInWords } from '../../search/search.ts'
import type { DeskArgs } from '../desk-caller.server.ts'
import type { Unlisted } from './not-listed.tsx'

/**
 * Home internet of these plans that our data don't list at a home; null where all of it is listed, or nothing is known of
 * the place.
 */
export async function notListedHere(
  { context }: Pick<DeskArgs, 'context'>,
  zipCode: string,
  planIds: readonly (string | null)[],
): Promise<Unlisted | null> {
  const { log } = context.get(requestContext)
  const services = context.get(servicesContext)
  const home = services.zips.find(zipCode)
  const offerings = planIds.flatMap(id => (id === null ? [] : (services.catalogue.offering(id) ?? [])))
  // The desk works on while the data don't answer.
  const names = home ? await notListedAt({ ...services, log }, zipCode, offerings).catch(() => []) : []
  return names.length > 0 ? { names, zipCode, place: placeInWords(zipCode, home) } : null
}
