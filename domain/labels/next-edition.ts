import { followLabels } from './follow-labels.ts'
import type { LabelFacts } from './label.ts'
import { changesBetween, type FieldChange } from './label-changes.ts'

/** A label in a provider's newest edition. */
export type StandingLabel = { id: number; lineageId: number; facts: LabelFacts }

/** What a new edition does to a provider's labels. */
export type EditionStep<New> = {
  /** Stays as it is: nothing is written. */
  kept: StandingLabel[]
  /** A label that replaces a current one: with the fields that differ, none if only its id does. */
  replaced: { old: StandingLabel; label: New; changes: FieldChange[] }[]
  fresh: New[]
  gone: StandingLabel[]
}

/** Compares the labels of a provider's new edition with the current ones. */
export function nextEdition<New extends { facts: LabelFacts }>(
  providerId: string,
  standing: readonly StandingLabel[],
  labels: readonly New[],
): EditionStep<New> {
  const { pairs, gone, fresh } = followLabels(providerId, standing, labels)
  const step: EditionStep<New> = { kept: [], replaced: [], fresh, gone }
  for (const [old, label] of pairs) {
    const changes = old.facts === label.facts ? [] : changesBetween(old.facts, label.facts)
    if (changes.length === 0 && old.facts.planId === label.facts.planId) step.kept.push(old)
    else step.replaced.push({ old, label, changes })
  }
  return step
}
