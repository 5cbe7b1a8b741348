import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import { rowOf } from '#domain/catalog-drafts/catalog-row.ts'
import { saveDraft } from '#domain/catalog-drafts/save-draft.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { LabelDecision } from './label-decisions.ts'
import { type LabelDifference, labelKey } from './label-difference.ts'
import { labelDecisions } from './label-work.tables.server.ts'
import { comparePlans } from './plan-differences.server.ts'
import { planFromLabel } from './plan-from-label.ts'

type Deps = { db: Database; catalogue: Catalogue; now: () => Date }
type Decided = { planId: string; key: string; decision: LabelDecision; reason: string | null }

/**
 * Stores what the desk decided about a plan that differs from its label. `key` identifies the label that was looked
 * at: 'gone' if the plan no longer differs, 'changed' if its label says something else by now. Taking over a label
 * makes a draft of the plan ('drafted'), unless somebody already has one: theirs is never overwritten.
 */
export async function decideDifference(
  deps: Deps,
  member: Pick<StaffMember, 'id' | 'name'>,
  { planId, key, decision, reason }: Decided,
): Promise<'kept' | 'drafted' | 'gone' | 'changed'> {
  const { db, now } = deps
  const [difference] = (await comparePlans(deps, planId)).differences
  if (!difference) return 'gone'
  if (labelKey(difference.label) !== key) return 'changed'
  const at = now()
  const { figures } = difference
  // The draft first: a decision that is there has its draft, too.
  const isDrafted = decision !== 'keep' && (await draftFromLabel(deps, member, planId, difference))
  const row = { decision, reason, labelKey: key, figures, staffName: member.name, decidedAt: at }
  await transaction(db, async tx => {
    await tx
      .insert(labelDecisions)
      .values({ planId, ...row })
      .onConflictDoUpdate({ target: labelDecisions.planId, set: row })
    await recordEvent(tx, {
      at,
      actor: { staffId: member.id, name: member.name },
      what: 'decideLabelDifference',
      subject: { kind: 'labels', id: planId },
      details: { after: { decision, figures }, ...(reason ? { note: reason } : {}) },
    })
  })
  return isDrafted ? 'drafted' : 'kept'
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
