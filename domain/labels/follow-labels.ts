import type { LabelFacts } from './label.ts'
import { lastingPart } from './plan-id.ts'

/** Which labels of a new edition continue which of the previous one. */
export type Followed<Old, New> = { pairs: [Old, New][]; gone: Old[]; fresh: New[] }

type WithFacts = { facts: LabelFacts }

/**
 * Follows labels from one edition of a provider to the next: first by plan id and region. Among the rest, labels with
 * the same name, region and permanent part of the id are the same plan reissued: identical ones first, then, if there
 * are as many as before and the place is known, in order of speed and price. If nothing identifies the place, only a
 * single one is followed. All others are removed or new.
 */
export function followLabels<Old extends WithFacts, New extends WithFacts>(
  providerId: string,
  before: readonly Old[],
  now: readonly New[],
): Followed<Old, New> {
  const pairs: [Old, New][] = []
  const left = pairUp(
    before,
    now,
    pairs,
    one => key(one.facts.planId ?? one.facts.name, one.facts.region),
    'any',
  )
  const place = ({ facts }: WithFacts) => lastingPart(providerId, facts.planId)
  const group = (one: WithFacts) => key(nameKey(one.facts.name), one.facts.region, place(one))
  const same = pairUp(left.before, left.now, pairs, one => key(group(one), contentOf(one.facts)), 'any')
  const told = (one: WithFacts) => one.facts.region !== null || place(one) !== ''
  const rest = pairUp(same.before, same.now, pairs, group, one => (told(one) ? 'as many' : 'single'))
  return { pairs, gone: rest.before, fresh: rest.now }
}

const key = (...parts: (string | null)[]) => JSON.stringify(parts)
const nameKey = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ')

/** What a label says, apart from its id. */
function contentOf(facts: LabelFacts): string {
  return JSON.stringify({ ...facts, planId: null, oddities: [] })
}

type Rule = 'any' | 'as many' | 'single'

/** Adds the pairs of one key to `pairs` and returns what is left. */
function pairUp<Old extends WithFacts, New extends WithFacts>(
  before: readonly Old[],
  now: readonly New[],
  pairs: [Old, New][],
  keyOf: (one: WithFacts) => string,
  rule: Rule | ((one: WithFacts) => Rule),
): { before: Old[]; now: New[] } {
  const olds = Map.groupBy(before, keyOf)
  const news = Map.groupBy(now, keyOf)
  const left: { before: Old[]; now: New[] } = { before: [], now: [] }
  for (const [name, were] of olds) {
    const are = news.get(name) ?? []
    const [first] = were
    const applied = typeof rule === 'string' || !first ? rule : rule(first)
    const fit =
      applied === 'any' || (were.length === are.length && (applied === 'as many' || were.length === 1))
    const count = fit ? Math.min(were.length, are.length) : 0
    const several = were.length > 1 || are.length > 1
    const [sortedOld, sortedNew] = several ? [were.toSorted(byPrice), are.toSorted(byPrice)] : [were, are]
    for (let index = 0; index < count; index += 1) {
      const [old, current] = [sortedOld[index], sortedNew[index]]
      if (old && current) pairs.push([old, current])
    }
    left.before.push(...sortedOld.slice(count))
    left.now.push(...sortedNew.slice(count))
    news.delete(name)
  }
  for (const rest of news.values()) left.now.push(...rest)
  return left
}

function byPrice({ facts: a }: WithFacts, { facts: b }: WithFacts): number {
  return (
    (a.download?.to ?? 0) - (b.download?.to ?? 0) ||
    (a.upload?.to ?? 0) - (b.upload?.to ?? 0) ||
    a.priceNowCents - b.priceNowCents ||
    (contentOf(a) < contentOf(b) ? -1 : 1)
  )
}
