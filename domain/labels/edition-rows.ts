import type { LabelFacts } from './label.ts'
import type { labelChanges, labelLineages, labels } from './labels.tables.server.ts'
import type { EditionStep, StandingLabel } from './next-edition.ts'

type LabelRow = Omit<typeof labels.$inferInsert, 'validTo'> & { validTo: string | null }
type LineageRow = Omit<typeof labelLineages.$inferInsert, 'goneOn'> & { goneOn: string | null }
export type ChangeRow = typeof labelChanges.$inferInsert

/** An edition's data for its rows; `since` is the date of the previous one, `null` for a provider's first. */
export type EditionFrame = { editionId: number; providerId: string; date: string; since: string | null }

/** The rows that an edition adds, and what it does to the current ones. */
export type EditionRows = {
  lineages: LineageRow[]
  labels: LabelRow[]
  changes: ChangeRow[]
  /** Labels whose period ends on the edition's date. */
  ended: number[]
  gone: { lineageId: number }[]
  renamed: { lineageId: number; name: string; region: string | null }[]
}

type New = { facts: LabelFacts; published: string[] }

/**
 * Turns an edition's changes into rows. `next` gives the first free numbers, and counts on. A first edition changes
 * nothing.
 */
export function editionRows(
  frame: EditionFrame,
  step: EditionStep<New>,
  next: { labelId: number; lineageId: number },
): EditionRows {
  const { editionId, providerId, date, since } = frame
  const rows: EditionRows = { lineages: [], labels: [], changes: [], ended: [], gone: [], renamed: [] }
  const addLabel = (lineageId: number, label: New) => {
    rows.labels.push({ ...rowOf(label), id: next.labelId, lineageId, editionId, providerId, validFrom: date })
    next.labelId += 1
  }
  const addChange = (
    lineageId: number,
    facts: LabelFacts,
    change: Pick<ChangeRow, 'kind'> & Partial<ChangeRow>,
  ) => {
    if (since === null) return
    const { name, region } = facts
    const number = rows.changes.length + 1
    rows.changes.push({ editionId, number, providerId, lineageId, since, date, name, region, ...change })
  }
  for (const { old, label, changes } of step.replaced) {
    rows.ended.push(old.id)
    addLabel(old.lineageId, label)
    const { name, region } = label.facts
    if (name !== old.facts.name || region !== old.facts.region) {
      rows.renamed.push({ lineageId: old.lineageId, name, region })
    }
    for (const change of changes) addChange(old.lineageId, label.facts, { kind: 'changed', ...change })
  }
  for (const label of step.fresh) {
    const { name, region, priceNowCents } = label.facts
    const lineageId = next.lineageId
    next.lineageId += 1
    rows.lineages.push({ id: lineageId, providerId, name, region, firstSeen: date, goneOn: null })
    addLabel(lineageId, label)
    addChange(lineageId, label.facts, { kind: 'new', newCents: priceNowCents })
  }
  for (const old of step.gone) {
    rows.ended.push(old.id)
    rows.gone.push({ lineageId: old.lineageId })
    addChange(old.lineageId, old.facts, { kind: 'gone', oldCents: old.facts.priceNowCents })
  }
  return rows
}

/** The current labels after an edition, from the rows that it adds. */
export function standingAfter(step: EditionStep<New>, rows: EditionRows): StandingLabel[] {
  return [...step.kept, ...rows.labels.map(({ id, lineageId, facts }) => ({ id, lineageId, facts }))]
}

function rowOf({ facts, published }: New) {
  return {
    planId: facts.planId,
    name: facts.name,
    region: facts.region,
    priceNowCents: facts.priceNowCents,
    introductory: facts.introductory,
    introMonths: facts.introMonths,
    laterPriceCents: facts.laterPriceCents,
    downloadMbps: facts.download?.to ?? null,
    facts,
    published,
    validTo: null,
  }
}
