import { bundleParts } from '#domain/bundles/builder-parts.ts'
import type { BundlePart } from '#domain/bundles/bundle.ts'
import { tvHabits } from '#domain/bundles/wish-options.ts'
import type { PremadeBundle } from '#domain/catalog/bundles.schema.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { planTypeNames } from '#domain/catalog/plan-type.ts'
import { datesOf } from '#domain/catalog/price-dates.ts'
import type { ServiceKind } from '#domain/catalog/provider.schema.ts'
import { rankProviders } from '#domain/comparison/rank-providers.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { onlineUses } from '#domain/speed-needs/online-uses.ts'

export type BundleView = Omit<PremadeBundle, 'contents'> & {
  contents: { kind: ServiceKind; text: string }[]
  /** Shown beside the saving if the figures don't add up. */
  note: string | null
}
export type BundlesView = ReturnType<typeof bundlesView>
export type WishOptions = BundlesView['wishOptions']

/** A provider whose plans have different prices in the builder and on its page. */
export type OwnPrices = { providerId: string; text: string; page: string | null }

/**
 * What the bundles page shows, with everything that a bundle may be made of: about forty plans are smaller as data
 * than as code.
 */
export function bundlesView(catalogue: Catalogue) {
  return {
    /** When the prices of what the pre-made bundles open with were checked. */
    pricesAsOf: datesOf(
      catalogue,
      catalogue.premadeBundles.flatMap(({ opensWith }) =>
        Object.values(opensWith).filter(id => typeof id === 'string'),
      ),
    ),
    heroPoints: catalogue.bundleBuilder.heroPoints,
    parts: inPublishedOrder(catalogue),
    ownPrices: ownPrices(catalogue),
    wishOptions: {
      onlineUses: onlineUses(catalogue),
      tvHabits: tvHabits(catalogue),
      cheaperAlarm: cheaperAlarm(catalogue),
    },
    bundles: catalogue.premadeBundles.map(
      (bundle): BundleView => ({
        ...bundle,
        contents: bundle.contents.map(kind => ({ kind, text: contentInWords(catalogue, bundle, kind) })),
        note: savingNote(bundle),
      }),
    ),
  }
}

/** The builder lists internet providers in the order of the published ranking, as every list of them. */
function inPublishedOrder(catalogue: Catalogue): readonly BundlePart[] {
  const ranked = rankProviders(
    catalogue,
    catalogue.internetProviders.map(({ id }) => id),
  )
  const placeOf = ({ kind, providerId }: BundlePart) => {
    const place = kind === 'internet' ? ranked.indexOf(providerId) : -1
    return place === -1 ? ranked.length : place
  }
  return bundleParts(catalogue).toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The builder lists what the specification lists; an alarm that costs less a month is sold on its provider's own page. */
function cheaperAlarm(catalogue: Catalogue): { text: string; page: string; name: string } | null {
  const inBuilder = bundleParts(catalogue).filter(part => part.kind === 'security')
  const lowest = Math.min(...inBuilder.map(part => priceToday(part.schedule)))
  const [cheapest] = catalogue.securityPackages
    .flatMap(one => (one.choices ? [{ ...one, cents: one.choices.kit.minCents }] : []))
    .toSorted((a, b) => a.cents - b.cents)
  const provider = cheapest && catalogue.provider(cheapest.providerId)
  if (!cheapest || !provider?.page || cheapest.cents >= lowest) return null
  return {
    text: `A cheaper alarm isn’t part of this comparison: ${fullName(provider.name, cheapest.name)} with monitoring, from ${formatMonthly(cheapest.cents)} with nothing paid up front.`,
    page: provider.page,
    name: provider.name,
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
  return `The advertised saving is ${saving}. The monthly price itself is ${formatCents(monthlyDifference)} lower; ask what makes up the rest.`
}

/** Explains the prices if the builder's plan is also a plan of its provider's page, at a different price. */
function ownPrices(catalogue: Catalogue): OwnPrices[] {
  const providerIds = new Set(catalogue.bundleBuilder.internet.map(one => one.providerId))
  return [...providerIds].flatMap((providerId): OwnPrices[] => {
    const ofBuilder = catalogue.bundleBuilder.internet.filter(one => one.providerId === providerId)
    const fastest = ofBuilder.toSorted((a, b) => b.downloadMbps - a.downloadMbps)[0]
    const alone = catalogue.plansOf(providerId).filter(plan => plan.downloadMbps === fastest?.downloadMbps)
    const provider = catalogue.provider(providerId)
    if (!fastest || !provider || alone.length === 0) return []
    const prices = alone.map(
      plan => `${formatMonthly(priceToday(plan.schedule))} by ${planTypeNames[plan.type].toLowerCase()}`,
    )
    const text = `The bundle price of ${fastest.name} is ${formatMonthly(priceToday(fastest.schedule))}. Bought alone, ${fullName(provider.name, fastest.name)} is ${prices.join(' or ')}.`
    return [{ providerId, text, page: provider.page }]
  })
}
