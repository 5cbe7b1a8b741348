import type { Catalogue } from './catalogue.ts'
import { isConfirmed } from './internet-plan.ts'

/**
 * Whether no label of its provider confirms the price of an internet plan, sold with its price lock or without. TV and
 * home security have no labels that could.
 */
export function isUnconfirmed({ internetPlans }: Pick<Catalogue, 'internetPlans'>, planId: string): boolean {
  const plan = internetPlans.find(one => one.id === planId || one.priceLock?.id === planId)
  return plan !== undefined && !isConfirmed(plan)
}
