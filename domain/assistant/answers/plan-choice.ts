import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { Asked } from './read-question.ts'

/** What ends an answer that names plans: where they are sold is another question. */
export const TELL_ZIP = 'What is sold differs by address: tell me your ZIP code.'

/** Whose plans count: those of the named providers, or everybody's. */
export function plansAmong(
  { internetPlans }: Catalogue,
  { providers: named }: Pick<Asked, 'providers'>,
): readonly InternetPlan[] {
  const ids = new Set(named.map(provider => provider.id))
  return ids.size > 0 ? internetPlans.filter(plan => ids.has(plan.providerId)) : internetPlans
}
