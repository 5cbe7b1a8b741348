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
