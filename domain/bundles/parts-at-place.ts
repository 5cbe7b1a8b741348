import type { Reach } from '#domain/availability/counties/county-reach.ts'
import type { LookupResult } from '#domain/availability/lookup-result.ts'
import type { OfferedPlan } from '#domain/availability/offered-plans.ts'
import { type PlanCertainty, plansAtPlace } from '#domain/availability/plans-at-place.ts'
import { planTypeOf } from '#domain/availability/technology.ts'
import { reachesSpeed } from '#domain/catalog/speed-words.ts'
import { byTotal, totalOf } from '#domain/pricing/known-total.ts'
import { priceToday, withAddedFee } from '#domain/pricing/price-schedule.ts'
import { type BundleChoice, type BundlePart, chosenParts } from './bundle.ts'
import type { UnconfirmedPrice } from './weigh-bundles.ts'

/**
 * A part that is available at a place, with how certain that is. `null` for TV and security, which don't depend on
 * the place.
 */
export type PlacePart = BundlePart & {
  certainty: PlanCertainty | null
  /** How much of the county its provider reaches with that kind of line, if the answer says so. */
  reach?: Reach
  /** No label we found confirms its price. `label` is what its labels say instead, where that is more. */
  unconfirmed?: UnconfirmedPrice
}

/** The parts of an answer that recommendations use. */
export type PlaceAnswer = Pick<LookupResult, 'providers' | 'likelyProviders'> & {
  plans?: readonly (Pick<OfferedPlan, 'id' | 'labelPrices'> & Partial<Pick<OfferedPlan, 'hasLabel'>>)[]
}

/** Most certain first. */
const certainties: readonly PlanCertainty[] = ['listed', 'in-state', 'nationwide', 'likely']

/**
 * The parts that an answer supports: internet plans among its plans, what only the builder sells if its provider has
 * a plan there, and all TV and security. Every recommendation is made from these, so that none names a provider
 * missing from the answer.
 */
export function partsAtPlace(parts: readonly BundlePart[], answer: PlaceAnswer): PlacePart[] {
  const plans = parts.flatMap(part => (part.line ? [{ part, ...part.line, downloadMbps: part.size }] : []))
  const plansOf = (id: string) => plans.filter(({ part }) => part.providerId === id)
  const ofPlan = new Map<string, PlanCertainty>()
  const ofProvider = new Map<string, PlanCertainty>()
  const reachOf = ({ providerId, line }: BundlePart): Reach | undefined => {
    const coverage = answer.providers.find(({ id }) => id === providerId)?.coverage
    const ofLine = coverage?.technologies.find(({ code }) => planTypeOf(code) === line?.type)
    return line ? ofLine?.reach : coverage?.reach
  }
  const surer = (one: PlanCertainty, other?: PlanCertainty) =>
    other && certainties.indexOf(other) <= certainties.indexOf(one) ? other : one
  for (const { plan, certainty } of plansAtPlace({ plansOf }, answer)) {
    const { planId, providerId } = plan.part
    ofPlan.set(planId, surer(certainty, ofPlan.get(planId)))
    ofProvider.set(providerId, surer(certainty, ofProvider.get(providerId)))
  }
  return parts.flatMap((part): PlacePart[] => {
    if (part.kind !== 'internet') return [{ ...part, certainty: null }]
    const certainty = part.line ? ofPlan.get(part.planId) : ofProvider.get(part.providerId)
    const plan = answer.plans?.find(({ id }) => id === part.planId)
    const fee = plan?.labelPrices?.added
    const unconfirmed = plan?.hasLabel === false ? unconfirmedPrice(part, plan.labelPrices) : null
    const reach = reachOf(part)
    const known = {
      ...(reach ? { reach } : {}),
      ...(fee ? { fee } : {}),
      ...(unconfirmed ? { unconfirmed } : {}),
    }
    const { fee: _anywhere, ...listed } = part
    return certainty ? [{ ...listed, certainty, ...known }] : []
  })
}

/** Labels that say less than our price speak against it, too, but no budget is at risk by them. */
function unconfirmedPrice(
  { schedule }: Pick<BundlePart, 'schedule'>,
  labels: OfferedPlan['labelPrices'],
): UnconfirmedPrice {
  const { fromCents, toCents } = labels ?? {}
  if (fromCents === undefined || toCents === undefined || fromCents <= priceToday(schedule)) return {}
  return { label: { fromCents, toCents } }
}

/**
 * The parts that are recommended at a place for a wanted speed: what is only likely there is left out if anything is
 * listed, or known to be sold in the state. Satellites are left out if one of those is fast enough: nobody would thank us
 * for a dish at three times the price because the fiber's later price isn't published. A guess doesn't displace them.
 */
export function surestParts(atPlace: readonly PlacePart[], wantedMbps: number): PlacePart[] {
  const sure = atPlace.some(isKnown) ? atPlace.filter(part => part.certainty !== 'likely') : atPlace
  const isEnough = sure.some(part => isKnown(part) && reachesSpeed(part.size, wantedMbps))
  return isEnough ? sure.filter(part => part.certainty !== 'nationwide') : [...sure]
}

/**
 * Of those, what reaches a small part of the county is left out if something that reaches more is fast enough: few homes
 * could order it.
 */
export function recommendableParts(atPlace: readonly PlacePart[], wantedMbps: number): PlacePart[] {
  const sure = surestParts(atPlace, wantedMbps)
  const isWide = ({ reach }: PlacePart) => reach !== 'few'
  const isEnough = sure.some(
    part => part.kind === 'internet' && isWide(part) && isKnown(part) && reachesSpeed(part.size, wantedMbps),
  )
  return isEnough ? sure.filter(isWide) : sure
}

const isKnown = ({ certainty }: PlacePart) => certainty === 'listed' || certainty === 'in-state'

/** Widest first; answers about less than a county don't say it of anything. */
const byReach = ({ reach }: PlacePart) => (reach ? ['most', 'parts', 'few'].indexOf(reach) : 0)

/**
 * The internet plan that replaces one of a given speed: among those recommended at the place, the plans at least as
 * fast (or, if there are none, the fastest), those first that most of the county can order, then those with a fully
 * published price, then the cheapest over 24 months. `null` if nobody sells internet there that can be ordered.
 */
function bestInternet(atPlace: readonly PlacePart[], wantedMbps: number): PlacePart | null {
  const internet = recommendableParts(atPlace, wantedMbps).filter(part => part.kind === 'internet')
  const fastest = Math.max(0, ...internet.map(part => part.size))
  const enough = internet.filter(part => reachesSpeed(part.size, Math.min(wantedMbps, fastest)))
  const totalThere = ({ schedule, fee }: PlacePart) => totalOf(withAddedFee(schedule, fee))
  const [best] = enough.toSorted(
    (a, b) =>
      byReach(a) - byReach(b) ||
      byTotal(totalThere(a), totalThere(b)) ||
      b.size - a.size ||
      (a.planId < b.planId ? -1 : 1),
  )
  return best ?? null
}

/** A bundle as it is available at a place. `instead` is the plan of the bundle that is not sold there. */
export type BundleAtPlace = {
  choice: BundleChoice
  /** Its parts at the place, in the builder's order. */
  parts: readonly PlacePart[]
  instead: { of: BundlePart; by: PlacePart | null } | null
}

/**
 * Fits a bundle to a place: TV and security stay, and internet that is not sold there is replaced with the best that
 * is.
 */
export function bundleAtPlace(
  choice: BundleChoice,
  parts: readonly BundlePart[],
  atPlace: readonly PlacePart[],
): BundleAtPlace {
  const wanted = parts.find(part => part.kind === 'internet' && part.planId === choice.internet)
  const isSold = atPlace.some(part => part.kind === 'internet' && part.planId === choice.internet)
  if (!wanted || isSold) return { choice, parts: chosenParts(atPlace, choice), instead: null }
  const by = bestInternet(atPlace, wanted.size)
  const fitted = { ...choice, internet: by?.planId ?? null }
  return { choice: fitted, parts: chosenParts(atPlace, fitted), instead: { of: wanted, by } }
}
