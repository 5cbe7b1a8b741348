import type { Catalogue } from './catalogue.ts'
import { isConfirmed } from './internet-plan.ts'
import type { Offering } from './offering.ts'

/**
 * Whether no label of its provider confirms the price of home internet, sold with its price lock or without. What only the
 * bundle builder sells is held against none; TV and home security have no labels that could confirm them.
 */
export function isUnconfirmed(
  { internetPlans }: Pick<Catalogue, 'internetPlans'>,
  { planId, kind }: Pick<Offering, 'planId' | 'kind'>,
): boolean {
  const plan = internetPlans.find(one => one.id === planId || one.priceLock?.id === planId)
  return kind === 'internet' && !(plan && isConfirmed(plan))
}
