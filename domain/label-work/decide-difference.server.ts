import { eq, ne } from 'drizzle-orm'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import { rowOf } from '#domain/catalog-drafts/catalog-row.ts'
import { saveDraft } from '#domain/catalog-drafts/save-draft.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { type LabelDecision, seenOf } from './label-decisions.ts'
import { type LabelDifference, labelKey } from './label-difference.ts'
import { labelDecisions } from './label-work.tables.server.ts'
import { comparePlans } from './plan-differences.server.ts'
import { planFromLabel } from './plan-from-label.ts'

type Deps = { db: Database; catalogue: Catalogue; now: () => Date }
type Decided = {
  planId: string
  key: string
  decision: LabelDecision
  reason: string | null
  /** The decision that was seen, as `seenOf` names it. */
  seen: string
}
/** A decision that a colleague made meanwhile. */
type Other = { by: string; decision: LabelDecision }

/**
 * Stores what the desk decided about a plan that differs from its label. `key` identifies the label that was looked
 * at: 'gone' if the plan no longer differs, 'changed' if its label says something else by now. Taking over a label
 * makes a draft of the plan ('drafted'), unless somebody already has one: theirs is never overwritten. A decision that
 * was not seen stands, and is the answer.
 */
export async function decideDifference(
  deps: Deps,
  member: Pick<StaffMember, 'id' | 'name'>,
  { planId, key, decision, reason, seen }: Decided,
): Promise<'kept' | 'drafted' | 'gone' | 'changed' | Other> {
  const { db, now } = deps
  const [difference] = (await comparePlans(deps, planId)).differences
  if (!difference) return 'gone'
  if (labelKey(difference.label) !== key) return 'changed'
  const { decided } = difference
  if (decided && seenOf(decided) !== seen) return { by: decided.by, decision: decided.decision }
  const at = now()
  const { figures } = difference
  // The draft first: a decision that is there has its draft, too.
  const isDrafted = decision !== 'keep' && (await draftFromLabel(deps, member, planId, difference))
  const row = { decision, reason, labelKey: key, figures, staffName: member.name, decidedAt: at }
  return transaction(db, async tx => {
    const stored = await tx
      .insert(labelDecisions)
      .values({ planId, ...row })
      .onConflictDoUpdate({
        ...{ target: labelDecisions.planId, set: row },
        // Somebody may have decided at this very moment.
        setWhere: decided ? eq(labelDecisions.decidedAt, decided.at) : ne(labelDecisions.labelKey, key),
      })
      .returning({ planId: labelDecisions.planId })
    if (stored.length === 0) return otherDecision(tx, planId)
    await recordEvent(tx, {
      at,
      actor: { staffId: member.id, name: member.name },
      what: 'decideLabelDifference',
      subject: { kind: 'labels', id: planId },
      details: { after: { decision, figures }, ...(reason ? { note: reason } : {}) },
    })
    return isDrafted ? 'drafted' : 'kept'
  })
}

async function otherDecision(tx: Tx, planId: string): Promise<Other | 'changed'> {
  const [made] = await tx.select().from(labelDecisions).where(eq(labelDecisions.planId, planId))
  return made ? { by: made.staffName, decision: made.decision } : 'changed'
}

async function draftFromLabel(
  { db, now }: Deps,
  member: Pick<StaffMember, 'id' | 'name'>,
  planId: string,
  difference: LabelDifference,
): Promise<boolean> {
  const subject = { kind: 'plan', id: planId } as const
  const row = rowOf(await servedCatalogue(db, now()), subject)
  if (!row) return false
  const content = planFromLabel(row, difference)
  return (await saveDraft({ db, now }, member, { ...subject, content, version: 0, takeOver: false })).ok
}
