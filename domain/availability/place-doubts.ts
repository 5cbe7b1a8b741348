import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import type { Offering } from '#domain/catalog/offering.ts'
import { inOneList } from '#domain/shared/in-one-list.ts'
import { lackingOf } from './coverage-data/unimported.ts'
import type { LookupAnswer } from './offered-plans.ts'
import type { PlanCertainty } from './plans-at-place.ts'
import { fewInWords } from './reach-of-plan.ts'
import { soldWords } from './sold-words.ts'

/** What an answer leaves open about some services at its place: by their names, in their order. */
export type PlaceDoubts = {
  /** Home internet that it doesn't list there, not even as likely, although its data tell who sells that kind. */
  notListed: string[]
  /** What is no more than likely there, reaches only a small part of the county or isn't known by place at all, each in words. */
  unsure: { service: string; words: string }[]
}

/** Nothing is known of the place, so nothing speaks against it either. */
export const NO_DOUBTS: PlaceDoubts = { notListed: [], unsure: [] }

/** Coverage data tell of internet lines alone: of TV and home security they say at no home whether it is sold there. */
const NOT_LOOKED_UP = 'not checked for your address'

/** What is left open where nothing is looked up: TV and home security, by their names. */
export const withoutLookup = (services: readonly Offering[]): PlaceDoubts => ({
  notListed: [],
  unsure: services.flatMap(({ kind, providerName, serviceName }) =>
    kind === 'internet' ? [] : [{ service: fullName(providerName, serviceName), words: NOT_LOOKED_UP }],
  ),
})

type Answer = Pick<
  LookupAnswer,
  'plans' | 'providers' | 'likelyProviders' | 'precision' | 'place' | 'unimported'
>

/** What an answer leaves open about services: the same words as its own list of plans has for them. */
export function placeDoubts(
  services: readonly Offering[],
  catalogue: Pick<Catalogue, 'internetPlans'>,
  answer: Answer,
): PlaceDoubts {
  const words = soldWords(answer)
  const doubted = services.map(service => {
    const name = fullName(service.providerName, service.serviceName)
    if (service.kind !== 'internet') return { service: name, certainty: null, words: NOT_LOOKED_UP }
    const certainty = certaintyThere(service, catalogue, answer)
    const plan = planOf(service, catalogue)
    const lacks = plan && certainty === 'absent' ? lackingOf(plan.type, answer) : undefined
    if (lacks !== undefined)
      return { service: name, certainty: null, words: `not known there: no data yet on ${lacks}` }
    const few = plan && certainty === 'listed' ? fewInWords(answer, plan) : null
    return { service: name, certainty, words: certainty === 'listed' ? few : words[certainty] }
  })
  return {
    notListed: doubted.flatMap(({ service, certainty }) => (certainty === 'absent' ? [service] : [])),
    unsure: doubted.flatMap(({ service, certainty, words: said }) =>
      certainty === 'absent' || said === null ? [] : [{ service, words: said }],
    ),
  }
}

/** `A, B, and C aren’t listed for Austin, TX 78701.` */
export const notListedWords = (names: readonly string[], place: string): string =>
  `${inOneList(names)} ${names.length === 1 ? 'isn’t' : 'aren’t'} listed for ${place}.`

/** The plan of the catalog that is sold, with its price locked or not. */
const planOf = ({ planId }: Offering, { internetPlans }: Pick<Catalogue, 'internetPlans'>) =>
  internetPlans.find(one => one.id === planId || one.priceLock?.id === planId)

function certaintyThere(
  service: Offering,
  catalogue: Pick<Catalogue, 'internetPlans'>,
  { plans, providers, likelyProviders }: Answer,
): PlanCertainty | 'absent' {
  const { providerId } = service
  const plan = planOf(service, catalogue)
  if (plan) return plans.find(({ id }) => id === plan.id)?.certainty ?? 'absent'
  // What only the bundle builder sells is no plan of the catalog.
  const provider = providers.find(({ id }) => id === providerId)
  if (!provider) return likelyProviders.some(({ id }) => id === providerId) ? 'likely' : 'absent'
  if (!provider.coverage) return 'in-state'
  return provider.coverage.nationwide ? 'nationwide' : 'listed'
}
