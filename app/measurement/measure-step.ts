import type { EventLabel, StepName } from '#domain/measurement/events.ts'
import { readStoredObject, writeStorage } from '../ui/browser-storage.ts'
import { measure } from './measure.ts'

/** The key in a tab's storage for what was counted of its visit. */
export const VISIT_KEY = 'plainwire-visit'

/**
 * Counts a step on the way to an order, once in this tab: only the tab remembers that it was counted, and the last
 * ZIP code. A place for which we could name nobody counts once per place.
 */
export function measureStep<Name extends StepName>(
  name: Name,
  label: EventLabel<Name>,
  facts: { zip?: string; providers?: readonly string[] } = {},
): void {
  const kept = readStoredObject(VISIT_KEY, 'sessionStorage') ?? {}
  const zip = facts.zip ?? (typeof kept.zip === 'string' ? kept.zip : undefined)
  const counted = typeof kept.counted === 'string' ? kept.counted.split(' ') : []
  const step = label === 'none' ? `${name}:${zip ?? ''}` : name
  if (counted.includes(step)) return
  const visit = JSON.stringify({ zip, counted: [...counted, step].slice(-50).join(' ') })
  // If nothing can be stored, it would be counted again and again.
  if (!writeStorage(VISIT_KEY, visit, 'sessionStorage')) return
  measure(name, label, { ...(zip ? { zip } : {}), providers: [...new Set(facts.providers)].slice(0, 50) })
}
