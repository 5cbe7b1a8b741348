import type { Condition, ConditionKind } from '../condition.ts'

/** A condition, with what it is about. */
export const about = (kind: ConditionKind, words: string): Condition => ({ about: kind, words })

/* What the plans of several providers have in common, each in its one place. */

export const BY_ADDRESS = about('other', 'Prices and speeds differ by address.')
export const TAXES_ON_TOP = about('taxes-on-top', 'Taxes are not included.')
export const NOT_INCLUDED: readonly Condition[] = [TAXES_ON_TOP, BY_ADDRESS]
export const RENTAL_ON_TOP = about('fees', 'Taxes and equipment rental are not included.')
export const NEW_CUSTOMERS = about('introduction', 'Introductory price for new customers.')
export const NO_DATA_STATED = about('other', 'The label doesn’t say how much data is included.')
export const SLOWER_AFTER_DATA = about('other', 'Slower after the monthly data.')
