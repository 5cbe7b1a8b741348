import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { autopayInWords, conditionsOf, isLabeled, labelsAnywhere } from '#domain/catalog/internet-plan.ts'
import { featuresOf, planFeatures } from '#domain/catalog/plan-features.ts'
import { planTypeNames } from '#domain/catalog/plan-type.ts'
import { buyerInWords } from '#domain/catalog/price-before-buyer.ts'
import { planSpeedName } from '#domain/catalog/speed-words.ts'
import type { ComparedPlan } from '#domain/comparison/compare-plans.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { inSentence } from '#domain/shared/first-letter.ts'
import type { PlansAtZip } from './plans-at-zip.server.ts'

/** Every internet plan without what the page doesn't show, and the filters' options. */
export function internetPlansView(catalogue: Catalogue) {
  const plans = catalogue.internetPlans.map(plan => comparedPlan(catalogue, plan))
  const providers = new Map(plans.map(plan => [plan.providerId, plan.providerName]))
  return {
    plans,
    features: planFeatures,
    typeNames: planTypeNames,
    providers: [...providers]
      .map(([id, name]) => ({ id, name }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  }
}

/** What the page shows; `here` is what is known about the ZIP code in its address. */
export type InternetPlansView = ReturnType<typeof internetPlansView> & { here: PlansAtZip | null }

/** A plan as the page of all plans carries it. */
function comparedPlan(catalogue: Catalogue, plan: InternetPlan): ComparedPlan {
  const { id, name, providerId, type, description, speed, downloadMbps, downloadFromMbps } = plan
  const { uploadMbps, uploadToMbps, badge, rewardCardCents, contractMonths, schedule } = plan
  const { priceLock, dataCap } = plan
  return {
    ...{ id, name, providerId, type, description, speed, downloadMbps, downloadFromMbps },
    ...{ uploadMbps, uploadToMbps, badge, rewardCardCents, contractMonths, dataCap, schedule },
    pricedFor: [autopayInWords(plan), buyerInWords(catalogue, plan)].flatMap(words =>
      words ? [inSentence(words)] : [],
    ),
    conditions: conditionsOf(plan),
    checkedOn: catalogue.checkedOn(id),
    providerName: catalogue.providerName(providerId),
    speedName: planSpeedName(plan),
    features: featuresOf(plan),
    ...labelsAnywhere(plan),
    isLabeled: isLabeled(plan),
    lockedCents: priceLock && priceToday(priceLock.schedule),
  }
}
