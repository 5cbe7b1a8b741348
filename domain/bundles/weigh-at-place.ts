import { type PlacePart, recommendableParts, surestParts } from './parts-at-place.ts'
import { type Advice, type Needs, weighBundles } from './weigh-bundles.ts'

/** The bundles to advise at a place: of what is recommended there or, if none of it stays within the budget and what few homes can order does, of that, too. */
export function weighAtPlace(atPlace: readonly PlacePart[], needs: Needs): Advice {
  const advice = weighBundles(recommendableParts(atPlace, needs.mbps), needs)
  if (advice.anyWithinBudget) return advice
  const wider = weighBundles(surestParts(atPlace, needs.mbps), needs)
  return wider.anyWithinBudget ? wider : advice
}
