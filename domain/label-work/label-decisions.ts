/** The possible decisions about a plan that differs from its label. */
export const labelDecisions = ['take_over', 'keep'] as const
export type LabelDecision = (typeof labelDecisions)[number]

/** The longest reason for keeping ours. */
export const REASON_MAX_LENGTH = 300
