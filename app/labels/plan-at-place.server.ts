import { doubtsAt } from '#domain/availability/doubts-at.server.ts'
import { labelPricesAt } from '#domain/availability/label-prices.server.ts'
import type { LookUpDeps } from '#domain/availability/look-up-providers.server.ts'
import { notListedWords } from '#domain/availability/place-doubts.ts'
import { checkWords } from '#domain/billing/check-words.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { placeInWords } from '#domain/shared/place-in-words.ts'
import type { Log } from '#platform/log.server.ts'
import type { PlanAtPlace } from './plan-label-view.server.ts'

/** What our data say of a plan at a ZIP code: whether it is sold there, and what its labels add there. */
export async function planAtPlace(
  deps: LookUpDeps & { log: Log },
  plan: InternetPlan,
  zip: string,
): Promise<PlanAtPlace> {
  const place = deps.zips.find(zip)
  const offering = deps.catalogue.offering(plan.id)
  if (!place || !offering) return { doubt: '' }
  // The label is there to be read where the data don't answer.
  const { notListed, unsure } = await doubtsAt(deps, zip, [offering])
  const doubt =
    notListed.length > 0
      ? notListedWords(notListed, placeInWords(zip, place))
      : checkWords({ certainty: unsure[0]?.words })
  const { labelPrices } = await labelPricesAt(deps, plan, place)
  return { doubt, ...(labelPrices ? { labelPrices } : {}) }
}
