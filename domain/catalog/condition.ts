/**
 * What a condition of a plan's price can be about, as far as anything is decided by it. Code goes by this and never by the
 * words, which are for readers alone.
 */
export const conditionKinds = [
  /** The price is only the first one. */
  'introduction',
  /** Whether the price stays: it is guaranteed, has been kept for years, or nobody says so. */
  'lasting',
  'taxes-on-top',
  /** The label gives nothing for taxes. */
  'taxes-none',
  /** What the label adds each month, mostly by address. */
  'label-fees',
  /** Whatever else is charged: equipment, installation, taxes together with one of these. */
  'fees',
  'other',
] as const
export type ConditionKind = (typeof conditionKinds)[number]

/** Something that a price depends on, in a sentence, and what that is about. */
export type Condition = { readonly about: ConditionKind; readonly words: string }

/** How each kind is called where somebody chooses or reads it. */
export const conditionKindNames: Readonly<Record<ConditionKind, string>> = {
  introduction: 'Introductory price',
  lasting: 'Whether the price lasts',
  'taxes-on-top': 'Taxes come on top',
  'taxes-none': 'No taxes, by its label',
  'label-fees': 'Monthly fees of its label',
  fees: 'Other fees, equipment',
  other: 'Something else',
}

/** The sentences of conditions that are about one of some kinds. */
export const wordsAbout = (conditions: readonly Condition[], ...kinds: readonly ConditionKind[]): string[] =>
  conditions.flatMap(({ about, words }) => (kinds.includes(about) ? [words] : []))

export const wordsOf = (conditions: readonly Condition[]): string[] => conditions.map(({ words }) => words)
