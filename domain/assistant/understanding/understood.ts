import type { Intent } from './intents.ts'

/** What a message means: one intent, or several it may have, the likeliest first; none where nothing comes near. */
export type Understood = { intent: Intent | null; likely: number; possible: readonly Intent[] }

/** One meaning and no other. */
export const certain = (intent: Intent): Understood => ({ intent, likely: 1, possible: [intent] })
