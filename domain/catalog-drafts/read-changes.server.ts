import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { priceRangeInWords } from '#domain/labels/label-price-words.ts'
import { labelPriceRange } from '#domain/labels/label-prices.server.ts'
import type { Database } from '#platform/database.server.ts'
import { nameOfRow, textOf } from './catalog-row.ts'
import { clashingAhead } from './clashing-ahead.server.ts'
import { draftsWith, publishedDrafts, type StoredDraft } from './draft-store.server.ts'
import { nameWithProvider } from './draft-words.ts'
import { examineDrafts } from './examine-drafts.server.ts'
import { rowChanges } from './row-changes.ts'
import { costChanges, rankingMoves } from './what-it-changes.ts'
import { type PriceChange, whoWaits } from './who-waits.server.ts'

/** How the kept pages would differ, by address. */
export type PageChanges = { changed: string[]; added: string[]; gone: string[]; failing: string[] }

/** Everything that drafts would change, for the person who decides about them; null if one of them is gone. */
export async function readChanges(
  db: Database,
  at: Date,
  ids: readonly number[],
  tryPages: (catalogue: Catalogue) => Promise<PageChanges>,
) {
  const drafts = await draftsWith(db, ids)
  if (drafts.length === 0 || drafts.length < ids.length) return null
  const { before, after, companions, faults, findings } = await examineDrafts(
    db,
    drafts,
    at,
    'America/New_York',
  )
  const providerName = (id: string) => {
    const drafted = drafts.find(one => one.kind === 'provider' && one.subjectId === id)
    return drafted ? nameOfRow(drafted.content ?? drafted.before, id) : before.providerName(id)
  }
  const costs = after ? costChanges(before, after) : []
  const scheduleIn = (catalogue: Catalogue | null, planId: string) =>
    catalogue?.offering(planId)?.schedule ?? null
  // An estimate, such as an add-on's, is in no order, and nobody watches it.
  const prices = costs.flatMap(({ planId }): PriceChange[] => {
    const change = { planId, before: scheduleIn(before, planId), after: scheduleIn(after, planId) }
    return change.before || change.after ? [change] : []
  })
  const known = new Set(
    (await Promise.all(drafts.map(({ kind, subjectId: id }) => publishedDrafts(db, { kind, id }))))
      .flat()
      .map(({ draft }) => `${draft.kind}/${draft.subjectId}`),
  )
  return {
    /** Where a provider among them says it sells; null if none of them is local. */
    zipCode: zipCodeOf(drafts, after ?? before) ?? zipCodeOf(drafts, before),
    drafts: drafts.map(draft => ({
      ...{ id: draft.id, version: draft.version, kind: draft.kind, subjectId: draft.subjectId },
      ...{ authorName: draft.authorName, changedAt: draft.changedAt, publicationId: draft.publicationId },
      name: nameWithProvider(draft, providerName),
      act:
        draft.content === null
          ? ('retire' as const)
          : draft.before !== null
            ? ('change' as const)
            : known.has(`${draft.kind}/${draft.subjectId}`)
              ? ('back' as const)
              : ('new' as const),
      /** What is retired because this provider is, by name. */
      companions: companions.flatMap(({ id, row }) =>
        draft.kind === 'provider' && textOf(row, 'providerId') === draft.subjectId
          ? [nameOfRow(row, id)]
          : [],
      ),
      changes: rowChanges(draft.kind, draft.before, draft.content, providerName),
    })),
    faults,
    clashes: await clashingAhead(db, drafts, companions, providerName),
    findings,
    costs,
    moves: after ? rankingMoves(before, after) : [],
    labels: after ? await labelsBeside(db, after, drafts) : [],
    pages: after ? await tryPages(after) : null,
    waiting: {
      changed: await waitFor(db, prices, ({ after: next }) => next !== null),
      retired: await waitFor(db, prices, ({ after: next }) => next === null),
    },
  }
}

/** Who waits for those of the changes; null where there are none. */
async function waitFor(
  db: Database,
  prices: readonly PriceChange[],
  which: (change: PriceChange) => boolean,
) {
  const changes = prices.filter(which)
  return changes.length === 0 ? null : whoWaits(db, changes)
}

function zipCodeOf(drafts: readonly StoredDraft[], catalogue: Catalogue): string | null {
  const ids = drafts.map(({ kind, subjectId, content, before }) =>
    kind === 'provider' ? subjectId : textOf(content ?? before, 'providerId'),
  )
  return ids.flatMap(id => catalogue.provider(id)?.zipCodes ?? [])[0] ?? null
}

/** What the providers' own labels say about the plans among the drafts. */
async function labelsBeside(db: Database, after: Catalogue, drafts: readonly StoredDraft[]) {
  const plans = drafts.flatMap(({ kind, subjectId }) =>
    kind === 'plan' ? (after.internetPlan(subjectId) ?? []) : [],
  )
  return Promise.all(
    plans.map(async ({ id, name: plan, providerId, labels, schedule }) => {
      const name = fullName(after.providerName(providerId), plan)
      const range = labels.length > 0 ? await labelPriceRange(db, providerId, labels) : null
      const prices = range ? range.groups.map(group => priceRangeInWords(range, group)) : []
      return { planId: id, name, schedule, prices }
    }),
  )
}
