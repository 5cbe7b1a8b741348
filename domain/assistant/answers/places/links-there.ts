import { readPlanQuery, writePlanQuery } from '#domain/comparison/compare-plans.ts'
import type { Answer, AnswerLink } from '../../answer.ts'
import type { Place } from '../asking.ts'

const ALL_PLANS = '/internet-plans'
const RESULTS = '/results'

/** An answer about a place leads to lists of plans of that place, not of the whole country. */
export function withLinksThere<Told extends Answer>(told: Told, place: Place | null): Told {
  return place
    ? { ...told, links: told.links.map(link => ({ ...link, href: hrefThere(link, place) })) }
    : told
}

function hrefThere({ href }: AnswerLink, { zipCode, result }: Place): string {
  if (href === RESULTS) return `${RESULTS}?zip=${zipCode}`
  const [path, search = ''] = href.split('?')
  if (path !== ALL_PLANS) return href
  const query = readPlanQuery(search)
  const isSold = query.provider === '' || result.plans.some(({ providerId }) => providerId === query.provider)
  // Of whom sells only elsewhere the list for that ZIP code would be empty.
  return isSold ? `${ALL_PLANS}${writePlanQuery({ ...query, zip: zipCode })}` : href
}
