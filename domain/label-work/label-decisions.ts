/** The possible decisions about a plan that differs from its label. */
export const labelDecisionKinds = ['take_over', 'keep'] as const
export type LabelDecision = (typeof labelDecisionKinds)[number]

/** How a form says which decision it has seen: when it was made; nothing without one. */
export const seenOf = (decided: { at: Date } | null): string => decided?.at.toISOString() ?? ''

/** The longest reason for keeping ours. */
export const REASON_MAX_LENGTH = 300
