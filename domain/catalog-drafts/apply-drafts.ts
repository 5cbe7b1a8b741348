import type { CatalogueContent } from '#domain/catalog/catalogue-content.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { withNewerFields } from '#domain/catalog/newer-fields.ts'
import { offeringsOf } from '#domain/catalog/offering.ts'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import { samePrices } from '#domain/pricing/same-prices.ts'
import { type CatalogRow, listPlaces, rowOf, sameRow, valueAt, withValueAt } from './catalog-row.ts'
import { type CatalogKind, type CatalogSubject, catalogKinds, subjectKey } from './catalog-subject.ts'
import { figurePlaces } from './figure-places.ts'
import { type Earlier, insertedAs, putBack } from './put-back.ts'

/** What a draft does to one entry: replaces it with `content`, or removes it if that is null. */
export type Change = CatalogSubject & { content: CatalogRow | null }

/**
 * Content with changes applied, whatever their order; the schema still has to read the result. Lines of lists that
 * quote something retired are removed, or quote the provider's entry plan instead; those of something brought back
 * are as they were `earlier`. `day` becomes a plan's price date if the price changed.
 */
export function applyDrafts(
  content: CatalogueContent,
  changes: readonly Change[],
  day: string,
  earlier: Earlier = new Map(),
): unknown {
  let next: unknown = content
  for (const kind of catalogKinds) {
    for (const change of changes.filter(one => one.kind === kind))
      next = withChange(next, change, content, day, earlier.get(subjectKey(change)))
  }
  const known = [content, ...earlier.values()].flatMap(offeringsOf).map(({ planId }) => planId)
  return settled(
    putBack(withNewerFields(next, content) as CatalogueContent, earlier),
    changes,
    new Set(known),
  )
}

function withChange(
  content: unknown,
  change: Change,
  before: CatalogueContent,
  day: string,
  earlier: CatalogueContent = before,
): unknown {
  const { kind, id } = change
  if (kind === 'figure') {
    const found = figurePlaces(before).find(one => one.id === id)
    return found && change.content ? withValueAt(content, found.place, change.content) : content
  }
  const place = listPlaces[kind]
  const rows = valueAt(content, place) as readonly CatalogRow[]
  const row = change.content && storedRow(kind, change.content, earlier, id, day)
  const known = rows.some(one => one.id === id)
  const next = known
    ? rows.flatMap(one => (one.id !== id ? [one] : row ? [row] : []))
    : row
      ? insertedAs(rows, row, valueAt(earlier, place) as readonly CatalogRow[], one => String(one.id))
      : rows
  return withValueAt(content, place, next)
}

function storedRow(
  kind: CatalogKind,
  row: CatalogRow,
  before: CatalogueContent,
  id: string,
  day: string,
): CatalogRow {
  if (kind === 'provider') {
    const { regions: _, ...rest } = row
    return rest
  }
  if (kind !== 'plan') return row
  const old = before.internetPlans.find(one => one.id === id)
  const isSame = old !== undefined && samePrices(old.schedule, row.schedule as PriceSchedule)
  return { ...row, pricedOn: isSame ? old.pricedOn : day }
}

/** The consequences of changes: nothing quotes what is gone, and the comparison has the right provider lines. */
function settled(
  content: CatalogueContent,
  changes: readonly Change[],
  /** Every plan that there was before. */
  known: ReadonlySet<string>,
): unknown {
  const gone = (kind: CatalogKind) =>
    new Set(changes.filter(one => one.kind === kind && one.content === null).map(one => one.id))
  const goneProviders = gone('provider')
  const ofThose = <Row extends { providerId: string }>(rows: readonly Row[]) =>
    rows.filter(({ providerId }) => !goneProviders.has(providerId))
  const internetPlans = ofThose(content.internetPlans)
  const entryOf = (providerId: string) =>
    internetPlans.filter(plan => plan.providerId === providerId).toSorted(cheapestFirst)[0]?.id
  const { bundleBuilder, guides } = content
  const kept = {
    internetPlans,
    tvPackages: ofThose(content.tvPackages),
    securityPackages: ofThose(content.securityPackages),
    internetAddOns: ofThose(content.internetAddOns),
    bundleBuilder: {
      ...bundleBuilder,
      firstProviders: bundleBuilder.firstProviders.filter(id => !goneProviders.has(id)),
      internet: ofThose(bundleBuilder.internet),
      security: ofThose(bundleBuilder.security),
    },
  }
  const offered = new Set(offeringsOf({ ...content, ...kept }).map(({ planId }) => planId))
  const isGone = (planId: string) => known.has(planId) && !offered.has(planId)
  const quoted = (planId: string, providerId: string) => (isGone(planId) ? entryOf(providerId) : planId)
  const unlessGone = (planId: string | null) => (planId && isGone(planId) ? null : planId)
  return {
    ...content,
    ...kept,
    premadeBundles: content.premadeBundles.map(bundle => ({
      ...bundle,
      opensWith: {
        internet: unlessGone(bundle.opensWith.internet),
        security: unlessGone(bundle.opensWith.security),
        tv: unlessGone(bundle.opensWith.tv),
      },
    })),
    providerListings: listings(content, changes, entryOf).flatMap(listing => {
      const planId = quoted(listing.planId, listing.providerId)
      return planId && !goneProviders.has(listing.providerId) ? [{ ...listing, planId }] : []
    }),
    homeCards: ofThose(content.homeCards).flatMap(card => {
      if (!('planId' in card.startsAt)) return [card]
      const planId = quoted(card.startsAt.planId, card.providerId)
      // What a note says is of the plan that it was written for.
      return planId ? [planId === card.startsAt.planId ? card : { ...card, startsAt: { planId } }] : []
    }),
    logoStrip: content.logoStrip.filter(id => !goneProviders.has(id)),
    guides: {
      ...guides,
      bestProviders: { ...guides.bestProviders, providers: ofThose(guides.bestProviders.providers) },
      discounts: { ...guides.discounts, military: ofThose(guides.discounts.military) },
      tvHabits: guides.tvHabits.map(one => ({ ...one, packageId: unlessGone(one.packageId) })),
    },
  }
}

/** Lines of the comparison, plus those of providers whose draft names regions; a line starts out quoting the entry plan. */
function listings(
  content: CatalogueContent,
  changes: readonly Change[],
  entryOf: (providerId: string) => string | undefined,
) {
  let lines: readonly CatalogRow[] = content.providerListings
  for (const { kind, id, content: row } of changes) {
    if (kind !== 'provider' || row === null || !Array.isArray(row.regions)) continue
    const line = lines.find(one => one.providerId === id)
    const others = lines.filter(one => one.providerId !== id)
    const planId = entryOf(id)
    if (row.regions.length === 0) lines = others
    else if (line) lines = lines.map(one => (one === line ? { ...one, regions: row.regions } : one))
    else if (planId) lines = [...others, { providerId: id, regions: row.regions, planId }]
  }
  return lines as CatalogueContent['providerListings']
}

/** Whether the catalog's entry is still the one that a draft started from. */
export const isUpToDate = (
  content: CatalogueContent,
  { before, ...subject }: CatalogSubject & { before: CatalogRow | null },
): boolean => sameRow(rowOf(content, subject), before)
