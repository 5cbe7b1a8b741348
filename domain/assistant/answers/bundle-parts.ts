import { bundleParts } from '#domain/bundles/builder-parts.ts'
import type { BundlePart } from '#domain/bundles/bundle.ts'
import { type PlacePart, partsAtPlace, surestParts } from '#domain/bundles/parts-at-place.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { countedMbps } from '#domain/catalog/speed-words.ts'
import { asWords } from '../reading/brands-named.ts'
import type { Asking } from './asking.ts'

/** The packages of TV or an alarm that a question calls by name: those of a provider that it names, or that was spoken of. */
export function partsNamed(
  { asked, catalogue, dialogue }: Pick<Asking, 'asked' | 'catalogue' | 'dialogue'>,
  spoken: readonly string[],
): BundlePart[] {
  const ofNamed = new Set([
    ...asked.providers.map(({ id }) => id),
    ...spoken.flatMap(id => catalogue.offering(id)?.providerId ?? []),
    ...dialogue.providers.filter(id => !catalogue.entryPlan(id)),
  ])
  const said = asWords(asked.text)
  const called = bundleParts(catalogue).filter(
    part => part.kind !== 'internet' && ofNamed.has(part.providerId) && said.includes(asWords(part.plan)),
  )
  // `Choice Plus` holds the name of `Choice`, which is not meant then.
  return called.filter(
    part =>
      !called.some(
        one => one.plan.length > part.plan.length && asWords(one.plan).includes(asWords(part.plan)),
      ),
  )
}

/** What may be put together: what is surest at the place, however little of it, with what was named or spoken of and may be there; without a place what the builder lists. */
export function partsOffered(
  { asked, catalogue, place }: Pick<Asking, 'asked' | 'catalogue' | 'place'>,
  meant: readonly string[],
): readonly (BundlePart & Partial<Pick<PlacePart, 'certainty' | 'reach'>>)[] {
  const named = new Set(asked.providers.map(({ id }) => id))
  const all = bundleParts(catalogue)
  if (!place) return all.filter(part => part.inBuilder || named.has(part.providerId))
  const there = partsAtPlace(all, place.result)
  const recommended = surestParts(there, 0)
  const isSold = (id: string) => recommended.some(part => part.providerId === id)
  return there.filter(
    part =>
      recommended.includes(part) ||
      meant.includes(part.planId) ||
      (named.has(part.providerId) && !isSold(part.providerId)),
  )
}

/** `The total for both`: of what was spoken of last and of what was before it. */
const ofBoth = /\b(?:both|together|combined|the two|all (?:three|of (?:it|them|that)))\b/

/** What was spoken of together, or one after the other where both are meant: the plans of several kinds that a sum is of. */
export function spokenTogether({ asked, dialogue }: Pick<Asking, 'asked' | 'dialogue'>): string[] {
  const isOfBoth = ofBoth.test(asked.text) && dialogue.plans.length === 1
  return isOfBoth ? [...dialogue.lastPlans, ...dialogue.plans] : [...dialogue.plans]
}

/** What some things come to in all, by no name: `the total for both per month`, `and over 24 months`. */
export const sumOfThem =
  /^(?=.*\b(?:total|totals|costs?|price|pay|how much|altogether|sum|add up|comes? to)\b).*\b(?:both|together|combined|the two|all (?:three|of (?:it|them|that)))\b/
export const overTime =
  /^(?:and |so |ok |what about |how about )*(?:over|for|in) (?:\d{1,2}|one|two|three|a) ?(?:months?|years?)\b/

const faster = /\b(faster|fastest|quicker)\b/

/** `With the faster internet` after one that was put together: whether a plan is faster than its own, or the fastest of all; null where that isn't asked. */
export function fasterInBundle(
  catalogue: Catalogue,
  text: string,
  spoken: readonly string[],
  offered: readonly BundlePart[],
): ((part: BundlePart) => boolean) | null {
  const [, word] = faster.exec(text) ?? []
  const [own] = spoken.flatMap(id => catalogue.internetPlan(id) ?? [])
  if (!word || !own) return null
  const speedOf = ({ planId }: BundlePart): number => {
    const plan = catalogue.internetPlan(planId ?? '')
    return plan ? countedMbps(plan) : 0
  }
  const most = Math.max(...offered.map(speedOf))
  return part => (word === 'fastest' ? speedOf(part) === most : speedOf(part) > countedMbps(own))
}
