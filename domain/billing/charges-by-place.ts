import type { CertainCharge, Charge, LabelCharges } from './label-charges.ts'

/**
 * What several labels say together about one plan at one price, each for places that it doesn't name. A fee that all
 * of them have, in the same amount, is charged everywhere; one that differs depends on the place, and we show its
 * maximum: where everybody pays it, what it comes to isn't known.
 */
export function chargesByPlace(labels: readonly LabelCharges[]): LabelCharges {
  const [first] = labels
  if (!first || labels.length === 1) return first ?? { certain: [], depending: [], taxes: null }
  const isEverywhere = (charge: CertainCharge) =>
    labels.every(label =>
      label.certain.some(one => keyOf(one) === keyOf(charge) && one.cents === charge.cents),
    )
  const certain = first.certain.filter(isEverywhere)
  const kept = new Set(certain.map(keyOf))
  const others = labels.map(label =>
    [...label.certain, ...label.depending].filter(one => !kept.has(keyOf(one))),
  )
  const groups = Map.groupBy(others.flat(), keyOf)
  const differing = [...groups.values()].flatMap(group => mostOf(group, labels.length))
  const paid = new Set(labels.flatMap(label => label.certain).map(keyOf))
  const unstated = new Map(
    [...differing.filter(one => paid.has(keyOf(one))), ...labels.flatMap(label => label.unstated ?? [])].map(
      one => [keyOf(one), one],
    ),
  )
  return {
    certain,
    depending: differing.filter(one => !unstated.has(keyOf(one))),
    taxes: labels.find(label => label.taxes !== null)?.taxes ?? null,
    ...(unstated.size > 0 ? { unstated: [...unstated.values()] } : {}),
  }
}

/** One fee as several labels have it. */
function mostOf(group: readonly Charge[], labels: number): Charge[] {
  const most = group.toSorted((a, b) => (b.cents ?? Infinity) - (a.cents ?? Infinity))[0]
  if (!most) return []
  const differs = group.length < labels || group.some(one => one.cents !== most.cents)
  return [differs && most.cents !== null ? { ...most, upTo: true } : most]
}

const keyOf = ({ name, every }: Charge) => `${every} ${name.toLowerCase()}`
