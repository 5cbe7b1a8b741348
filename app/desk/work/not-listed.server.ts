import { doubtsAt } from '#domain/availability/doubts-at.server.ts'
import { NO_DOUBTS } from '#domain/availability/place-doubts.ts'
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
  const { notListed: names } = home ? await doubtsAt({ ...services, log }, zipCode, offerings) : NO_DOUBTS
  return names.length > 0 ? { names, zipCode, place: placeInWords(zipCode, home) } : null
}

/** What an order that was refused says of its address in the same words, with the place. */
export function withItsPlace<Answer extends { ok: boolean }>(
  { context }: Pick<DeskArgs, 'context'>,
  answer: Answer & { extra?: Record<string, unknown> },
): Answer {
  const found = answer.extra?.unlisted as Omit<Unlisted, 'place'> | null | undefined
  if (!found) return answer
  const place = placeInWords(found.zipCode, context.get(servicesContext).zips.find(found.zipCode))
  return { ...answer, extra: { ...answer.extra, unlisted: { ...found, place } } }
}
