import { asc, eq } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import type { LabelFacts } from './label.ts'
import { labelEditions, labels } from './labels.tables.server.ts'

/** A full label and its source. Dates are like `2026-08-03`. */
export type WholeLabel = {
  id: number
  providerId: string
  facts: LabelFacts
  /** Every column of its row as published, in the file's order. */
  published: { column: string; text: string }[]
  /** It was like this in [validFrom, validTo); `null` while it is current. */
  validFrom: string
  validTo: string | null
  /** The first file that had it in this form, and the date on which that file was last found unchanged. */
  edition: { date: string; lastSeen: string; source: string; credit: string | null; layout: string }
  /** Every version of this plan's label, the first one first, including this one. */
  history: { id: number; validFrom: string; validTo: string | null; priceNowCents: number }[]
}

/** The maximum number of versions returned. */
const MOST_STATES = 200

/** The label with an id, current or older; `null` if there is none. */
export async function wholeLabel(db: Reader, id: number): Promise<WholeLabel | null> {
  if (!Number.isSafeInteger(id) || id < 1 || id > 2 ** 31 - 1) return null
  const [found] = await db
    .select({ label: labels, edition: labelEditions })
    .from(labels)
    .innerJoin(labelEditions, eq(labelEditions.id, labels.editionId))
    .where(eq(labels.id, id))
  if (!found) return null
  const { label, edition } = found
  const history = await db
    .select({
      id: labels.id,
      validFrom: labels.validFrom,
      validTo: labels.validTo,
      priceNowCents: labels.priceNowCents,
    })
    .from(labels)
    .where(eq(labels.lineageId, label.lineageId))
    .orderBy(asc(labels.validFrom))
    .limit(MOST_STATES)
  const { date, lastSeen, source, credit, layout, columns } = edition
  return {
    id,
    providerId: label.providerId,
    facts: label.facts,
    published: columns.map((column, index) => ({ column, text: label.published[index] ?? '' })),
    validFrom: label.validFrom,
    validTo: label.validTo,
    edition: { date, lastSeen, source, credit, layout },
    history,
  }
}
