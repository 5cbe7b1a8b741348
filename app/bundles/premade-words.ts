import { type BundlePart, besideAdvertised, bundleName, bundleTotalCents } from '#domain/bundles/bundle.ts'
import type { BundleAtPlace } from '#domain/bundles/parts-at-place.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import type { CheckedZip } from './zip-outcome.ts'

type Fitted = Pick<BundleAtPlace, 'instead'> & { parts: readonly BundlePart[] }

/** What a pre-made bundle contains at the checked ZIP, or before a check, and its total. */
export function premadeWords(
  { parts, instead }: Fitted,
  advertisedCents: number,
  checked: CheckedZip | null,
): string {
  const cents = bundleTotalCents(parts)
  const sum = `${bundleName(parts)}: ${formatMonthly(cents)}, ${besideAdvertised(cents, advertisedCents)}.`
  if (!checked) return `Opens in the builder as ${sum}`
  const where = checked.county ?? checked.place
  if (!instead) return `For ${where}: ${sum}`
  const missing = `${instead.of.providerName} isn’t listed for ${where}.`
  if (!instead.by) {
    return `${missing} We don’t know another internet provider there that you can order from us. Without internet: ${sum}`
  }
  const unsure = instead.by.certainty === 'likely' ? `, not confirmed for ${where}` : ''
  return `${missing} With ${fullName(instead.by.providerName, instead.by.plan)} instead${unsure}: ${sum}`
}
