import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { seededContent, servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import { readOrFaults } from '#domain/catalog/publish-catalogue.server.ts'
import { labelGroupsOfPlan } from '#domain/labels/label-groups.server.ts'
import { labelPriceRange } from '#domain/labels/label-prices.server.ts'
import type { Reader } from '#platform/database.server.ts'
import { applyDrafts } from './apply-drafts.ts'
import { type Finding, findOddities } from './catalog-checks.ts'
import { nameOfRow, rowOf, rowsOf } from './catalog-row.ts'
import { catalogKinds, subjectKey } from './catalog-subject.ts'
import { contentsBefore } from './content-before.server.ts'
import { retiredDrafts, type StoredDraft } from './draft-store.server.ts'
import { faultWords, retiredNames } from './fault-words.ts'
import { type Companion, goesWith } from './goes-with.ts'
import { lowestLabelTotal } from './label-total.ts'

/** Drafts compared with the catalog being served. */
export type Examined = {
  before: Catalogue
  /** What is retired because its provider is. */
  companions: readonly Companion[]
  /** The catalog with the drafts applied; null if it isn't valid. */
  after: Catalogue | null
  /** What is to be published. */
  content: unknown
  /** What keeps it from being a valid catalog, in words for editors: nothing can overrule that. */
  faults: readonly string[]
  /** What is published only with a reason. */
  findings: readonly Finding[]
}

/**
 * Examines drafts together, as they would be published at a given time. Price dates are in the zone in which the time
 * was chosen.
 */
export async function examineDrafts(
  db: Reader,
  drafts: readonly StoredDraft[],
  at: Date,
  timeZone: string,
): Promise<Examined> {
  const before = await servedCatalogue(db, at)
  const changes = drafts.map(({ kind, subjectId, content }) => ({ kind, id: subjectId, content }))
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
  const served = before.content
  const companions = goesWith(served, drafts)
  const earlier = await contentsBefore(db, drafts)
  const content = applyDrafts(served, changes, day, earlier)
  const read = readOrFaults(content, 'The drafts')
  const after = read.ok ? read.value : null
  const faults = await faultsOf(db, before, drafts, read)
  if (!after || faults.length > 0) return { before, companions, after: null, content, faults, findings: [] }
  // What is brought back is compared with what it was.
  const rows = drafts.map(({ kind, subjectId: id, before: old, content: next }) => {
    const was = earlier.get(subjectKey({ kind, id }))
    return { kind, id, before: old ?? (was ? rowOf(was, { kind, id }) : null), content: next }
  })
  const labels = await labelFactsOf(db, after, drafts)
  return {
    ...{ before, companions, after, content },
    faults: [],
    findings: findOddities({ after, drafts: rows, companions, seeded: seededIds(), ...labels }),
  }
}

async function faultsOf(
  db: Reader,
  before: Catalogue,
  drafts: readonly StoredDraft[],
  read: ReturnType<typeof readOrFaults>,
): Promise<string[]> {
  const found = read.ok ? [] : read.found
  // What is not even well formed has no words of its own.
  const raw = read.ok || found.length > 0 ? [] : read.faults
  const gone = retiredNames(await retiredDrafts(db))
  const providerName = (id: string) => {
    const drafted = drafts.find(one => one.kind === 'provider' && one.subjectId === id && one.content)
    return drafted ? nameOfRow(drafted.content, id) : (before.provider(id)?.name ?? gone.get(id) ?? id)
  }
  return [...faultWords({ served: before, drafts, found, providerName }), ...raw]
}

/** What the labels of drafted plans say, where we hold them. */
async function labelFactsOf(db: Reader, after: Catalogue, drafts: readonly StoredDraft[]) {
  const labelTotals = new Map<string, number>()
  const labelPrices = new Map<string, number[]>()
  for (const { kind, subjectId } of drafts) {
    const plan = kind === 'plan' ? after.internetPlan(subjectId) : undefined
    if (!plan || plan.labels.length === 0) continue
    const range = await labelPriceRange(db, plan.providerId, plan.labels)
    const cents = range && lowestLabelTotal(range)
    if (cents !== null) labelTotals.set(plan.id, cents)
    const groups = await labelGroupsOfPlan(db, plan.providerId, plan.labels)
    if (groups.length > 0)
      labelPrices.set(
        plan.id,
        groups.map(group => group.priceNowCents),
      )
  }
  return { labelTotals, labelPrices }
}

let seeded: ReadonlySet<string> | undefined

/** The ids of everything that the specification and the seed give. */
export function seededIds(): ReadonlySet<string> {
  const seed = seededContent()
  return (seeded ??= new Set(catalogKinds.flatMap(kind => rowsOf(seed, kind).map(({ id }) => id))))
}
