import { builderParts } from '#domain/bundles/builder-parts.ts'
import { onlineUses, tvHabits } from '#domain/bundles/wish-options.ts'
import type { PremadeBundle } from '#domain/catalog/bundles.schema.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { ServiceKind } from '#domain/catalog/provider.schema.ts'
import { type PriceSchedule, todayOnly } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'

export type BundleView = Omit<PremadeBundle, 'contents'> & {
  contents: { kind: ServiceKind; text: string }[]
  /** Said beside the saving where the figures do not add up. */
  note: string | null
  schedule: PriceSchedule
}
export type BundlesView = ReturnType<typeof bundlesView>
export type WishOptions = BundlesView['wishOptions']

/**
 * What the bundles page shows, the builder's whole catalogue with it: 23 plans weigh less as data than as code. No later
 * price of a pre-made bundle is published, and its price line says so.
 */
export function bundlesView(catalogue: Catalogue) {
  return {
    pricesAsOf: catalogue.asOf,
    heroPoints: catalogue.bundleBuilder.heroPoints,
    parts: builderParts(catalogue),
    wishOptions: { onlineUses: onlineUses(catalogue), tvHabits: tvHabits(catalogue) },
    bundles: catalogue.premadeBundles.map(
      (bundle): BundleView => ({
        ...bundle,
        contents: bundle.contents.map(kind => ({ kind, text: contentInWords(catalogue, bundle, kind) })),
        note: savingNote(bundle),
        schedule: todayOnly(bundle.startingCents),
      }),
    ),
  }
}

function contentInWords(catalogue: Catalogue, { opensWith }: PremadeBundle, kind: ServiceKind): string {
  if (kind === 'internet') return 'Home internet from a provider at your address'
  if (kind === 'security') return 'Monitored home security with an app'
  const channels = (opensWith.tv && catalogue.tvPackage(opensWith.tv)?.channels) || null
  return channels === null ? 'Live TV' : `Live TV with ${channels}+ channels`
}

function savingNote({ startingCents, wasCents, savingCents }: PremadeBundle): string | null {
  const monthlyDifference = wasCents - startingCents
  if (monthlyDifference === savingCents) return null
  const saving = formatCents(savingCents).replace(/\.00$/, '')
  return `The advertised saving is ${saving}. The monthly price itself is ${formatCents(monthlyDifference)} lower; ask what the rest consists of.`
}
