import {
  type BundlePart,
  besideAdvertised,
  bundleName,
  bundleTotalCents,
  riseInWords,
} from '#domain/bundles/bundle.ts'
import type { BundleAtPlace, PlacePart } from '#domain/bundles/parts-at-place.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { TOTAL_MONTHS } from '#domain/pricing/known-total.ts'
import { publishedMonths } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { type CheckedZip, reachInWords } from './zip-outcome.ts'

type Fitted = Pick<BundleAtPlace, 'instead'> & {
  parts: readonly (BundlePart & Partial<Pick<PlacePart, 'certainty'>>)[]
}

/** What a pre-made bundle contains at the checked ZIP, or before a check, its total, and how that changes later. */
export function premadeWords(
  { parts, instead }: Fitted,
  advertisedCents: number,
  checked: CheckedZip | null,
): string {
  const cents = bundleTotalCents(parts)
  const sum = `${bundleName(parts)}: ${formatMonthly(cents)}, ${besideAdvertised(cents, advertisedCents)}.${laterInWords(parts)}`
  if (!checked) return `Opens in the builder as ${sum}`
  const where = checked.county ?? checked.place
  const isGuess = parts.some(part => part.certainty === 'likely')
  if (!instead) return `${isGuess ? 'Internet not confirmed for' : 'For'} ${where}: ${sum}`
  const missing = `${fullName(instead.of.providerName, instead.of.plan)} isn’t listed for ${where}.`
  if (!instead.by) {
    return `${missing} We don’t know another internet provider there that you can order from us. Without internet: ${sum}`
  }
  const reach = reachInWords(instead.by, checked)
  const unsure = isGuess ? `, not confirmed for ${where}` : reach && `, which ${reach}`
  return `${missing} With ${fullName(instead.by.providerName, instead.by.plan)} instead${unsure}: ${sum}`
}

/**
 * What a bundle comes to at a checked place, where that isn't what it comes to as it is advertised; null where its
 * advertised figures hold. Then its old price and its saving are of another bundle.
 */
export function priceElsewhere(fitted: Fitted, advertised: readonly BundlePart[]): number | null {
  const cents = bundleTotalCents(fitted.parts)
  return cents === bundleTotalCents(advertised) ? null : cents
}

/** What a bundle costs later: by how much its parts rise, and of which of them nothing is published. */
function laterInWords(parts: readonly BundlePart[]): string {
  const rises = parts.map(riseInWords).join('')
  const open = parts.filter(({ schedule }) => publishedMonths(schedule, TOTAL_MONTHS) < TOTAL_MONTHS)
  if (open.length === 0) return rises
  if (open.length === parts.length) return ' Later price not published.'
  return `${rises} The later price of ${bundleName(open, ' and ')} isn’t published.`
}
