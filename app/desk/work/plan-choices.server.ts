import { type LookUpDeps, lookUpProviders } from '#domain/availability/look-up-providers.server.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { pricesMark } from '#domain/orders/prices-mark.server.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import type { PlanChoices } from './plan-options.tsx'

/** What can be ordered: first what is sold at the ZIP as far as our data tell, then everything else. */
export async function planChoices(deps: LookUpDeps & { log: Log }, zipCode: string): Promise<PlanChoices> {
  const atPlace = new Set(await plansAt(deps, zipCode))
  const choices = deps.catalogue.offerings.map(({ planId, providerName, serviceName, schedule }) => ({
    planId,
    words: `${fullName(providerName, serviceName)}, ${formatMonthly(priceToday(schedule))}`,
  }))
  return {
    here: choices.filter(({ planId }) => atPlace.has(planId)),
    elsewhere: choices.filter(({ planId }) => !atPlace.has(planId)),
    prices: pricesMark(deps.catalogue),
  }
}

async function plansAt(deps: LookUpDeps & { log: Log }, zipCode: string): Promise<string[]> {
  if (zipCode === '') return []
  const found = await lookUpProviders(deps, zipCode).catch((error: unknown) => {
    deps.log.warn({ err: describeError(error) }, 'plans of a lead’s ZIP not found')
    return null
  })
  return found?.ok ? found.value.result.plans.map(({ id }) => id) : []
}
