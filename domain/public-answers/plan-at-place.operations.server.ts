import { z } from 'zod/mini'
import { doubtsAt } from '#domain/availability/doubts-at.server.ts'
import { labelPricesAt } from '#domain/availability/label-prices.server.ts'
import type { LookUpDeps } from '#domain/availability/look-up-providers.server.ts'
import type { OfferedPlan } from '#domain/availability/offered-plans.ts'
import { notListedWords } from '#domain/availability/place-doubts.ts'
import { checkWords } from '#domain/billing/check-words.ts'
import { operation } from '#domain/shared/define-operation.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { placeInWords } from '#domain/shared/place-in-words.ts'

/** A plan at a place that somebody looks at it from: that it isn't listed there, or how certain it is, in a sentence. */
export type PlanAtPlace = { doubt: string; labelPrices?: OfferedPlan['labelPrices'] }

/**
 * Says of a plan whether it is sold at a ZIP code, and what its labels add there. It looks the place up as a search does, so
 * it counts as one.
 */
export const planAtPlace = operation({
  name: 'planAtPlace',
  summary: 'Whether a plan is sold at a ZIP code, and what its labels add to its price there.',
  input: z.object({
    plan: z.string().check(z.maxLength(80)),
    zip: z.string().check(z.regex(/^\d{5}$/)),
  }),
  output: z.custom<PlanAtPlace>(),
  refusals: ['plan_not_found', 'zip_unknown'],
  limits: [{ name: 'lookup', per: 'client' }],
  lane: 'lookup',
  async run(deps: LookUpDeps, { log }: Caller, input) {
    const plan = deps.catalogue.internetPlan(input.plan)
    const offering = deps.catalogue.offering(input.plan)
    if (!plan || !offering) return refused('plan_not_found')
    const place = deps.zips.find(input.zip)
    if (!place) return refused('zip_unknown')
    // The label is there to be read where the data don't answer.
    const { notListed, unsure } = await doubtsAt({ ...deps, log }, input.zip, [offering])
    const doubt =
      notListed.length > 0
        ? notListedWords(notListed, placeInWords(input.zip, place))
        : checkWords({ certainty: unsure[0]?.words })
    const { labelPrices } = await labelPricesAt({ ...deps, log }, plan, place)
    return succeeded<PlanAtPlace>({ doubt, ...(labelPrices ? { labelPrices } : {}) })
  },
})
