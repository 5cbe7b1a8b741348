import type { FoundProvider, LikelyReason } from './lookup-result.ts'

type Guessed = Pick<FoundProvider, 'coverage'> & { reason?: LikelyReason }

/** Why plans of a provider are likely that the data don't name; undefined where they name other lines of it. */
export const reasonOf = ({ reason, coverage }: Guessed): LikelyReason | undefined =>
  reason ?? (coverage?.onlyPossible ? 'sells_in_state' : undefined)

/** Whether they are no more than possible: all we know is that it sells them somewhere in the state. */
export const isOnlyPossible = (provider: Guessed): boolean => reasonOf(provider) === 'sells_in_state'
