import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { listInWords } from './plan-words.ts'

/** Providers among some plans that don't publish whether they bind: a sentence, or nothing where all of them do. */
export function contractUnsaid(catalogue: Catalogue, plans: readonly InternetPlan[]): string {
  const names = plans
    .filter(({ contractMonths }) => contractMonths === null)
    .map(({ providerId }) => catalogue.providerName(providerId))
  return names.length === 0
    ? ''
    : `Whether ${listInWords([...new Set(names)])} ties you to a contract isn’t published: ask before you order.`
}

/** Providers among some plans that bind nobody, named beside one that does: a sentence, or nothing where there are none. */
export function freeOfTerm(catalogue: Catalogue, plans: readonly InternetPlan[]): string {
  const free = plans.filter(({ contractMonths }) => contractMonths === 0)
  const names = [...new Set(free.map(({ providerId }) => catalogue.providerName(providerId)))]
  return names.length === 0
    ? ''
    : `In our catalog ${listInWords(names)} ${names.length === 1 ? 'has' : 'have'} no annual contract. `
}
