import type { Intent } from './intents.ts'

/**
 * What a message means: one intent, or several it may have, the likeliest first; none where nothing comes near. `followed` where
 * it was told by what was spoken of before, which its own words need not tell.
 */
export type Understood = {
  intent: Intent | null
  likely: number
  possible: readonly Intent[]
  followed?: true
}

/** One meaning and no other. */
export const certain = (intent: Intent): Understood => ({ intent, likely: 1, possible: [intent] })
