import { type BundlePart, besideAdvertised, bundleName, bundleTotalCents } from '#domain/bundles/bundle.ts'
import type { BundleAtPlace, PlacePart } from '#domain/bundles/parts-at-place.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { reachInWords } from './reach-in-words.ts'
import type { CheckedZip } from './zip-outcome.ts'

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
  const sum = `${bundleName(parts)}: ${formatMonthly(cents)}, ${besideAdvertised(cents, advertisedCents)}.${parts.map(riseInWords).join('')}`
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

/** How much more a part costs once its first price is over, as far as that is published. */
function riseInWords({ schedule }: BundlePart): string {
  const [first, later] = schedule.steps
  const more = (later?.monthlyCents ?? 0) - (first?.monthlyCents ?? 0)
  return later && more > 0 ? ` From month ${later.fromMonth}, ${formatMonthly(more)} more.` : ''
}
