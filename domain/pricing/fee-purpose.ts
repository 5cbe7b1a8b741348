/** What a one-time fee can be for; `all` is one sum of everything that is charged once. */
export const feePurposes = ['installation', 'activation', 'equipment', 'delivery', 'all', 'other'] as const
export type FeePurpose = (typeof feePurposes)[number]

/** How fees of each purpose are called where somebody chooses or reads it. */
export const feePurposeNames: Readonly<Record<FeePurpose, string>> = {
  installation: 'Installation',
  activation: 'Activation',
  equipment: 'Equipment',
  delivery: 'Delivery',
  all: 'All fees',
  other: 'Other',
}

/** How names tell it. `Self-Installation Activation` is an installation: the first that fits. */
const inNames: readonly (readonly [FeePurpose, RegExp])[] = [
  ['all', /one-time/i],
  ['installation', /install|set-? ?up/i],
  ['activation', /activat|connection/i],
  ['delivery', /shipping|delivery/i],
  ['equipment', /equipment|device|hardware|\bkit\b|\bdish\b/i],
]

/**
 * What a fee that has only a name is for: one on a provider's broadband label, or one that was stored before fees said
 * what they are for. Nothing else decides by a name.
 */
export const purposeOfName = (name: string): FeePurpose =>
  inNames.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other'

/** Stored content, terms or an entry, in which each fee says what it is for; the very same where all do. */
export function withFeePurposes<Stored>(stored: Stored): Stored {
  return completed(stored) as Stored
}

function completed(value: unknown): unknown {
  if (Array.isArray(value)) return mapped(value, completed)
  if (typeof value !== 'object' || value === null) return value
  const [keys, before] = [Object.keys(value), Object.values(value) as unknown[]]
  const after = before.map((inner, index) =>
    keys[index] === 'oneTimeFees' && Array.isArray(inner) ? mapped(inner, withPurpose) : completed(inner),
  )
  if (after.every((inner, index) => inner === before[index])) return value
  return Object.fromEntries(keys.map((key, index) => [key, after[index]]))
}

function mapped(list: readonly unknown[], change: (one: unknown) => unknown): readonly unknown[] {
  const after = list.map(change)
  return after.every((one, index) => one === list[index]) ? list : after
}

function withPurpose(fee: unknown): unknown {
  if (typeof fee !== 'object' || fee === null || 'purpose' in fee || !('label' in fee)) return fee
  return typeof fee.label === 'string' ? { ...fee, purpose: purposeOfName(fee.label) } : fee
}
